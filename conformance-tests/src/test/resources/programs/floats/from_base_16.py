"""float.fromhex: rounding to even, subnormals, limits, and what is no such text."""


def read(text):
    try:
        return float.fromhex(text)
    except (ValueError, OverflowError) as error:
        return type(error).__name__ + ": " + str(error)


def main():
    for text in ("0x1.8p3", "-0x.1p-4", "+0x1p1023", "1.8", "inf", "-Infinity", "nan", "  0X10 \n", "0x1.fffffffffffff8p0", "0x1.fffffffffffff7p0", "ABCdef.9p-2"):
        print(repr(text), read(text))
    for text in ("0x1p-1074", "0x1p-1075", "0x1.8p-1075", "0x1.000001p-1075", "0x0.8p-1074", "0x3p-1075", "0x1p-1076", "0x1.fffffffffffffp-1023", "0x0p999999999999999999999", "0x1p-999999999999999999999"):
        print(text, read(text))
    for text in ("0x1p1024", "0x1.fffffffffffff7p1023", "0x1.fffffffffffff8p1023", "-0x1p999999999999999999999"):
        print(text, read(text))
    for text in ("", "zz", "0x", "1p", "1p+", ".", "0x.p1", "1.2.3", "1 2", "--1", "0x1pq", "+-1", "infinit"):
        print(repr(text), read(text))
    long = "0x" + "1" * 40 + "." + "8" * 30
    print(read(long), read("0x1" + "0" * 30 + "p-124"), read("0x10000000000000800000000p-50"), read("0x10000000000000800000001p-50"))
    for number in (0.1, -2.5e-310, 1e308, 5e-324, 0.0, -0.0, 3.0):
        print(number.hex(), float.fromhex(number.hex()) == number)


if __name__ == "__main__":
    main()
