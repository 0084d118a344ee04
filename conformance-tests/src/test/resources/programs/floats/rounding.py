"""round, int, floor, ceil and trunc."""

import math


def main(argv):
    for value in (0.5, 1.5, 2.5, -0.5, -1.5, 2.4, 2.6, -2.6, 1e15 + 0.5):
        print(value, round(value), int(value), math.floor(value), math.ceil(value), math.trunc(value))
    print(round(2.675, 2), round(1.005, 2), round(1234.5678, 1), round(-0.05, 1), round(5.5, 0))
    print(round(1234.0, -2), round(15.0, -1), round(25.0, -1))
    print(round(7), round(1234, -2), round(-15, -1), round(25, -1), round(35, -1))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
