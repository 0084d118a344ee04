"""What a memo function is called with must be there before the program starts."""
from rpython.rlib.objectmodel import specialize


class Point:
    def __init__(self, x):
        self.x = x


@specialize.memo()
def double(x):
    return x + x


@specialize.memo()
def twice(point):
    return point.x + point.x


def main(argv):
    print(double(len(argv)))
    print(twice(Point(3)))
    return 0
