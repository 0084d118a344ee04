"""** and pow, with a modulus too, and passed on at once to what is called but no function."""

import functools


def power(base, exponent):
    return base ** exponent


@functools.lru_cache
def digits(number):
    return len(str(number))


class Counted:
    def __init__(self):
        self.calls = 0

    def __call__(self, number):
        self.calls += 1
        return number + self.calls


counted = Counted()


def main(argv):
    for base in (0, 1, -1, 2, -2, 3, 10, -10):
        print(base, [power(base, n) for n in (0, 1, 2, 3, 5, 10)])
    print(power(2, 62), -power(2, 62), power(10, 18))
    print(pow(3, 4), pow(7, 100, 13), pow(-3, 3, 7), pow(2, 0, 5), pow(5, 3, -7))
    try:
        print(pow(2, 3, 0))
    except ValueError as error:
        print(error)
    print([digits(power(3, n)) for n in (0, 1, 20)], [digits(2 ** n) for n in (0, 3, 40)], [counted(n ** n) for n in (1, 2, 3)])
    print(2.0 ** 10, 2 ** 0.5, 4.0 ** -1)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
