"""str.format whose fields look up attributes and items, in texts that only the run tells."""

import datetime
import enum
from collections import namedtuple
from dataclasses import dataclass
from types import SimpleNamespace


class Color(enum.Enum):
    RED = 1
    BLUE = 2


Pair = namedtuple("Pair", "left right")


@dataclass
class Item:
    name: str
    price: float
    tags: list
    parent: "Item | None" = None


class Given:
    def __init__(self):
        self.real = "held"

    def __getattr__(self, name):
        if name.startswith("g"):
            return "given " + name
        raise AttributeError("no " + name)


class Slots:
    __slots__ = ("a", "b")

    def __init__(self, a):
        self.a = a


class Failing:
    @property
    def bad(self):
        raise ValueError("bad property")

    @property
    def missing(self):
        raise AttributeError("missing property")

    @classmethod
    def make(cls):
        return cls()


class Vec:
    def __init__(self, items):
        self.items = items

    def __getitem__(self, i):
        return self.items[i] * 2


class ByName:
    def __getitem__(self, key):
        return key.upper()


class Shape:
    sides = 0

    def __init__(self, name):
        self.name = name


class Square(Shape):
    sides = 4

    def __init__(self, size):
        super().__init__("square")
        self.size = size


class Default(dict):
    def __missing__(self, key):
        return "<" + str(key) + ">"


def attempt(template, *args, **keywords):
    try:
        print(template, "->", template.format(*args, **keywords))
    except (AttributeError, KeyError, IndexError, TypeError, ValueError) as error:
        print(template, "!", type(error).__name__, error)


def show(templates, value):
    for template in templates.split("|"):
        try:
            print(template, "->", template.format(value))
        except (AttributeError, KeyError, IndexError, TypeError, ValueError) as error:
            print(template, "!", type(error).__name__, error)


def show_mapped(templates, mapping):
    for template in templates.split("|"):
        try:
            print(template, "->", template.format_map(mapping), template.format(**mapping))
        except (AttributeError, KeyError, IndexError, TypeError, ValueError) as error:
            print(template, "!", type(error).__name__, error)


def main():
    show("{0.name}|{0.value}|{0}|{.name:>6}|{0.gone}", Color.BLUE)
    show("{0.left}|{0[1]}|{0.right[0]}|{0[2]}|{0.middle}|{0[left]}", Pair(1, "two"))
    item = Item("pen", 1.5, ["a", "b"], Item("box", 20.0, []))
    show("{0.name}|{0.price:8.2f}|{0.tags[1]}|{0.parent.name}|{0.parent.parent}|{0.parent.parent.name}|{0.tags[5]}|{0.parent.tags}|{.parent.price:,}", item)
    show("{0.real}|{0.great}|{0.h}|{0.great[1]}", Given())
    show("{0.a}|{0.b}|{0.c}", Slots(7))
    show("{0.bad}|{0.missing}|{0.__class__.__name__}|{0.__class__.__qualname__!r}", Failing())
    show("{0[1]}|{0[x]}|{0[7]}|{0.items[0]}|{0.items[0]:>5}", Vec([1, 2, 3]))
    show("{0[abc]}|{0.items}", ByName())
    for shape in [Shape("dot"), Square(3)]:
        show("{0.name}|{0.sides}|{0.size}|{0.__class__.__name__}", shape)
    show("{0[a]}|{0[b]}|{0.items}"[:15], {"a": 1, "b": 2})
    show("{0[1]}|{0[2]}|{0[x]}", {1: "one"})
    show("{0[1]}|{0[x][y]}|{0[x][z]}|{0[list][0]}|{0[x].y}|{0[none]}|{0[none].a}|{0[none][0]}", {"x": {"y": 5}, "list": [1, "b"], "none": None})
    show("{0[1.5]}|{0[1]}", {1.5: "x", 1.0: "y"})
    show("{0[0]}|{0[x]}|{0[9]}|{0.upper.x}"[:19], "text")
    show("{0.real}|{0.imag}|{0.numerator}|{0.nothing}|{0[0]}", 5)
    show("{0.real}|{0.imag}|{0.numerator}", 2.5)
    show("{0.x}|{0[0]}|{0}|{0[x]}", None)
    show("{0.year}-{0.month:02d}|{0:%d.%m.%Y}|{0.hour}", datetime.date(2024, 2, 29))
    show("{0.a}|{0.b}|{0.b.c}|{0.z}", SimpleNamespace(a=1, b=SimpleNamespace(c="deep")))
    show("{0[x]}|{0[gone]}|{0}", Default(x="y"))
    show("{0.__class__.__name__}: {0}|{0.none}", ValueError("wrong"))
    for value in [1, "two", 3.5, None, [1, 2], (4, "five"), {"k": "v"}, Color.RED, Square(2)]:
        show("{0.name}|{0[0]}|{0[k]}|{0.real}", value)
    show_mapped("{a.name} {b[0]:>4}|{a.gone}|{c}|{b[x]}|{a.name:{w}}|", {"a": item, "b": [1, 2], "w": 6})
    show_mapped("{a[x]}|{b}", {"a": {"x": 1}})
    attempt("{} {x.name} {}", 1, 2, x=item)
    attempt("{.name} {[0]} {[k]}", item, [5], {"k": 6})
    attempt("{0.name}{}", item, 1)
    attempt("{}{0.name}", item, 1)
    attempt("{x[99999999999999999999]}", x=[1])
    attempt("{x[007]}", x=[0, 1, 2, 3, 4, 5, 6, 7])
    attempt("{x[a.b]} {x[a b]}", x={"a.b": 1, "a b": 2})
    attempt("{x.y.z}", x=item)
    attempt("{x..y}", x=item)
    attempt("{x[a]]}", x={"a": 1})
    attempt("{x[a}]}", x={"a}": 1})
    attempt("{.}", 1)
    attempt("{[}", 1)
    attempt("{5.name}", 1)
    attempt("{who.name}", 1)


if __name__ == "__main__":
    main()
