"""Powers of ints with a constant exponent below zero are floats; bytearray.fromhex; the text of functions; what sys tells of numbers."""

import sys
from collections import defaultdict


def reciprocal(n):
    return n ** -1


def zero():
    return 0


def one():
    return 1


def powers():
    print(reciprocal(4), reciprocal(-2), 10 ** -2, pow(10, -1), pow(2, -2))
    k = 3
    k **= -1
    print(k, pow(k, -2), pow(7, -1, 11))
    for base in (0, False):
        try:
            print(base ** -1)
        except ZeroDivisionError as error:
            print(error)
    for base in (4, 2.5, 0, True):
        for exponent in (2, -1, 0.5, -2, True):
            try:
                print(base ** exponent, end=" ")
            except ZeroDivisionError as error:
                print(error, end=" ")
    print()
    print(sum([10 ** -1, 2.5]), pow(reciprocal(2), -1), pow(len("abcd"), -1), pow(len("abcd"), 2), pow(True, -1))


def from_hex():
    a = bytearray.fromhex("01 ff")
    a.append(3)
    print(a, bytes.fromhex(" 0a 0b\n"))
    try:
        bytearray.fromhex("0")
    except ValueError as error:
        print(error)


def texts():
    counts = defaultdict(zero)
    counts["a"] += 1
    print(str(counts)[:30], repr(counts)[-9:])
    for each in (zero, one):
        print(repr(each)[:17], str(each)[:15], f"{each}"[:13], each.__name__, each.__qualname__)
    print(defaultdict(list), defaultdict(int, {1: 2}))


def main(argv):
    powers()
    from_hex()
    texts()
    print(sys.version_info >= (3, 12), sys.version_info.minor, sys.float_info.max, sys.float_info.epsilon, sys.hash_info.modulus, sys.maxsize)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
