"""Arithmetic at the borders of the machine word, texts of numbers in all bases, bytes of ints, hashes of equal numbers."""

import math


def tryit(name, f):
    try:
        print(name, f())
    except Exception as e:
        print(name, type(e).__name__, e)


def main(argv):
    n = len(argv)  # 1
    vals = [7 * n, -7 * n, 0, 2**63 - 1, -2**63, 1, 3, -3]
    for a in vals:
        for b in vals:
            try:
                print(a, b, divmod(a, b), a // b, a % b)
            except (ZeroDivisionError, OverflowError) as e:
                print(a, b, type(e).__name__, e)
    for a in vals:
        if a != -2**63:
            print(abs(a), -a)
        print(a.bit_length(), a.bit_count(), hash(a))
    for b, e, m in [(3, 5, 7), (3, 5, -7), (3, -1, 7), (-3, 5, 7), (2, -3, 9), (0, 0, 1), (5, 0, 1), (5, 0, -1), (2, 62, 10**9 + 7), (10**12, 10**12, 10**15), (-2, 3, -5), (2, -1, 4), (3, 4, 0)]:
        try:
            print(b, e, m, pow(b, e, m))
        except (ValueError, ZeroDivisionError, OverflowError) as x:
            print(b, e, m, type(x).__name__, x)
    for t, base in [("0x1F", 16), ("1f", 16), ("0b101", 2), ("0o17", 8), ("0x1F", 0), ("1_000", 10), ("1__0", 10), ("_1", 10), ("1_", 10), (" -12 ", 10), ("+5", 10), ("zz", 36), ("12", 2), ("", 10), ("0b1", 0), ("0_7", 0), ("07", 0), ("0x_1", 16), ("- 1", 10), ("\u0661\u0662", 10), ("9" * 18, 10), ("-9223372036854775808", 10), ("10", 1), ("10", 37), ("0", 0), ("00", 0), ("0b", 2), ("-0x10", 16), ("1\n", 10), ("\x001", 10)]:
        try:
            print(repr(t), base, int(t, base))
        except (ValueError, OverflowError) as x:
            print(repr(t), base, type(x).__name__, x)
    for x in [0, 1, 255, 256, 2**63 - 1]:
        for size in [1, 2, 8, 9]:
            try:
                print(x, size, x.to_bytes(size, "big"), x.to_bytes(size, "little"))
            except OverflowError as e:
                print(x, size, "OverflowError", e)
    for x in [-1, -128, -129, 127, 128]:
        try:
            print(x.to_bytes(1, "big", signed=True))
        except OverflowError as e:
            print(x, "OverflowError", e)
    try:
        print((-1).to_bytes(1, "big"))
        print((-n).to_bytes(1, "big"))
    except OverflowError as e:
        print("OverflowError", e)
    print(int.from_bytes(b"\xff\xfe", "big"), int.from_bytes(b"\xff\xfe", "little", signed=True), int.from_bytes(b"", "big"), int.from_bytes(b"\x80" + b"\0" * 7, "big", signed=True))
    for x in [15, 25, 35, -15, -25, 1234567, 5, 4, -5]:
        for d in [-1, -2, -3, -19, -20, 0, 2]:
            try:
                print(x, d, round(x, d))
            except OverflowError as e:
                print(x, d, "OverflowError")
    for x, s in [(1, 62), (0, 1000), (-1, 63), (5, -1), (3, 61)]:
        try:
            print(x, s, x << s)
        except (OverflowError, ValueError) as e:
            print(x, s, type(e).__name__)
    for x, s in [(1, 63), (1, 64), (-1, 64), (-5, 1), (-5, 100), (2**62, 62), (5, -1), (-1, 2**62)]:
        try:
            print(x, s, x >> s)
        except (OverflowError, ValueError) as e:
            print(x, s, type(e).__name__, e)
    for f in [1e18, -1e18, 9.2e18, float("nan"), float("inf"), -float("inf"), 2.5, -2.5, -0.0, -9223372036854775808.0]:
        try:
            print(int(f * n), math.floor(f), math.ceil(f), math.trunc(f), round(f))
        except (OverflowError, ValueError) as e:
            print(f, type(e).__name__)
    d = {}
    d[1] = "int"
    d[n] = "again"
    print(d, hash(1) == hash(1.0), hash(True) == hash(1), hash(2**62) == hash(float(2**62)), hash(0.5) == hash(0.25), hash(-1) == hash(-2), hash(-1.0) == hash(-1))
    f = {1.0: "a", 2.5: "b"}
    print(f[n], n in f, 1.0 in d)
    print(2**53 + 1 == float(2**53), 2**53 + n == float(2**53), (2**53 + n) > float(2**53), 2**63 - 1 < 9223372036854775808.0, n * 2**62 == 2.0**62)
    return 0


if __name__ == "__main__":
    main(["program"])
