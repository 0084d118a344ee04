"""Builtins of values of which some are of a kind that the builtin does not know: each raises what Python raises, the others are answered."""

import math


class Plain:
    pass


def absolute(x):
    return abs(x)


def floor(x):
    return math.floor(x)


def real(x):
    return float(x)


def imaginary(x):
    return complex(x)


def octets(x):
    return bytes(x)


def table(x):
    return dict(x)


def decimal(x):
    return f"{x:d}"


def length(x):
    return len(x)


def rounded(x):
    return round(x)


def main():
    for value in (1, 2.5, "a", None, Plain(), [1], ["ab"], [[1, 2], [3]]):
        for function in (absolute, floor, real, imaginary, octets, table, decimal, length, rounded):
            try:
                print(function.__name__, function(value))
            except (TypeError, ValueError) as error:
                print(function.__name__, type(error).__name__, error)


if __name__ == "__main__":
    main()
