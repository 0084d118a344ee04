"""Tuples: mixed items, unpacking, comparison, constant indexes."""


def swap(pair):
    first, second = pair
    return second, first


def min_max(values):
    return min(values), max(values)


def main(argv):
    mixed = (1, "two", 3.0, [4])
    print(mixed, len(mixed), mixed[0], mixed[-1], mixed[1:3])
    print(swap((1, "a")), swap(swap(("x", 2.5))))
    low, high = min_max([3, 1, 2])
    print(low, high)
    a, (b, c), *rest = 1, (2, 3), 4, 5
    print(a, b, c, rest)
    print((1, 2) < (1, 3), (1, 2) == (1, 2), (2, "a") > (1, "b"), (1,) + (2, 3), () == ())
    print(sorted([(2, "b"), (1, "z"), (2, "a")]))
    print((), (1,), ((1, 2), (3, 4)), hash((1, 2)) == hash((1, 2)))
    x, y = 1, 2
    x, y = y, x + y
    print(x, y)
    print(2 in (1, 2, 3), "x" in ("a", "b"))
    for number, letter in ((1, "a"), (2, "b")):
        print(number, letter)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
