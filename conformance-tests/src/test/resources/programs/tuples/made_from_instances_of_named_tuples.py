"""_make of a named tuple, asked of an instance, and of one whose class extends it."""

from collections import namedtuple
from typing import NamedTuple


class Vec(namedtuple("Vec", "x y")):
    __slots__ = ()

    def __mul__(self, k):
        return self._make(c * k for c in self)

    def __neg__(self):
        return self._make([-self.x, -self.y])


class Point(NamedTuple):
    x: int
    y: int = 0

    def moved(self, by):
        return self._make((self.x + by, self.y + by))


class Colored(Vec):
    def named(self):
        return f"colored {self.x}"


def main():
    v = Vec(1, 2)
    print(v * 3, -v, type(v * 2).__name__)
    p = Point(4)
    print(p.moved(2), p._make([7, 8]), Point._make((1, 2)))
    c = Colored(5, 6)
    print(c * 2, (c * 2).named(), type(-c).__name__)
    try:
        v._make([1])
    except TypeError as e:
        print(e)


if __name__ == "__main__":
    main()
