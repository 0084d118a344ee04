"""Floats and ints in one expression; conversions where they meet."""


def average(numbers):
    return sum(numbers) / len(numbers)


def mixed(n, x):
    return n + x, n - x, n * x, n / x, x / n, n // x, n % x, x ** n


def main(argv):
    print(average([1, 2, 4]), average([0.5, 1.5]))
    print(mixed(3, 2.0), mixed(-3, 0.5))
    print(1 + 1.0, 2 * 0.5, 7 // 2.0, 7 % 2.5, 10 - 0.1, 2 ** 0.5 == 0.5 ** -0.5)
    print([n / 4 for n in range(6)], [float(n) for n in range(3)])
    total = 0.0
    for n in range(10):
        total += n
    print(total, total / 3, int(total) // 4, divmod(total, 7))
    print(min(1.5, 2.5), max(0.5, -0.5), sum([0.1] * 10), sum([0.5, 0.25], 1.0))
    print(3.0 == 3, 0.1 < 1, -1 > -1.5, 1e18 > 10**17)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
