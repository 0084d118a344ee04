"""match: literals, captures, alternatives, guards, sequences, mappings, classes."""

from dataclasses import dataclass
from enum import Enum


class Color(Enum):
    RED = 1
    BLUE = 2


class Shape:
    pass


@dataclass
class Circle(Shape):
    radius: float


@dataclass
class Box(Shape):
    width: int
    height: int


class Named(Shape):
    def __init__(self, name):
        self.name = name


def number(n):
    match n:
        case 0:
            return "zero"
        case 1 | 2 | 3:
            return "few"
        case -1:
            return "minus one"
        case x if x > 1000:
            return f"huge {x}"
        case _:
            return "other"


def command(line):
    match line.split():
        case []:
            return "nothing"
        case ["go", ("north" | "south") as direction]:
            return "going " + direction
        case ["take", item]:
            return "taking " + item
        case ["drop", first, *rest]:
            return f"dropping {first} and {rest}"
        case [*_, "now"]:
            return "hurry"
        case ["say", *words] if len(words) > 1:
            return " ".join(words)
        case [single]:
            return single
        case _:
            return "what?"


def area(shape):
    match shape:
        case Circle(radius=r):
            return f"circle {r}"
        case Box(width, height) if width == height:
            return f"square {width}"
        case Box(1, h) | Box(h, 1):
            return f"line {h}"
        case Box(width=w):
            return f"box {w}"
        case Named(name="x" | "y" as n):
            return "axis " + n
        case Named():
            return "named"
        case None:
            return "no shape"
        case _:
            return "shape"


def paint(color):
    match color:
        case Color.RED:
            return "red"
        case Color.BLUE:
            return "blue"


def settings(options):
    match options:
        case {"mode": "fast", "level": level}:
            return f"fast {level}"
        case {"mode": mode, **rest}:
            return f"{mode} {sorted(rest.items())}"
        case {}:
            return "none"


def point(pair):
    match pair:
        case (0, 0):
            return "origin"
        case (0, y):
            return f"on y {y}"
        case (x, 0):
            return f"on x {x}"
        case (x, y):
            return f"{x},{y}"


def text(value):
    match value:
        case "a" | "b":
            return 1
        case str(other) if other.startswith("c"):
            return len(other)
    return -1


def main(argv):
    print([number(n) for n in (0, 2, -1, 5000, 9)])
    for line in ("", "go north", "go up", "take lamp", "drop a b c", "run now", "say x y", "look", "a b c d"):
        print(command(line))
    for shape in (Circle(1.5), Box(2, 2), Box(1, 7), Box(8, 1), Box(3, 4), Named("x"), Named("z"), Shape(), None):
        print(area(shape), end="; ")
    print()
    print(paint(Color.RED), paint(Color.BLUE))
    print(settings({"mode": "fast", "level": "3"}), settings({"mode": "slow", "b": "2", "a": "1"}), settings({"x": "y"}))
    print(point((0, 0)), point((0, 3)), point((4, 0)), point((4, 5)))
    print(text("b"), text("cde"), text("x"))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
