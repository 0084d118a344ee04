"""A generator's frame stands between its user and what it calls."""


def quotient(a, b):
    return a // b


def falling(n):
    while True:
        yield quotient(12, n)
        n -= 1


def pairs(n):
    for value in falling(n):
        yield value, value


def main(argv):
    for first, second in pairs(len(argv) + 1):
        print(first, second)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
