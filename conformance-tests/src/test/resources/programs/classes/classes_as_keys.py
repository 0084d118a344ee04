"""A class has one hash, and is equal to itself, however the value that is it came about."""
import sys


class A:
    pass


class B(A):
    pass


def main(argv):
    items = [A(), B(), A()]
    print([hash(type(x)) == hash(A) for x in items], hash(A) == hash(B))
    for x in items:
        print(type(x) in {A, B}, {A: 1, B: 2}[type(x)], type(x) == B)
    seen = {type(x) for x in items}
    print(len(seen), A in seen, B in seen, len({type(items[0]), A}))
    counts = {}
    for x in items:
        counts[type(x)] = counts.get(type(x), 0) + 1
    print(counts[A], counts[B])
    print({int: "i", A: "a"}.get(type(items[0])), hash(int) == hash(type(3)), hash((A, 1)) == hash((type(items[2]), 1)))


    table = {int: "i", A: "a"}
    key = type(items[0])
    print(table.get(key), key in table, [int, A].index(A), key in [int, A], key in (int, A))
    print(table.get(type(items[1]), "none"), {key, int, B} == {A, B, int}, len({int, bool, type(True), key, A}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
