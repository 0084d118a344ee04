"""Ints beyond a word as text: decimal, other bases, formats, and the limit of digits."""
BIG = 2**100 + 12345678901234567890
NEGATIVE = -3**70


def main(argv):
    for x in [BIG, NEGATIVE, 10**27, 2**64, BIG * len(argv) - BIG + 42]:
        print(str(x), repr(x), bin(x), oct(x), hex(x))
        print(f"{x:,} {x:_} {x:x} {x:#X} {x:o} {x:#b} {x:_x}")
        print(f"[{x:>45d}] [{x:<45}] [{x:^45,}] [{x:+}] [{x:045d}] [{x: d}]")
        print("%d %x %o %X %#x [%60d] [%-60d] [%060d] %s %r" % (x, x, x, x, x, x, x, x, x, x))
        print("{} {:,} {!r} {:.3e} {:.2f} {:g}".format(x, x, x, x, x, x))
        print(format(x, "e"), f"{x:%}")
        print(x)
    print(int("123456789012345678901234567890"), int("1" * 30))
    try:
        print(f"{BIG * len(argv):c}")
    except OverflowError as error:
        print("OverflowError", error)
    try:
        print(f"{BIG * len(argv):.3d}")
    except ValueError as error:
        print("ValueError", error)
    long = 10**4299 * len(argv)
    print(len(str(long)))
    try:
        print(len(str(long * 10)))
    except ValueError as error:
        print(error)
    fibonacci = BIG - BIG * len(argv)
    following = fibonacci + 1
    for i in range(4782):
        fibonacci, following = following, fibonacci + following
    print(fibonacci)
    return 0


if __name__ == "__main__":
    import sys
    main(sys.argv)
