from collections import namedtuple

Point = namedtuple("Point", "x y")


class Slim:
    __slots__ = ("a",)

    def __init__(self):
        self.a = 1


class Circle:
    @property
    def area(self):
        return 3


def main(argv):
    point = Point(1, 2)
    point.x = 3
    slim = Slim()
    slim.b = 2
    circle = Circle()
    circle.area = 4
    return 0
