"""Hashes that Python fixes: of numbers, None, tuples and frozensets of these, and of what __hash__ gives."""
from rpython.rlib.rarithmetic import r_uint


class Numbered:
    def __init__(self, number):
        self.number = number

    def __hash__(self):
        return self.number

    def __eq__(self, other):
        return self.number == other.number

    def __repr__(self):
        return "Numbered(%d)" % self.number


def some(i):
    return None if i == 3 else Numbered(i)


def main(argv):
    print(hash(None), hash((1, None, 2.5, True)), hash(()), hash(1.5), hash(-1), hash(2**61-1), hash(-2**61), hash(True), hash(float('inf')), hash(1e300), hash((-1, (2, 3.25))))
    n = None if len(argv) < 50 else 3
    print(hash(n), hash((n, 1)), hash((n,)), hash(tuple([1, 2, 3])), hash((1, 2, 3)))
    print(hash(frozenset([1, 2])), hash(frozenset()), hash(frozenset([frozenset([1, 2]), frozenset([3])])), hash(frozenset(range(100))))
    print(hash(r_uint(5)), hash(r_uint(2**64 - 1)), hash(r_uint(2**63 + 7)))
    print([hash(some(i)) for i in range(-2, 6)], {some(i * 9): 1 for i in range(3)})
    print({Numbered(i) for i in range(40, -1, -3)}, hash((Numbered(-1), 1)), hash((Numbered(-2), 1)), {some(i) for i in range(9) if i != 3})
    print({1: "a", 1.0: "b", True: "c"}, {2.5: 1}.get(2.5), {(1, 2.0): 3}[(1.0, 2)])
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
