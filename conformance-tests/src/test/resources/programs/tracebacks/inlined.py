"""Small functions are inlined, one into another; the traceback shows each."""


def quotient(a, b):
    return a // b


def middle(a, b):
    return quotient(a, b) + 1


def main(argv):
    print(middle(6, 3))
    print(middle(1, len(argv) - 1))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
