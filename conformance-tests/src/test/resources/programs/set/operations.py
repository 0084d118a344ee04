"""Set algebra; printed sorted."""


def show(numbers):
    return sorted(numbers)


def main(argv):
    a = {1, 2, 3, 4}
    b = {3, 4, 5}
    print(show(a | b), show(a & b), show(a - b), show(a ^ b), show(a.union(b)), show(a.intersection(b)), show(a.difference(b)))
    print(a == {4, 3, 2, 1}, a != b, {3} < a, a <= a, a > {1}, a.issubset(b), {1, 9}.isdisjoint(b), a.issuperset({1}))
    a.add(10)
    a.add(1)
    a.discard(2)
    a.discard(99)
    a.remove(3)
    print(show(a), len(a), 10 in a, 2 not in a)
    try:
        a.remove(99)
    except KeyError as error:
        print("KeyError", error)
    a |= b
    a -= {1}
    a &= {4, 5, 10}
    a.update([7, 8])
    print(show(a), bool(set()), len(set([1, 1, 1])), show(set("hello")))
    print(show(set([n * n % 7 for n in range(20)])), show({w for w in ["x", "y", "x"]}))
    only = {42}
    print(only, only.pop(), only, set())
    try:
        only.pop()
    except KeyError as error:
        print("KeyError", error)
    copied = b.copy()
    copied.clear()
    print(show(b), show(copied), {(1, 2), (1, 2)} == {(1, 2)})
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
