"""A class that is abstract is found to be so where object makes its instance, after what its own __new__ does."""
from abc import ABC, abstractmethod


class Shape(ABC):
    made = 0

    def __new__(cls, *args, **options):
        Shape.made += 1
        print("new", cls.__name__, args, options)
        return super().__new__(cls)

    @abstractmethod
    def area(self):
        ...


class Square(Shape):
    def __init__(self, side):
        self.side = side

    def area(self):
        return self.side ** 2


class Open(Shape):
    """Still abstract."""

    def __new__(cls, side):
        if side < 0:
            raise ValueError("negative")
        if side == 0:
            return None
        return super().__new__(cls, side)


class Number(int, ABC):
    """int makes its instances without asking."""

    @abstractmethod
    def name(self):
        ...


class Failure(Exception, ABC):
    @abstractmethod
    def code(self):
        ...


class Names(list, ABC):
    @abstractmethod
    def first(self):
        ...


def attempt(make):
    try:
        print(make())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)


def main():
    print(Square(3).area())
    attempt(lambda: Shape())
    attempt(lambda: Shape(1, x=2).area())
    attempt(lambda: Open(-1))
    attempt(lambda: Open(0))
    attempt(lambda: Open(1))
    print(Shape.made)
    attempt(lambda: Number(3) + 4)
    attempt(lambda: Failure("f").args)
    attempt(lambda: len(Names("abc")))


if __name__ == "__main__":
    main()
