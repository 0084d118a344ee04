"""Classes of the program that extend tuple: instances go where tuples go, and what inherited methods give is plain."""
class Pair(tuple):
    def __new__(cls, a, b):
        return super().__new__(cls, (a, b))

    @property
    def first(self):
        return self[0]

    def swapped(self):
        return Pair(self[1], self[0])

    def __add__(self, other):
        return Pair(self[0] + other[0], self[1] + other[1])

    def __repr__(self):
        return f"Pair({self[0]!r}, {self[1]!r})"


class Path(tuple):
    def parent(self):
        return Path(self[:-1])

    def __truediv__(self, name):
        return Path(self + (name,))

    def __str__(self):
        return "/".join(self)


class Vec(tuple):
    def __new__(cls, *xs):
        return tuple.__new__(cls, xs)
    def __add__(self, other):
        return Vec(*[a + b for a, b in zip(self, other)])
    def __mul__(self, k):
        return Vec(*(a * k for a in self))
    def __rmul__(self, k):
        return self * k
    def __neg__(self):
        return self * -1
    def dot(self, other):
        return sum(a * b for a, b in zip(self, other))


ORIGIN = Pair(0, 0)


def main():
    p = Pair(3, 4)
    print(p, p.first, p.swapped(), p + p, p + (1, 2), len(p), p[0], p[-1], list(p), isinstance(p, tuple))
    a, b = p
    print(a, b, p == (3, 4), p == Pair(3, 4), p != Pair(4, 3), p < Pair(3, 5), sorted([Pair(2, 1), Pair(1, 2)]), hash(p) == hash((3, 4)))
    print({p: "x"}[Pair(3, 4)], p in {p}, 3 in p, 7 in p, p.index(4), p.count(3), str(p), f"{p}", type(p).__name__, type(p[:1]).__name__)
    print(ORIGIN, tuple(p), max(p), sum(p), [x for x in p], p[::-1], bool(p), p * 2)
    q = Path(("usr", "lib"))
    print(q, q / "x", q.parent(), len(q), repr(q), q + ("a",), bool(Path()), Path(["a"]))
    v = Vec(1, 2, 3)
    print(v, v + v, v * 2, 3 * v, -v, v.dot(v), v[1:], v == (1, 2, 3))
    n = Pair("k", 2.5)
    print(n, n.first, n.swapped())
    print("%s %s" % p, "%r" % (p,), "{0[0]}".format(p))
    for x, y in [Pair(1, 2), Pair(3, 4)]:
        print(x, y)
    d = {Pair(1, 2): 5}
    for (x, y), k in d.items():
        print(x, y, k)
    print((3, 4) == p, (3, 4) < p, (1,) + q if False else 0, isinstance((1, 2), Pair))
    print(min(Pair(5, 6), Pair(5, 1)), dict([Pair(1, 2)]), list(zip(p, p)), list(reversed(p)), (1, 2) + p)
main()
