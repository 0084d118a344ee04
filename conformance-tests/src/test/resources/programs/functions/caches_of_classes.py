"""Caches of calls of classes and built-in functions."""

from functools import cache, lru_cache


class Symbol(str):
    """A name."""


class Point:
    made = 0

    def __init__(self, x, y=0):
        Point.made += 1
        self.x = x
        self.y = y


sym = cache(Symbol)
point = lru_cache(maxsize=2)(Point)
QUOTE = sym("quote")
number = cache(int)
size = lru_cache(maxsize=1)(len)


@cache
class Node:
    def __init__(self, name):
        self.name = name


@lru_cache
class Memo:
    def __init__(self, *parts):
        self.parts = parts


def main():
    print(sym("a") is sym("a"), sym("quote") is QUOTE, sym("b") == "b", type(sym("b")).__name__)
    print(point(1) is point(1), point(1).x, point(1, 2).y, Point.made)
    point(5, 6)
    point(7, 8)
    print(point.cache_info(), Point.made)
    print(Node("x") is Node("x"), Node("y").name, Node.cache_info().hits)
    print(Memo(1, 2) is Memo(1, 2), Memo(3, 4).parts)
    print(number("12"), number("12"), number.cache_info(), size("ab"), size("ab"), size("c"), size.cache_info())
    length = cache(len)
    print(length("abc"), length("abc"), length.cache_info())


if __name__ == "__main__":
    main()
