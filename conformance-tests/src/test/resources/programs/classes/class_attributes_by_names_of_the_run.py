"""Attributes of the class of an instance, and of one of several classes, by names of which the run tells."""

import abc


class Shape(abc.ABC):
    sides = 0
    label = "shape"
    shown = ("sides", "label")

    @property
    def area(self):
        return 1.5

    @abc.abstractmethod
    def draw(self):
        ...

    def describe(self):
        found = []
        for name in type(self).shown:
            found.append(f"{name}={getattr(type(self), name)}")
        for name in self.__class__.shown + ("none", "draw", "counted"):
            found.append(f"{name}:{hasattr(type(self), name)}")
        return " ".join(found)

    @classmethod
    def options(cls, names):
        return {name: getattr(cls, name, "?") for name in names}


class Square(Shape):
    sides = 4

    def draw(self):
        return "[]"


class Circle(Shape):
    label = "circle"
    radius = 2.5
    shown = ("radius", "label", "sides")

    def draw(self):
        return "()"


def drawn(kind, name):
    return getattr(kind(), name)()


def wanted(words):
    return [word.strip() for word in words.split(",")]


def main():
    for shape in (Square(), Circle()):
        print(shape.describe())
        for name in wanted("sides, label, area, radius"):
            print(name, hasattr(shape, name), hasattr(type(shape), name), getattr(type(shape), name, None) if name != "area" else "")
    print(Square.options(wanted("sides,label,radius")), Circle.options(wanted("sides,label,radius")))
    Square.counted = 3
    print(Square().describe(), Circle().describe())
    for kind in (Square, Circle):
        print(drawn(kind, wanted("draw")[0]), [hasattr(kind, name) for name in wanted("counted,mro,__name__,__init__,x")])
        try:
            print(getattr(kind, wanted("a,radius")[1]))
        except AttributeError as error:
            print(error)


if __name__ == "__main__":
    main()
