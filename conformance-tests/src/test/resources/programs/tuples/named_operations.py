"""What tuples do, done by named tuples; % formats their fields."""

from collections import namedtuple
from typing import NamedTuple
Point = namedtuple("Point", "x y")


class P3(NamedTuple):
    x: int
    y: int = 5
    name: str = "n"
    def norm(self):
        return self.x * self.x + self.y * self.y
    def __str__(self):
        return "P3<%d>" % self.norm()
D = namedtuple("D", ["a", "b"], defaults=[7])


def main(argv):
    p = Point(len(argv), 2)
    print("%s %s" % p)
    print(p)
    print(repr(p), str(p), f"{p} {p!r}")
    print("%s" % (p,))
    q = p._replace(y=9)
    print(q, q.x + q.y, q[0], q[-1])
    print(q == p, p == (1, 2), (1, 2) == p, p < q, p != (1, 2), p < (3, 4), (0, 1) < p)
    print(hash(p) == hash((1, 2)))
    x, y = q
    print(x, y, len(q))
    print(Point._fields, D._fields)
    print(p + q, p * 2)
    r = Point._make([4, 5])
    print(r)
    d = {p: 1, q: 2}
    print(d[Point(1, 2)], d[p])
    print(1 in p, 7 in p)
    t = P3(3)
    print(t, repr(t), t.norm(), t.name)
    print(P3(1, 2, "z") == (1, 2, "z"))
    print(D(1), D(1, 2), D(b=1, a=2))
    for v in p:
        print(v)
    print(sorted([q, p, r]))
    print(max(p), sum(p), min(p))
    print(list(p), tuple(p))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
