# alone: it prints before it calls main
"""Types of functions, methods and classes that are in one place."""

from collections.abc import Callable


def g(x): return x


class P: pass


def show(f):
    print(isinstance(f, type), isinstance(f, Callable), callable(f), type(f).__name__, type(f))
    if isinstance(f, type):
        print("class")


def main():
    n = 3
    for f in [abs, g, lambda x: x + n, P, int, "a".upper, [].append, main]:
        show(f)


def added(x):
    try:
        return x + 1
    except TypeError as error:
        return str(error)


for x in (1, g, abs, P, None, "a"):
    print(added(x))
main()
