"""Operators on ints beyond a word, with each other, with words, bools and floats."""
BIG = 2**100 + 12345678901234567890
NEGATIVE = -3**70


def show(*values):
    print(*values)


def operators(a, b):
    show(a + b, a - b, a * b)
    show(a // b, a % b, divmod(a, b))
    show(a / b, a < b, a <= b, a > b, a >= b, a == b, a != b)
    show(a & b, a | b, a ^ b, -a, +a, ~a, abs(a))


def main(argv):
    n = len(argv)
    for a in [BIG, NEGATIVE, BIG * n]:
        for b in [NEGATIVE, BIG + n, 10**40]:
            operators(a, b)
    operators(BIG, 7)
    operators(-12, NEGATIVE)
    x = BIG
    x += 1
    x -= n
    x *= x
    x //= 1000
    x <<= 5
    x >>= 3
    x |= 1
    x &= BIG
    x ^= 12
    x **= 2
    print(x, x % 1000, x % -7, x & 255, x + True, x * False, x == True)
    print(BIG + 0.5, 2.0 * NEGATIVE, BIG / 3.0, BIG // 1e10, 1e40 % BIG, BIG < 1e40, BIG == float(BIG), 1e30 > BIG)
    print(BIG << 100, BIG >> 60, NEGATIVE >> 10, NEGATIVE >> 1000, BIG >> 200, 5 << BIG % 90)
    print(2**70 == 2**70 * n, 2**64 - 2**64, (2**64 - 2**64 + 5) * 3)
    print(pow(BIG, 20), pow(BIG, 3, 1000007), pow(3, BIG, NEGATIVE), pow(7, -1, BIG + 1))
    print(BIG.bit_length(), NEGATIVE.bit_length(), BIG.bit_count(), bool(BIG), not BIG, bool(BIG - BIG))
    if BIG - BIG * n:
        print("different")
    else:
        print("same")
    print(round(BIG, -5), round(BIG), round(NEGATIVE, -33), round(BIG, 2), int(BIG), float(NEGATIVE))
    print(hash(BIG), hash(NEGATIVE), hash(2**61 * 4 - 4), hash(-(2**80)))
    print(min(BIG, NEGATIVE), max(5, BIG), sum([BIG, NEGATIVE, 1]), sorted([BIG, 3, NEGATIVE, 0]))
    return 0


if __name__ == "__main__":
    import sys
    main(sys.argv)
