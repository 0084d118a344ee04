"""** with floats."""


def attempt(base, exponent):
    try:
        return repr(base ** exponent)
    except ZeroDivisionError as error:
        return str(error)
    except OverflowError as error:
        return "OverflowError"


def main(argv):
    for base in (2.0, 0.0, -2.0, 0.25, 1.0):
        print(base, [attempt(base, exponent) for exponent in (0.0, 1.0, 2.0, -1.0, 3.0, -2.0)])
    print(attempt(4.0, 0.5), attempt(10.0, 308.0), attempt(10.0, 309.0), attempt(0.0, -1.0))
    print(attempt(1.0, float("inf")), attempt(2.0, float("-inf")), attempt(2.0, float("inf")))
    print(2 ** -1, 10 ** -2, (-3.0) ** 3, 2.5 ** 2)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
