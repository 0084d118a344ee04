"""Contexts that were raised in all kinds of functions, in several calls of one, and by what is built in."""

import sys


class Outer:
    class Inner(Exception):
        pass

    def method(self, values):
        return len([self.half(value) for value in values])

    def half(self, value):
        if value % 2 != 0:
            raise Outer.Inner(value, "odd")
        return value // 2


def numbers(values):
    for value in values:
        yield 12 // value


def total(values):
    def add():
        result = 0
        for number in numbers(values):
            result += number
        return result
    return add()


def deep(n):
    if n == 0:
        raise OverflowError
    return deep(n - 1) + 1


def apply(function):
    return function(3)


def step(i):
    if i == 0:
        return total([1, 2, 0])
    try:
        return step(i - 1)
    except ZeroDivisionError:
        return deep(12)
    except OverflowError:
        return Outer().method([2, 4, 5])
    except Outer.Inner:
        return apply(lambda n: [n][n])


def main(argv):
    try:
        print(step(4))
    except IndexError:
        raise SystemError("the end\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
