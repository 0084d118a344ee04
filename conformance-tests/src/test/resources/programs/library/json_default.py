# What json does not know: functions that say what to write instead, encoders that do, and the error without them.
import json
import io
import sys
from collections import Counter, OrderedDict, defaultdict, namedtuple
from dataclasses import asdict, dataclass, field
from enum import IntEnum


class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y


class Color(IntEnum):
    RED = 1
    BLUE = 2


@dataclass
class Person:
    name: str
    age: int
    tags: list[str] = field(default_factory=list)


Pair = namedtuple("Pair", "first second")


def as_members(value):
    if isinstance(value, Point):
        return {"x": value.x, "y": value.y}
    raise TypeError("not a point: " + type(value).__name__)


class PointEncoder(json.JSONEncoder):
    def default(self, o):
        if isinstance(o, Point):
            return [o.x, o.y]
        return super().default(o)


def by_functions():
    print(json.dumps([Point(1, 2), Point(3, 4)], default=as_members))
    print(json.dumps({"p": Point(1, 2), "q": [Point(5, 6), None]}, default=as_members, indent=2))
    print(json.dumps([Person("Ann", 3), Person("Bob", 4, ["x"])], default=lambda person: {"name": person.name, "tags": person.tags}))
    print(json.dumps({"s": {2, 1}}, default=sorted), json.dumps({"c": 3j}, default=str))


def by_encoders():
    print(json.dumps({"p": Point(1, 2), "q": 3}, cls=PointEncoder))
    print(PointEncoder(indent=1, sort_keys=True).encode({"q": 1, "p": Point(1, 2)}))
    print("".join(json.JSONEncoder(separators=(",", ":")).iterencode([1, {"a": "b"}])))
    try:
        print(json.dumps([{1}], cls=PointEncoder))
    except TypeError as error:
        print(error)


def without():
    for value in (Point(1, 2), Person("Ann", 3)):
        try:
            print(json.dumps(value))
        except TypeError as error:
            print(error)
    try:
        print(json.dumps([1, {2}]))
    except TypeError as error:
        print(error)
    try:
        print(json.dumps({"data": b"x"}, indent=1))
    except TypeError as error:
        print(error)


def of_the_library():
    print(json.dumps(OrderedDict([("b", 1), ("a", 2)])), json.dumps(Counter("hello")), json.dumps(Pair(1, "two")))
    groups = defaultdict(list)
    groups["x"].append(1)
    print(json.dumps(groups), json.dumps({"color": Color.RED, "all": [Color.RED, Color.BLUE]}))
    print(json.dumps([asdict(person) for person in [Person("Ann", 3, ["x"]), Person("Bob", 4)]], indent=2))


class Noting:
    """A file that says what it is given."""

    def __init__(self):
        self.pieces = []

    def write(self, text):
        self.pieces.append(text)


def to_files():
    json.dump([1, {"a": "b"}], sys.stdout)
    print()
    out = io.StringIO()
    json.dump({"k": [1.5, 2], "l": []}, out, indent=4)
    print(out.getvalue())
    noting = Noting()
    json.dump({"k": [1.5, {"m": None}], "l": "x"}, noting)
    print(noting.pieces)
    out = io.StringIO()
    try:
        json.dump([1, {2}], out)
    except TypeError as error:
        print(error)


def main():
    by_functions()
    by_encoders()
    without()
    of_the_library()
    to_files()


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
