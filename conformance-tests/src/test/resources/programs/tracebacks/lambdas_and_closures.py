"""Lambdas and inner functions, called by system code too."""


def quotient(a, b):
    return a // b


def divider(a):
    def divide(b):
        return quotient(a, b)
    return divide


def main(argv):
    divide = divider(12)
    print(sorted([3, 1, 2], key=lambda n: divide(n)))
    print(sorted([3, len(argv) - 1, 2], key=lambda n: divide(n)))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
