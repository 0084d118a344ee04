"""rpython.rlib.rarithmetic: intmask, ovfcheck, r_uint and friends."""

from rpython.rlib.rarithmetic import intmask, ovfcheck, r_uint


def checked(a, b):
    try:
        return str(ovfcheck(a * b))
    except OverflowError:
        return "overflow"


def hash_text(text):
    h = 0
    for c in text:
        h = intmask(1000003 * h) ^ ord(c)
    return h ^ len(text)


def main(argv):
    print(checked(2**40, 2**10), checked(2**40, 2**40), checked(-2**31, 2**32))
    print(intmask(2**63 - 1), intmask((2**62) * 2 + 5), hash_text("hello world" * 5))
    a = r_uint(5)
    b = r_uint(7)
    print(intmask(a - b), intmask(a * b), a < b, intmask((a - b) >> r_uint(60)))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
