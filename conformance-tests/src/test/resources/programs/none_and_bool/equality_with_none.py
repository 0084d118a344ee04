"""What is equal to None, what is before it, and which class it is of, where None is met at run time."""
from dataclasses import dataclass
from typing import NamedTuple, Optional
from enum import Enum


@dataclass
class P:
    x: int


@dataclass(order=True, frozen=True)
class Q:
    x: int
    y: str


class N(NamedTuple):
    a: int


class Color(Enum):
    RED = 1


class Eq:
    def __init__(self, v):
        self.v = v

    def __eq__(self, other):
        if not isinstance(other, Eq):
            return NotImplemented
        return self.v == other.v


class Null:
    def __eq__(self, other):
        return other is None

    def __ne__(self, other):
        return True


class Bad:
    def __init__(self, v):
        self.v = v

    def __eq__(self, other):
        return self.v == other.v


class Node:
    def __init__(self, next):
        self.next = next


def maybe(f, x):
    return x if f else None


def equality():
    for f in (True, False):
        print(P(1) == None, None == P(1), maybe(f, P(1)) == None, None != maybe(f, P(1)), maybe(f, P(1)) == P(1), P(1) == maybe(f, P(1)))
        print(Q(1, "a") == None, None == Q(1, "a"), maybe(f, Q(1, "a")) != None, maybe(f, Q(1, "a")) == maybe(not f, Q(1, "a")))
        print(N(1) == None, maybe(f, N(1)) == None, None != maybe(f, N(1)), Color.RED == None, maybe(f, Color.RED) == None, maybe(f, Color.RED) == Color.RED)
        print(Eq(1) == None, None == Eq(1), maybe(f, Eq(1)) == None, None != maybe(f, Eq(1)), maybe(f, Eq(1)) == maybe(f, Eq(1)))
        print(Null() == None, None == Null(), maybe(f, Null()) == None, None == maybe(f, Null()), Null() != None, None != Null(), maybe(f, Null()) != None)
        try:
            print(Bad(1) == Bad(2), maybe(f, Bad(1)) == None)
        except AttributeError as error:
            print(error)
        try:
            print(None == maybe(f, Bad(1)))
        except AttributeError as error:
            print(error)
        node = Node(Node(None))
        while node != None:
            print("node")
            node = node.next


class A:
    def __eq__(self, other):
        return other is None

    def __lt__(self, other):
        return other is None


class B:
    pass


def a(flag):
    return A() if flag else None


def b(flag):
    return B() if flag else None


def pair(flag):
    return (1, [2]) if flag else None


def many(flag, n):
    return tuple(range(n)) if flag else None


def mixed(flag, n):
    return (1 if n else 2.5) if flag else None


def containers():
    for f in (True, False):
        for g in (True, False):
            print(f, g, a(f) == a(g), a(f) != a(g), b(f) == b(g), b(f) != b(g), pair(f) == pair(g), pair(f) != pair(g), many(f, 2) == (0, 1), (0, 1) != many(g, 2), many(f, 2) == many(g, 2))
            print({1: 2} == ({1: 2} if f else None), ({1} if f else None) != {1}, (range(3) if f else None) == (range(3) if g else None), (bytearray(b"x") if f else None) == (b"x" if g else None))
            print((10 ** 30 if f else None) == (10 ** 30 if g else None), ("s" if f else None) != ("s" if g else None), (1.5 if f else None) == (1 if g else None), mixed(f, 1) == mixed(g, 1), mixed(f, 0) != mixed(g, 1))
            for name, action in [("pair", lambda: pair(f) < pair(g)), ("many", lambda: many(f, 2) <= many(g, 3)), ("mixed", lambda: mixed(f, 1) > mixed(g, 0)), ("set", lambda: ({1} if f else None) >= ({1} if g else None)),
                                 ("b", lambda: (b"x" if f else None) < (b"y" if g else None)), ("ba", lambda: (bytearray(b"x") if f else None) < (b"y" if g else None)), ("s", lambda: ("x" if f else None) < ("y" if g else None)),
                                 ("long", lambda: (10 ** 30 if f else None) < (10 ** 30 if g else None))]:
                try:
                    print(name, action())
                except TypeError as error:
                    print(name, error)


class V:
    def __init__(self, v):
        self.v = v

    def __add__(self, other):
        if not isinstance(other, V):
            return NotImplemented
        return V(self.v + other.v)

    def __radd__(self, other):
        if other is None:
            return NotImplemented
        return V(self.v + other)

    def __iadd__(self, other):
        if other is None:
            return NotImplemented
        self.v += other.v
        return self

    def __lt__(self, other):
        if other is None:
            return NotImplemented
        return self.v < other.v


def grow(a, b):
    a += b
    return a


def declining():
    for f in (True, False):
        for g in (True, False):
            for name, action in (("+", lambda: (maybe(f, V(1)) + maybe(g, V(2))).v), ("<", lambda: maybe(f, V(1)) < maybe(g, V(2))), (">", lambda: maybe(f, V(1)) > maybe(g, V(2))),
                                 ("+=", lambda: grow(maybe(f, V(1)), maybe(g, V(2))).v), ("number", lambda: (1 + maybe(g, V(2))).v)):
                try:
                    print(f, g, name, action())
                except TypeError as error:
                    print(f, g, name, error)


def same(a, b):
    return a.__class__ is b.__class__, type(a) is type(b), type(b) is B, b.__class__ is B, isinstance(b, B), type(b) == B


def classes():
    for f in (True, False):
        print(P(1) == maybe(f, P(1)), maybe(f, P(1)) == P(1))
        print(same(B(), maybe(f, B())))
        print(type(maybe(f, B())).__name__, type(maybe(f, 1)).__name__, type(maybe(f, "a")) is str)


def main():
    equality()
    containers()
    declining()
    classes()


if __name__ == "__main__":
    main()
