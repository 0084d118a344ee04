"""A function that calls itself: the repeated line is counted."""


def quotient(a, b):
    return a // b


def deep(n):
    if n == 0:
        return quotient(n, n)
    return deep(n - 1) + 1


def main(argv):
    return deep(len(argv) + 11)


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
