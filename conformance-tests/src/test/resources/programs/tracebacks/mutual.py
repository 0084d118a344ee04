"""Two functions that call each other: no line repeats."""


def even(n, items):
    if n == 0:
        return items[n]
    return odd(n - 1, items)


def odd(n, items):
    return even(n - 1, items)


def main(argv):
    print(even(len(argv) + 5, argv[1:]))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
