"""A generator expression is a function of its own."""


def quotient(a, b):
    return a // b


def total(parts):
    return sum(
        quotient(6, part)
        for part in parts)


def main(argv):
    print(total([1, 2]))
    print(total([1, len(argv) - 1]))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
