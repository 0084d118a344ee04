"""An uncaught builtin exception from an operator."""


def ratio(a, b):
    return a // b


def main(argv):
    print(ratio(10, 5))
    print(ratio(10, len(argv) - 1))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
