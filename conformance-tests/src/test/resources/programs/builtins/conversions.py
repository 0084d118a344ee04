"""str, int, float, bool, list, tuple, chr, ord, repr on values of several kinds."""


def main(argv):
    print(str(1) + str(2.5) + str(True) + str(None) + str("s") + str([1]) + str((1, "a")) + str({"k": 1.5}) + str(b"b"))
    print(int("12") + int(3.7) + int(True), float("1.5") + float(2), bool("False"), bool(0.0), bool(None))
    print(list("abc"), list((1, 2)), list({3: 4}), list(range(3)), tuple([1, 2]), list([5]), sorted(set([2, 1])))
    print(chr(65), ord("A"), [chr(c) for c in range(97, 100)], [ord(c) for c in "\u00e9\u4e2d"])
    print(repr("a'b"), repr(1.0), repr(["1", "2"]), repr(None), ascii("\u00e9"))
    for text in ("a", "", "ab"):
        try:
            print(ord(text))
        except TypeError as error:
            print(error)
    print(divmod(17, 5), divmod(-17, 5), pow(2, 10), round(2.5), abs(-3), abs(-2.5))
    print(callable(print), callable(main), callable(5), hash(5), hash(-7), hash(0))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
