"""split, rsplit, splitlines, partition and join, with empty pieces."""


def main(argv):
    for text in ("", " ", "a", " a ", "a b", "  a  b  ", "a,b", ",", ",,", "a,,b,"):
        print(repr(text), text.split(), text.split(","), text.rsplit(",", 1), text.split(" "), text.partition(","))
    print("a b c d".split(None, 2), "a b c d".split(maxsplit=1), "a--b--c".split("--"), "abc".split("abc"), "aXbXc".rsplit("X"))
    try:
        print("abc".split(""))
    except ValueError as error:
        print(error)
    print("a\nb\n\nc".splitlines(), "a\n".splitlines(), "\n".splitlines(), "".splitlines(), "a\r\nb\rc".splitlines(True))
    print("a\tb\nc d".split(), "\u00a0a\u2003b".split())
    print(",".join("abc"), "".join(["x"]), ", ".join([]), "--".join(["a", "", "b"]))
    print("key: value: more".split(": ", 1), "no separator".rpartition("|"), "x".join(["1", "2"]))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
