"""Operators on floats, with the signs of // and %."""


def show(a, b):
    print(a + b, a - b, a * b, a / b, a // b, a % b)


def main(argv):
    for a in (7.5, -7.5, 0.25):
        for b in (2.0, -2.0, 0.1):
            show(a, b)
    print(divmod(7.5, 2.0), divmod(-7.5, 2.0), divmod(7.5, -2.0))
    print(1e308 * 10.0, -1e308 * 10.0)
    print(0.1 + 0.2 == 0.3, 0.5 + 0.25 == 0.75)
    print(abs(-2.5), -(-2.5), +2.5)
    print(5.0 % 3.0, -5.0 % 3.0, 5.0 % -3.0, 0.0 % 5.0, -0.0 % 5.0)
    x = 1.0
    x += 0.5
    x *= 3.0
    x -= 1.25
    x /= 2.0
    print(x)
    print(3 / 2, 4 / 2, -7 / 2, 1 / 3)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
