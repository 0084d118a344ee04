"""Python takes a partial of a partial for one of the function within."""
from functools import partial


def add(a, b):
    return a + b


def main():
    first = partial(add, 1)
    second = partial(first, 2)
    print(first.args, second())
    print(second.args)


if __name__ == "__main__":
    main()
