"""Named tuples: slices, defaults, methods, patterns, comparison with plain tuples."""

from collections import namedtuple
from typing import NamedTuple
Point = namedtuple("Point", "x y z", defaults=[0])


class Person(NamedTuple):
    name: str
    age: int = 30
    @property
    def label(self):
        return f"{self.name}:{self.age}"
    def older(self, n):
        return self._replace(age=self.age + n)


def main(argv):
    p = Point(1, 2)
    print(p, p[1:], p[:2], p[-1], p[0], len(p))
    print(p._replace(x=9), p._fields, Point._fields, p._asdict())
    x, y, z = p
    print(x, y, z)
    print(p == (1, 2, 0), p < (1, 3, 0), (1, 2, 0) == p, p != (1, 2, 1), hash(p) == hash((1, 2, 0)))
    d = {p: "a"}
    print(d[Point(1, 2, 0)])
    k = Person("Al")
    print(k, k.label, k.older(5), k[0], k.age, k._fields)
    for v in p:
        print(v)
    a, *rest = p
    print(a, rest)
    print(Point._make([1, 2, 3]), max(p), sum(p), sorted([Point(3, 1), Point(1, 2)]))
    print(2 in p, p.index(2), p.count(0), p + (5,))
    q = Point(*[4, 5])
    print(q)
    match p:
        case Point(x=1, y=yy):
            print("matched", yy)
    print(Point(y=1, x=2), Point._field_defaults)
    print(isinstance(p, tuple), isinstance(p, Point), "%d %d %d" % p)
    print(list(p), tuple(p))
    return 0


if __name__ == "__main__":
    main(["program"])
