"""A comprehension belongs to its function."""


def quotient(a, b):
    return a // b


def shares(total, parts):
    return [
        quotient(total, part)
        for part in parts]


def main(argv):
    print(shares(6, [1, 2]))
    print(shares(6, [1, len(argv) - 1]))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
