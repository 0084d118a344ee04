"""Virtual methods, super, class attributes, isinstance."""


class Shape:
    sides = 0
    made = [0]

    def __init__(self, name):
        self.name = name
        self.made[0] += 1

    def area(self):
        return 0.0

    def describe(self):
        return f"{self.name} with {self.sides} sides and area {self.area():.2f}"


class Rectangle(Shape):
    sides = 4

    def __init__(self, width, height, name="rectangle"):
        super().__init__(name)
        self.width = width
        self.height = height

    def area(self):
        return self.width * self.height


class Square(Rectangle):
    def __init__(self, size):
        super().__init__(size, size, "square")

    def describe(self):
        return "a " + super().describe()


class Circle(Shape):
    def __init__(self, radius):
        Shape.__init__(self, "circle")
        self.radius = radius

    def area(self):
        return 3.0 * self.radius ** 2


def main(argv):
    shapes = [Shape("nothing"), Rectangle(2.0, 3.5), Square(4.0), Circle(1.5)]
    for shape in shapes:
        print(shape.describe(), isinstance(shape, Rectangle), isinstance(shape, (Circle, Square)), type(shape) is Rectangle)
    print(Shape.made[0], Square.sides, type(shapes[2]).__name__, shapes[3].__class__.__name__)
    print(issubclass(Square, Shape), issubclass(Shape, Square))
    shapes[0].sides = 7
    print(shapes[0].sides, Shape.sides, shapes[3].sides)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
