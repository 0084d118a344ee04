"""Lists of values of several kinds, starred into builtins that take ints, one of several that a table holds; ints that are words meet ints without bounds."""

import math

FUNCTIONS = {"max": max, "factorial": math.factorial, "gcd": math.gcd, "sqrt": math.sqrt, "abs": abs, "round": round}


def evaluate(node):
    if isinstance(node, tuple):
        name, arguments = node
        return FUNCTIONS[name](*[evaluate(each) for each in arguments])
    return node


def divisor(items):
    return math.gcd(*items)


def attempt(function, argument):
    try:
        print(function(argument))
    except TypeError as e:
        print("TypeError:", e)


def main():
    attempt(evaluate, ("max", [1, 2, ("factorial", [5]), ("gcd", [10, 4])]))
    attempt(evaluate, ("factorial", [25]))
    attempt(evaluate, ("sqrt", [("abs", [-16])]))
    attempt(evaluate, ("round", [2.567, 1]))
    for bad in (2.5, "x", None):
        attempt(evaluate, ("factorial", [bad]))
        attempt(evaluate, ("gcd", [4, bad]))
    items = [10, "a", 4]
    attempt(divisor, items[::2])
    attempt(divisor, items)
    mixed = [3, "three", 2 ** 70]
    for each in mixed + items:
        print(each, isinstance(each, int), each == 10, each * 2)


if __name__ == "__main__":
    main()
