"""Half floats, texts behind their lengths, pointers and the error's name, in formats that are known and in others."""

import struct

FORMATS = ["<e", ">e", "!f", "<3s?xH", "5p", "<0p", "300p", "@bhiq", "P", "<P", "2e3pf", "=n"]
NUMBERS = [0.0, -0.0, 1.0, -2.5, 0.1, 65504.0, 65519.9, 65520.0, 6e-08, 5.960464477539063e-08, 2.9e-08, 3e-08, 6.1e-05, -6.103515625e-05,
           float("inf"), float("-inf"), 1e-300, 1e300, 2049.0, 2051.0]


def attempt(f):
    try:
        print(f())
    except (struct.error, OverflowError) as error:
        print(type(error).__module__, type(error).__name__, error)


def known(x):
    return struct.pack("<e", x)


def known_back(x):
    return struct.unpack("<e", struct.pack("<e", x))


def main():
    for number in NUMBERS:
        attempt(lambda: known(number))
        attempt(lambda: known_back(number))
        for format in ("<e", ">e", "<f"):
            attempt(lambda: struct.pack(format, number))
            attempt(lambda: struct.unpack(format, struct.pack(format, number)))
    nan = struct.pack("<e", float("nan"))
    print(nan, struct.unpack("<e", nan))
    for format in FORMATS:
        attempt(lambda: struct.calcsize(format))
    text = b"hello world"
    for format in ("5p", "1p", "20p", "300p"):
        attempt(lambda: struct.pack(format, text)[:24])
        attempt(lambda: struct.unpack(format, struct.pack(format, text)))
    print(struct.pack("5p", text), struct.unpack("5p", b"\x09abcd"), struct.pack("1p", text), struct.unpack("<2e3p", struct.pack("<2e3p", 1.5, -2, b"x")))
    print(struct.pack("300p", b"a" * 290)[:3], len(struct.unpack("300p", struct.pack("300p", b"a" * 290))[0]))
    print(struct.pack("P", 2 ** 63 + 5), struct.unpack("P", b"\x01\0\0\0\0\0\0\x80"))
    attempt(lambda: struct.pack("B", 300))
    attempt(lambda: struct.unpack("<I", b"abc"))
    attempt(lambda: struct.unpack("<" + "I" * len(NUMBERS), b"abc"))
    attempt(lambda: struct.calcsize("<" + "P" * (len(NUMBERS) - 19)))
    try:
        struct.pack("h", 40000)
    except Exception as error:
        print(repr(error), isinstance(error, struct.error), struct.error.__name__)


if __name__ == "__main__":
    main()
