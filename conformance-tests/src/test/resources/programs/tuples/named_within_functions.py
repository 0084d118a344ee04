# Named tuples, enumerations and types that functions make, and the script behind its beginning.
print("begins")
from collections import namedtuple
from enum import Enum, IntEnum
from typing import NamedTuple, NewType, TypeVar
import collections

Point = namedtuple("Point", ["x", "y"])
Color = Enum("Color", "RED GREEN")
T = TypeVar("T")
Size = NewType("Size", int)


def same(x: T) -> T:
    return x


def rows(lines):
    Row = namedtuple("Row", "name number", defaults=[0])
    for line in lines:
        name, *rest = line.split()
        yield Row(name, *map(int, rest))


def of_each(k):
    fields = "a b"
    Pair = collections.namedtuple("Pair", fields)
    Mood = IntEnum("Mood", ["GOOD", "BAD"])
    Typed = NamedTuple("Typed", [("left", int), ("right", str)])
    return Pair(k, -k), Mood.BAD, Typed(k, "x"), Mood["GOOD"].value, Pair._fields


p = Point(1, 2)
print(p, p._replace(x=5), isinstance(p, Point), p == (1, 2), Point)
print(Color.RED, list(Color), same(3), same("s"), Size(4))
print(list(rows(["a 1", "b"])))
print(of_each(1), of_each(2))
x, y = p
print(x + y, max(rows(["a 1", "b 5"]), key=lambda row: row.number).name)
