"""isinstance with abstract classes of what may be None."""

from collections.abc import Hashable, Iterable


def f(n):
    return [n] if n > 1 else None


def g(n):
    return "a" if n > 1 else None


def main():
    for n in (0, 2):
        print(isinstance(f(n), Hashable), isinstance(f(n), Iterable), isinstance(g(n), Hashable), isinstance(g(n), Iterable), isinstance(f(n), object))


main()
