"""Classes are there before the program runs, beside weak references: what tests for classes, raises, registers and decorates keeps no instance that could end."""
# alone: it refers to objects weakly, and so the ends of all objects of a group would be observed

import functools
import weakref


class Invalid(ValueError):
    pass


class Field:
    def __init__(self, least=0):
        self.least = least

    def __set_name__(self, owner, name):
        self.slot = "_" + name

    def __get__(self, obj, owner=None):
        return self if obj is None else getattr(obj, self.slot)

    def __set__(self, obj, value):
        if value < self.least:
            raise Invalid(self.slot)
        setattr(obj, self.slot, value)


class Counted:
    def __init__(self, function):
        self.function = function
        self.calls = 0

    def __get__(self, obj, owner=None):
        self.calls += 1
        return self.function(obj)


class Collecting(type):
    def __new__(mcls, name, bases, namespace):
        cls = super().__new__(mcls, name, bases, namespace)
        cls.fields = sorted(key for key, value in namespace.items() if isinstance(value, Field))
        return cls


class Model(metaclass=Collecting):
    known = []

    def __init_subclass__(cls):
        if cls.__name__ in Model.known:
            raise Invalid(cls.__name__)
        Model.known.append(cls.__name__)


class Point(Model):
    x = Field()
    y = Field(least=-5)

    def __init__(self, x, y):
        self.x, self.y = x, y

    @Counted
    def total(self):
        return self.x + self.y

    @functools.singledispatchmethod
    def show(self, other):
        return "something"

    @show.register(Model)
    def _(self, other):
        return "a model"

    @show.register
    def _(self, other: int):
        return "an int"


def main():
    point = Point(3, 4)
    seen = weakref.ref(point)
    print(Model.known, Point.fields, point.total, seen() is point, point.show(3), point.show(point), point.show("text"))
    try:
        point.y = -6
    except Invalid as error:
        print("Invalid", error, point.y)


if __name__ == "__main__":
    main()
