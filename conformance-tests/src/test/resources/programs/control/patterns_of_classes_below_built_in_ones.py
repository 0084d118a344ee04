from enum import IntEnum
from typing import NamedTuple


class Symbol(str):
    def __repr__(self):
        return f"Symbol({str(self)})"


class Env(dict):
    pass


class Size(IntEnum):
    SMALL = 1
    LARGE = 2


class Pair(tuple):
    __match_args__ = ("first",)

    @property
    def first(self):
        return self[0]


class Named(NamedTuple):
    a: int
    b: int


class Some:
    def __init__(self, full):
        self.x = 1
        if full:
            self.y = 2


def kind(x):
    match x:
        case Symbol("quote"):
            return "quote"
        case Symbol(name):
            return "symbol " + name
        case str(s):
            return "text " + s
        case int(n) if n > 10:
            return "large"
        case int(n):
            return f"int {n}"
        case [Symbol("quote"), y]:
            return f"quoted {y}"
        case [Symbol("define"), Symbol(name), value]:
            return f"define {name} {value}"
        case list(items):
            return f"list {len(items)}"
    return "nothing"


def size(x):
    match x:
        case Size(2):
            return "large"
        case Size(v):
            return f"size {v.name}"
        case Env(e):
            return f"env {len(e)}"
    return "other"


def some(x):
    match x:
        case Some(x=1, y=v):
            return f"full {v}"
        case Some(x=v):
            return f"half {v}"
    return "no"


def pair(x):
    match x:
        case Pair(f):
            return f"pair {f}"
        case Named(1, b):
            return f"one {b}"
        case Named(a, b=2):
            return f"two {a}"
    return "no"


def main():
    for v in [Symbol("quote"), Symbol("x"), "quote", 3, 30, [Symbol("quote"), 1], [Symbol("define"), Symbol("f"), 2], [1, 2], ["quote", 1]]:
        print(kind(v))
    print(size(Size.SMALL), size(Size.LARGE))
    print(some(Some(True)), some(Some(False)))
    print(pair(Named(1, 5)), pair(Named(3, 2)), pair(Named(3, 3)))


if __name__ == "__main__":
    main()
