"""inf, nan and negative zero in comparisons and conversions."""

import math


def compare(a, b):
    return [a < b, a <= b, a == b, a != b, a > b, a >= b]


def main(argv):
    infinity = float("inf")
    nan = float("nan")
    print(compare(nan, nan), compare(infinity, 1.0), compare(-infinity, infinity), compare(0.0, -0.0))
    print(nan == nan, nan != nan, infinity == infinity)
    print(math.isnan(nan), math.isnan(1.0), math.isinf(-infinity), math.isfinite(1e308))
    print(math.copysign(1.0, -0.0), math.copysign(3.0, 0.0))
    print(bool(0.0), bool(-0.0), bool(nan), bool(0.1))
    for value in (infinity, -infinity, nan):
        try:
            print(int(value))
        except OverflowError as error:
            print(error)
        except ValueError as error:
            print(error)
    print(0.0, -0.0, 0.0 + -0.0, -0.0 + -0.0)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
