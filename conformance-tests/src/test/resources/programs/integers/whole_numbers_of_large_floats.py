"""int(), round(), floor(), ceil() and trunc() of constants that no word holds."""

import math

LARGE = 6.02214076e23


def main():
    print(round(1e20), int(1e20), math.floor(1e19), math.ceil(-1e30), math.trunc(LARGE))
    number = 2.0 ** 63
    print(int(number), int(number) - 1, -int(-number), int(9007199254740993.0), round(2.5), int(-3.9))
    for value in (float("inf"), float("nan")):
        try:
            print(int(value))
        except (OverflowError, ValueError) as error:
            print(error)


if __name__ == "__main__":
    main()
