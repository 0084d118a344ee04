"""A deep hierarchy of classes: figures on a page that measure, move, draw and change themselves, by methods overridden
and called upwards at every level.

    figures.py [ROUNDS [COUNT]]
"""

import sys
from abc import ABC, abstractmethod


class Item(ABC):
    created = 0

    def __init__(self, name):
        Item.created += 1
        self.name = name
        self.visible = True

    @abstractmethod
    def area(self):
        ...

    def weight(self):
        return 1

    def describe(self):
        return self.name

    def accept(self, visitor):
        visitor.visit_item(self)


class Placed(Item):
    def __init__(self, name, x, y):
        super().__init__(name)
        self.x = x
        self.y = y

    def move(self, dx, dy):
        self.x += dx
        self.y += dy

    def describe(self):
        return f"{super().describe()} at {self.x:.1f},{self.y:.1f}"

    def weight(self):
        return super().weight() + 1


class Figure(Placed):
    def __init__(self, name, x, y, colour):
        super().__init__(name, x, y)
        self.colour = colour

    def perimeter(self):
        return 0.0

    def scale(self, factor):
        pass

    def weight(self):
        return super().weight() + len(self.colour)

    def accept(self, visitor):
        visitor.visit_figure(self)


class Ellipse(Figure):
    def __init__(self, x, y, a, b, colour, name="ellipse"):
        super().__init__(name, x, y, colour)
        self.a = a
        self.b = b

    def area(self):
        return 3.141592653589793 * self.a * self.b

    def perimeter(self):
        return 3.141592653589793 * (3.0 * (self.a + self.b) / 2.0 - (self.a * self.b) ** 0.5)

    def scale(self, factor):
        self.a *= factor
        self.b *= factor


class Circle(Ellipse):
    def __init__(self, x, y, radius, colour):
        super().__init__(x, y, radius, radius, colour, "circle")

    @property
    def radius(self):
        return self.a

    def perimeter(self):
        return 2.0 * 3.141592653589793 * self.radius


class Polygon(Figure):
    def __init__(self, x, y, corners, colour, name="polygon"):
        super().__init__(name, x, y, colour)
        self.corners = corners

    def area(self):
        total = 0.0
        previous = self.corners[-1]
        for corner in self.corners:
            total += previous[0] * corner[1] - corner[0] * previous[1]
            previous = corner
        return abs(total) / 2.0

    def perimeter(self):
        total = 0.0
        previous = self.corners[-1]
        for corner in self.corners:
            dx = corner[0] - previous[0]
            dy = corner[1] - previous[1]
            total += (dx * dx + dy * dy) ** 0.5
            previous = corner
        return total

    def scale(self, factor):
        self.corners = [(x * factor, y * factor) for x, y in self.corners]

    def weight(self):
        return super().weight() + len(self.corners)


class Triangle(Polygon):
    def __init__(self, x, y, base, height, colour):
        super().__init__(x, y, [(0.0, 0.0), (base, 0.0), (base / 3.0, height)], colour, "triangle")


class Rectangle(Polygon):
    def __init__(self, x, y, width, height, colour, name="rectangle"):
        super().__init__(x, y, [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)], colour, name)
        self.width = width
        self.height = height

    def area(self):
        return self.width * self.height

    def scale(self, factor):
        super().scale(factor)
        self.width *= factor
        self.height *= factor


class Square(Rectangle):
    def __init__(self, x, y, side, colour, name="square"):
        super().__init__(x, y, side, side, colour, name)

    def perimeter(self):
        return 4.0 * self.width


class RoundedSquare(Square):
    def __init__(self, x, y, side, rounding, colour):
        super().__init__(x, y, side, colour, "rounded square")
        self.rounding = rounding

    def area(self):
        return super().area() - 0.8584073464102068 * self.rounding * self.rounding

    def perimeter(self):
        return super().perimeter() - 1.7168146928204138 * self.rounding

    def describe(self):
        return super().describe() + f" rounded by {self.rounding:.1f}"


class Group(Placed):
    def __init__(self, name, items):
        super().__init__(name, 0.0, 0.0)
        self.items = items

    def area(self):
        total = 0.0
        for item in self.items:
            total += item.area()
        return total

    def move(self, dx, dy):
        super().move(dx, dy)
        for item in self.items:
            item.move(dx, dy)

    def weight(self):
        return super().weight() + sum(item.weight() for item in self.items)

    def accept(self, visitor):
        for item in self.items:
            item.accept(visitor)
        visitor.visit_group(self)


class Visitor:
    def visit_item(self, item):
        pass

    def visit_figure(self, figure):
        self.visit_item(figure)

    def visit_group(self, group):
        self.visit_item(group)


class Census(Visitor):
    def __init__(self):
        self.names = {}
        self.area = 0.0
        self.perimeter = 0.0

    def visit_item(self, item):
        self.names[item.name] = self.names.get(item.name, 0) + 1

    def visit_figure(self, figure):
        super().visit_figure(figure)
        self.perimeter += figure.perimeter()
        if isinstance(figure, Polygon):
            self.area += figure.area()


class Grower(Visitor):
    def __init__(self, factor):
        self.factor = factor

    def visit_figure(self, figure):
        if figure.colour != "grey":
            figure.scale(self.factor)


COLOURS = ["red", "green", "blue", "grey"]


def make_figure(number):
    x, y = float(number % 37), float(number % 41)
    size = 1.0 + number % 11
    colour = COLOURS[number % 4]
    kind = number % 7
    if kind == 0:
        return Ellipse(x, y, size, size / 2.0, colour)
    if kind == 1:
        return Circle(x, y, size, colour)
    if kind == 2:
        return Triangle(x, y, size, size + 1.0, colour)
    if kind == 3:
        return Rectangle(x, y, size, size / 3.0, colour)
    if kind == 4:
        return Square(x, y, size, colour)
    if kind == 5:
        return RoundedSquare(x, y, size, size / 5.0, colour)
    return Polygon(x, y, [(0.0, 0.0), (size, 1.0), (size + 1.0, size), (1.0, size + 2.0)], colour)


def make_page(count):
    groups = []
    for start in range(0, count, 10):
        groups.append(Group("group", [make_figure(start + i) for i in range(10)]))
    return Group("page", groups)


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 150
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    weight = 0
    area = 0.0
    census = Census()
    text = ""
    for i in range(rounds):
        page = make_page(count)
        census = Census()
        for _ in range(5):
            page.move(0.5, -0.25)
            page.accept(Grower(1.05))
            page.accept(census)
            weight += page.weight()
            area += page.area()
        text = page.items[-1].items[i % 10].describe()
    print(weight, f"{area:.4f} {census.area:.4f} {census.perimeter:.4f}", Item.created)
    for name, number in sorted(census.names.items()):
        print(name, number)
    print(text)


if __name__ == "__main__":
    main()

# bench rounds: 150
