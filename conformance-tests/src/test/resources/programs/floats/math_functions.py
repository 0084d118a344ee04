"""The math module."""

import math


def attempt(name, function, value):
    try:
        print(name, f"{function(value):.12g}")
    except ValueError as error:
        print(name, "ValueError:", error)
    except OverflowError as error:
        print(name, "OverflowError:", error)


def main(argv):
    for value in (0.5, 1.0, 2.0, 10.0):
        attempt("sqrt", math.sqrt, value)
        attempt("sin", math.sin, value)
        attempt("cos", math.cos, value)
        attempt("tan", math.tan, value)
        attempt("atan", math.atan, value)
        attempt("exp", math.exp, value)
        attempt("log", math.log, value)
    attempt("sqrt", math.sqrt, -1.0)
    attempt("log", math.log, 0.0)
    attempt("exp", math.exp, 1000.0)
    print(math.pi, math.e)
    print(f"{math.atan2(1.0, -1.0):.12f} {math.hypot(3.0, 4.0):.6f} {math.pow(2.0, 0.5):.12f} {math.fmod(-7.5, 2.0)}")
    print(math.gcd(12, 18), math.gcd(-4, 6), math.gcd(0, 5))
    print(f"{math.log10(1000.0):.6f} {math.log2(8.0):.6f} {math.degrees(math.pi):.6f} {math.radians(180.0):.6f}")
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
