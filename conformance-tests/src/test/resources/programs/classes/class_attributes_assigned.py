"""Attributes of classes that the program assigns."""


class Shape:
    count = 0
    unit = "cm"

    def __init__(self):
        Shape.count += 1


class Square(Shape):
    pass


def main(argv):
    shapes = [Shape(), Square(), Shape()]
    print(Shape.count, len(shapes))
    Shape.unit = "m"
    print(Shape.unit, shapes[0].unit)
    Shape.count = 0
    Square()
    print(Shape.count)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
