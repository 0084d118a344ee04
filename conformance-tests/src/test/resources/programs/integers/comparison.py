"""Chained and mixed comparisons of ints, bools and floats."""


def order(a, b):
    return [a < b, a <= b, a == b, a != b, a >= b, a > b]


def main(argv):
    for a, b in [(1, 2), (2, 2), (-1, -2), (2**63 - 1, -2**63), (0, -0)]:
        print(a, b, order(a, b))
    print(1 < 2 < 3 < 4, 1 < 3 < 2, 5 > 4 >= 4 > 3, 1 == 1 != 2)
    print(1 == 1.0, 2 < 2.5, 3 > 2.5, True == 1, False < True, 0 == False)
    print(2**53 == float(2**53), 2**53 + 1 == float(2**53), 2**53 + 1 > float(2**53))
    print(min(3, 1, 2), max(3, 1, 2), min(-1, -2), max([5]), min(4, 4))
    print(abs(-5), abs(5), abs(0), abs(-2**62))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
