"""An abstract class cannot be instantiated."""

from abc import ABC, abstractmethod


class Shape(ABC):
    @abstractmethod
    def area(self): ...


class Sq(Shape):
    def area(self): return 3


def main(argv):
    print(Sq().area())
    try:
        Shape()
    except TypeError as e:
        print(e)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
