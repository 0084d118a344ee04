"""A named tuple whose subclass has a __new__."""

from collections import namedtuple
from typing import NamedTuple


class Point(namedtuple("PointBase", "x y")):
    __slots__ = ()
    def __new__(cls, x, y=3):
        return super().__new__(cls, x, y)
    def dist(self):
        return self.x + self.y
    @property
    def double(self):
        return self.x * 2
    @classmethod
    def origin(cls):
        return cls(0, 0)
    def __add__(self, other):
        return Point(self.x + other.x, self.y + other.y)


def main(argv):
    p = Point(len(argv))
    print(p, p.dist(), p.double)
    print(Point.origin())
    print(p + Point(4, 5))
    print(isinstance(p, tuple), isinstance(p, Point))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
