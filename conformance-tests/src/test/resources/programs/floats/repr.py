"""The shortest text that reads back as the same float."""


def main(argv):
    values = [0.0, -0.0, 1.0, -1.5, 0.1, 0.2 + 0.1, 1e15, 1e16, 1e17, 123456789012345680.0, 1e22, 1e23, 1e100, 1.5e300,
              0.0001, 0.00001, 1e-5, 1.234e-7, 5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, 3.141592653589793,
              100.0, 1234.5, 1e21, 9007199254740993.0, 0.3333333333333333, 2.5, 1 / 3]
    for value in values:
        print(value, repr(value), str(-value))
    infinity = float("inf")
    print(infinity, -infinity, infinity - infinity)
    print([0.5, -0.25], (1e10, 1e-10))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
