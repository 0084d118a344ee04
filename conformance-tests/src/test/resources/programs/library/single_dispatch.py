"""functools.singledispatch and singledispatchmethod: functions chosen by the class of an argument."""
from abc import ABC, abstractmethod
from functools import singledispatch, singledispatchmethod


@singledispatch
def describe(x, mark="?"):
    """Says what it is."""
    return f"something{mark} {x!r}"


@describe.register
def _(x: int, mark="!"):
    return f"int{mark} {x}"


@describe.register(bool)
def of_bool(x, mark="."):
    return f"bool{mark} {x}"


@describe.register(str)
def _(x, mark=","):
    return f"text{mark} {len(x)}"


@describe.register(list)
@describe.register(tuple)
def _(x, mark=";"):
    return "[" + mark.join(describe(i) for i in x) + "]"


@describe.register
def _(x: float | None, mark=":"):
    return f"float or None{mark} {x}"


class Shape:
    pass


class Round(Shape):
    pass


class Thing:
    pass


class Ball(Thing, Round):
    pass


class Plate(Round, Thing):
    pass


@singledispatch
def kind(shape):
    raise TypeError("no shape: " + type(shape).__name__)


# The class above comes first.
@kind.register
def _(shape: Shape):
    return "shape"


@kind.register
def _(shape: Round):
    return "round"


@kind.register
def _(shape: Thing):
    return "thing"


class Writer:
    def __init__(self):
        self.out = []

    @singledispatchmethod
    def write(self, value, end=""):
        self.out.append(f"?{value}{end}")

    @write.register
    def _(self, value: int, end=""):
        self.out.append(f"{value:04d}{end}")

    @write.register
    def _(self, value: str, end=""):
        self.out.append(value.upper() + end)

    @singledispatchmethod
    @classmethod
    def made_of(cls, value):
        return f"{cls.__name__} of {value}"

    @made_of.register
    @classmethod
    def _(cls, value: str):
        return f"{cls.__name__} of text {value}"


def main(argv):
    for text in (describe(5), describe(True), describe("abc"), describe(2.5), describe(None), describe(b"x"),
                 describe([1, "a", (2, None, [])]), describe(1, "#"), describe("a", mark="#")):
        print(text)
    print(describe.__name__, describe.__doc__, of_bool(False))
    for shape in (Shape(), Round(), Thing(), Ball(), Plate()):
        print(type(shape).__name__, kind(shape))
    try:
        kind(3)
    except TypeError as error:
        print(error)
    writer = Writer()
    writer.write(42)
    writer.write("abc", end="!")
    writer.write(1.5)
    print(writer.out, Writer.made_of(1), Writer.made_of("b"))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
