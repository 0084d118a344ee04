"""setattr with names of the run, of what takes none: named tuples among instances."""
from typing import NamedTuple


class Span(NamedTuple):
    low: int
    high: int

    def size(self):
        return self.high - self.low


class Node:
    __slots__ = ("left", "right")

    def __init__(self):
        self.left = self.right = None


def put(thing, name, value):
    try:
        setattr(thing, name, value)
        print(name, "is", getattr(thing, name))
    except AttributeError as e:
        print(e)


def main():
    things = [Node(), Span(1, 2), 5, "text", (1, 2), None]
    for thing in things:
        for name in ("left", "low", "size", "count", "zero"):
            put(thing, name, 7)
        print(type(thing).__name__)


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
