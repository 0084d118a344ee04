"""Sequences repeated more often than there is room for."""


def attempt(function):
    try:
        print(len(function()))
    except (MemoryError, OverflowError) as error:
        print(type(error).__name__, error)


def main(argv):
    n = len(argv)
    for size in ((1 << 63) - 1, 1 << 62, 1 << 58):
        attempt(lambda: [1, 2] * (size * n))
        attempt(lambda: list((1, 2) * (size * n)))
        attempt(lambda: list(tuple([0] * n) * (size * n)))
        for form in range(5):
            try:
                if form == 0:
                    print(len("ab" * (size * n)))
                elif form == 1:
                    print(len(b"abc" * (size * n)))
                elif form == 2:
                    print(len(bytearray(b"ab") * (size * n)))
                elif form == 3:
                    print(len([None] * (size * n)))
                else:
                    print(len("a".ljust(size * n)))
            except (MemoryError, OverflowError) as error:
                print(form, type(error).__name__, error)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
