"""Named tuples of collections and of typing."""

from collections import namedtuple
from typing import NamedTuple

Point = namedtuple("Point", ["x", "y"])
Entry = namedtuple("Entry", "key value", defaults=[0])


class Person(NamedTuple):
    name: str
    age: int = 30

    def older(self, years):
        return self._replace(age=self.age + years)

    @property
    def initial(self):
        return self.name[0]


class Vector(namedtuple("Vector", "a b c")):
    def length_squared(self):
        return self.a * self.a + self.b * self.b + self.c * self.c


ORIGIN = Point(0, 0)


def add(one, other):
    return Point(one.x + other.x, one.y + other.y)


def main(argv):
    point = Point(3, y=4)
    print(point, point.x, point[1], point[-2], len(point), ORIGIN, add(point, ORIGIN) == point)
    x, y = point
    print(x, y, tuple(point), list(point), sum(point), max(point), 4 in point)
    print(point == (3, 4), (3, 4) == point, point != ORIGIN, point == (3, 5), Point(1, 2) < Point(1, 3))
    ann = Person("ann")
    print(ann, ann.older(5), ann.initial, ann[0], ann._replace(name="bob"), Person("cy", 4).age)
    name, age = ann
    print(f"{name} is {age}", Entry("k"), Entry("k", 5).value, Vector(1, 2, 3), Vector(1, 2, 3).length_squared())
    print(sorted([Point(2, 1), Point(1, 5), Point(1, 2)]), {Point(1, 1): "one"}[Point(1, 1)], point._asdict())
    print([p.x for p in [Point(7, 8), point]], isinstance(point, tuple), isinstance(point, Point), Point._fields)
    print(*point, "%s" % point.x, point + (9,))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
