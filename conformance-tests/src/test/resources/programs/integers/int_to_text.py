"""bin, oct, hex, and format specifications of ints."""


def main(argv):
    for value in (0, 1, -1, 10, 255, -255, 1234567):
        print(bin(value), oct(value), hex(value), str(value), repr(value))
        print(f"[{value:5}] [{value:<5}] [{value:^5}] [{value:>5}] [{value:05}] [{value:+}] [{value: }]")
        print(f"[{value:x}] [{value:X}] [{value:#x}] [{value:o}] [{value:b}] [{value:,}] [{value:_}]")
    print(f"{42:*^10}|{-42:0>8}|{-42:=+8}|{65:c}|{7:d}|{1000000:_}")
    print("%d %5d %-5d| %05d %x %X %o %+d %i" % (1, 2, 3, 4, 255, 255, 8, 5, 6))
    print("%s %r" % (7, 8))
    print(2**63 - 1, -2**63)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
