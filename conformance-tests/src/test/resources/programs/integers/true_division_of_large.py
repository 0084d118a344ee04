"""The quotient of ints is the float next to the true one, also where an operand has no float of its own."""


def quotient(a, b):
    return a / b


def main(argv):
    values = [9007199254740993, 9007199254740992, 9007199254740991, 6, 7, 3, 1, 10, -13, 2**63 - 1, -2**63, -2**63 + 1, 2**62 + 1, 0, 4503599627370497, 1000000007, 9223372036854775295]
    for a in values:
        print([quotient(a, b) for b in values if b])
    total = 9007199254740993
    total /= 6
    print(total, sum([2**62, 2**61 + 1]) / 3)
    state = 1
    for _ in range(200):
        state = (state * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFF
        other = state >> (state & 31)
        print(quotient(state, other + 1), quotient(other, state + 1))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
