"""Operators of classes that extend int, float and str, with operands that they know and with others."""

import copy
from fractions import Fraction


class Celsius(float):
    pass


class Even(int):
    pass


class Name(str):
    pass


def attempt(action):
    try:
        print(action())
    except TypeError as e:
        print(e)


def main():
    c = Celsius(1.5)
    e = Even(4)
    attempt(lambda: c + "x")
    attempt(lambda: c < "x")
    attempt(lambda: "x" + c)
    attempt(lambda: e & 1.5)
    attempt(lambda: e * "ab")
    attempt(lambda: e * [0])
    attempt(lambda: e + None)
    attempt(lambda: Name("a") + 1)
    attempt(lambda: Name("a") < 1)
    attempt(lambda: c == "x")
    attempt(lambda: e + Fraction(1, 2))
    attempt(lambda: Fraction(1, 2) + e)
    attempt(lambda: c + 1j)
    attempt(lambda: pow(e, 3, 5))
    attempt(lambda: e + c)
    attempt(lambda: c + e)
    attempt(lambda: e < c)
    attempt(lambda: divmod(e, 3))
    attempt(lambda: divmod(9, e))
    attempt(lambda: copy.copy(e) + 1)
    attempt(lambda: sum([c, c]))
    attempt(lambda: [e, c, Name("z")])
    attempt(lambda: e.__class__.__name__)


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
