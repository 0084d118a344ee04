"""Whole numbers made of float constants that are too large for a word."""
import math


def main():
    print(round(1e300) == int(1e300), round(1e23), int(1e23), round(-1e25), math.floor(1e19), math.ceil(1.5e22), math.trunc(-1e300) == -int(1e300))
    x = 1e300
    print(int(x) - round(x), round(2.0 ** 70), round(9223372036854775808.0))


if __name__ == "__main__":
    main()
