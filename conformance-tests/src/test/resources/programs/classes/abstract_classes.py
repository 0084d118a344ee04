"""Abstract base classes and visitors."""

from abc import ABC, abstractmethod
import math


class Shape(ABC):
    registry = []

    def __init__(self, name):
        self.name = name
        Shape.registry.append(self)

    @abstractmethod
    def area(self):
        ...

    @property
    @abstractmethod
    def sides(self):
        pass

    def describe(self):
        return f"{self.name}: {self.area():.2f} ({self.sides} sides)"


class Circle(Shape):
    def __init__(self, r):
        super().__init__("circle")
        self.r = r

    def area(self):
        return math.pi * self.r ** 2

    @property
    def sides(self):
        return 0


class Polygon(Shape):
    @property
    def sides(self):
        return len(self.points)

    def __init__(self, points):
        super().__init__("polygon")
        self.points = points

    def area(self):
        total = 0.0
        for (x1, y1), (x2, y2) in zip(self.points, self.points[1:] + self.points[:1]):
            total += x1 * y2 - x2 * y1
        return abs(total) / 2


class Square(Polygon):
    def __init__(self, side):
        super().__init__([(0.0, 0.0), (side, 0.0), (side, side), (0.0, side)])
        self.name = "square"

    @classmethod
    def unit(cls):
        return cls(1.0)

    @staticmethod
    def valid(side):
        return side > 0


class Visitor(ABC):
    @abstractmethod
    def visit(self, shape): raise NotImplementedError


class Summer(Visitor):
    def __init__(self):
        self.total = 0.0

    def visit(self, shape):
        self.total += shape.area()


class Namer(Visitor):
    def __init__(self):
        self.names = []

    def visit(self, shape):
        self.names.append(shape.name)


def main(argv):
    shapes = [Circle(2.0), Polygon([(0.0, 0.0), (4.0, 0.0), (0.0, 3.0)]), Square(3.0), Square.unit()]
    for s in shapes:
        print(s.describe())
    print(Square.valid(-1), Square.valid(2), len(Shape.registry))
    summer = Summer()
    namer = Namer()
    for v in (summer, namer):
        for s in shapes:
            v.visit(s)
    print(f"{summer.total:.3f}", namer.names)
    best = max(shapes, key=lambda s: s.area())
    print(best.name, [type(s).__name__ for s in sorted(shapes, key=lambda s: s.area())])
    print(isinstance(best, Shape), isinstance(shapes[2], Polygon), issubclass(Square, Shape))
    return 0

if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
