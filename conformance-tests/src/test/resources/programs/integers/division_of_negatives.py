"""// and % round towards minus infinity, whatever the signs."""


def show(a, b):
    quotient = a // b
    remainder = a % b
    assert quotient * b + remainder == a
    print(a, b, quotient, remainder, divmod(a, b))


def main(argv):
    for a in (7, -7, 0, 1, -1, 6, -6):
        for b in (2, -2, 3, -3, 7, -7):
            show(a, b)
    largest = 2**63 - 1
    smallest = -2**63
    show(largest, -1)
    show(largest, largest)
    show(smallest, 2)
    print(smallest // largest, smallest % largest, largest // smallest, largest % smallest)
    print(-1 // 1000000, -1 % 1000000)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
