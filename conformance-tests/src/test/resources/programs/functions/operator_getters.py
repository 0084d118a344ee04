"""itemgetter, attrgetter, methodcaller and the operators as functions."""

from operator import itemgetter, attrgetter, methodcaller, add, mul, neg
import operator


class P:
    def __init__(self, n, a):
        self.n = n; self.a = a
    def key(self): return -self.a
    def plus(self, k): return self.a + k


def main(argv):
    l = [("b", 2), ("a", 3), ("c", 1)]
    print(sorted(l, key=itemgetter(1)), sorted(l, key=itemgetter(0)), max(l, key=itemgetter(1)))
    print(sorted(l, key=itemgetter(1, 0)))
    ps = [P("x", 3), P("y", 1)]
    ps.sort(key=attrgetter("a"))
    print([p.n for p in ps])
    ps.sort(key=methodcaller("key"))
    print([p.n for p in ps])
    ps.sort(key=methodcaller("plus", 3))
    print([p.n for p in ps], list(map(attrgetter("n"), ps)), sorted(ps, key=attrgetter("a", "n"))[0].n)
    print(add(1, 2), mul(3, 4), neg(5), operator.lt(1, 2), operator.floordiv(7, 2), operator.getitem([1, 2], 1), operator.truth(1), operator.not_(1), operator.contains([1], 1), operator.xor(5, 1), operator.eq("a", "b"))
    ops = {"+": operator.add, "-": operator.sub, "*": operator.mul}
    for k in "+-*":
        print(ops[k](6, 3))
    d = {"a": 2, "b": 1}
    print(sorted(d.items(), key=itemgetter(1)), sorted(["aa", "b"], key=len))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
