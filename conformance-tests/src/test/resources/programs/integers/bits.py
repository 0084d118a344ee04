"""Bitwise operators, and the methods that look at bits."""


def main(argv):
    values = [0, 1, -1, 2, 5, -6, 255, 256, -256, 2**31, 2**62, -2**63, 2**63 - 1]
    for value in values:
        print(value, ~value, value & 0xFF, value | 0x0F, value ^ -1, value.bit_length(), value.bit_count())
    for a in (12, -12):
        for b in (10, -10):
            print(a & b, a | b, a ^ b)
    flags = 0
    for index in (1, 3, 5):
        flags |= 1 << index
    print(bin(flags), flags & ~(1 << 3))
    flags ^= 0b101010
    print(flags)
    print(True & False, True | False, True ^ True)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
