"""str.count, bytes.count and bytearray.count of one character and of more."""


def main():
    print("banana".count("a"), "banana".count("an"), "b\u20ac\u20ac".count("\u20ac"), "abc".count("\u20ac"), "aaa".count("a", 1), "aaa".count("a", -1, 2), "".count("a"), b"abca".count(97), bytearray(b"aab").count(b"a"), b"aa".count(b"a", 1))


if __name__ == "__main__":
    main()
