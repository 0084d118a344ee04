"""Methods of str with the arguments that are at their borders."""

def show(x):
    print(repr(x))


def main(argv):
    s = "a,b,,c,"[:7 * len(argv)]
    show(s.split(",")); show(s.split(",", 2)); show(s.rsplit(",", 2)); show(s.split(",", 0)); show(s.split(",", -1)); show("  a  b ".split()); show("  a  b c ".split(None, 1)); show("  a  b c ".rsplit(None, 1)); show("".split()); show("".split(","))
    show(s.partition(",")); show(s.rpartition(",")); show(s.partition("x")); show(s.rpartition("x"))
    show("a\tb\tcd\t".expandtabs()); show("a\tb\ncd\te".expandtabs(4)); show("\t".expandtabs(0)); show("a\tb".expandtabs(-1))
    print(str.maketrans("ab", "xy"), str.maketrans("ab", "xy", "d"), str.maketrans({"a": "b"}))
    try:
        str.maketrans("a", "xy")
    except ValueError as e:
        print(e)
    for w in range(0, 9):
        print("ab".center(w, "*"), "abc".center(w, "*"), "abc".ljust(w, "."), "abc".rjust(w, "."))
    show("-5".zfill(5)); show("+5".zfill(5)); show("5".zfill(0)); show("".zfill(3)); show("--5".zfill(6)); show("abc".zfill(5))
    t = str.maketrans("abc", "xyz", "d")
    show("aabbccdd".translate(t)); show("abc".translate({97: "AA", 98: None, 99: ""})); show("abc".translate(str.maketrans({"a": "1", "b": "2"})))
    show("Stra\u00dfe \u0130 \ufb01".casefold()); show("\u00df".upper()); show("\u0130".lower()); show("\u01c5".title()); show("they're bill's".title()); show("HELLO".capitalize()); show("\u01c6a".capitalize()); show("a1b C".swapcase()); show("\u03a3\u0391\u03a3".lower())
    for x in ["", "a", "1", "a1", "_", "\u00b2", "\u2167", " ", "\t\n", "A", "Aa", "if", "1a", "\u00e9", "\x7f", "\u4e2d", "\u0660", "Title Case", "Title case", "ABC DEF"]:
        print(ascii(x), x.isidentifier(), x.isalpha(), x.isdigit(), x.isdecimal(), x.isnumeric(), x.isalnum(), x.isspace(), x.isupper(), x.islower(), x.istitle(), x.isprintable(), x.isascii())
    show("abcabc".find("c")); show("abcabc".rfind("c")); show("abcabc".find("c", 3)); show("abcabc".find("c", 3, 5)); show("abcabc".find("")); show("abcabc".find("", 6)); show("abcabc".find("", 7)); show("abcabc".rfind("")); show("abcabc".find("b", -3)); show("abcabc".count("")); show("aaaa".count("aa")); show("abcabc".count("b", 2)); show("abc".index("c"))
    try:
        "abc".index("z")
    except ValueError as e:
        print(e)
    try:
        "abc".split("")
    except ValueError as e:
        print(e)
    show("aaa".replace("a", "b", 2)); show("aaa".replace("", "-")); show("aaa".replace("", "-", 2)); show("".replace("", "x")); show("abc".replace("b", "")); show("aaa".replace("aa", "b", 0)); show("aaa".replace("a", "b", -1))
    show("xxabcxx".strip("x")); show("xyxabc".lstrip("yx")); show("  \u00a0a\u2003 ".strip()); show("abc".strip("")); show("abc".removeprefix("ab")); show("abc".removesuffix("bc")); show("abc".removesuffix(""))
    show("abc".startswith("b", 1)); show("abc".startswith(("x", "a"))); show("abc".endswith("b", 0, 2)); show("abc".startswith("", 3)); show("abc".startswith("", 4)); show("abc".endswith(("bc", "q")))
    show("a\nb\r\nc\rd\x0be\x0cf\x1cg\u2028h\x85i".splitlines()); show("a\nb\n".splitlines(True)); show("".splitlines()); show("\n".splitlines())
    show("-".join(["a"])); show("-".join([])); show("".join(["a", "b"])); show("ab" * 0); show("ab" * -1); show("abc"[::-1]); show("abc"[5:]); show("abcdef"[-2:1:-1]); show("abcdef"[::2]); show("abc"[-100:100])
    show("{:>5}|{:<5}|{:^5}|{:*^5}".format("a", "b", "c", "d")); show("{0}{1}{0}".format(1, 2)); show("{a}-{b!r}".format(a=1, b="x")); show("{{}}".format()); show("{:.2}".format("abcdef")); show("{:5.1f}".format(2.25))
    show("a" < "B"); show("abc" < "abd"); show("" < "a"); show("Z" < "a"); show("\U0001f600" > "\uffff"); show("b" in "abc"); show("" in ""); show(ord("\U0001f600")); show(chr(0x1f600)); show("\u00e9\n\t\\'\"\x00\x7f\ud800"); show('it\'s'); show("\"'"); show(len("\U0001f600a"))
    show("abc".encode()); show("\u00e9\u4e2d".encode("utf-8")); show("\u00e9".encode("latin-1"))
    try:
        "\u4e2d".encode("ascii")
    except UnicodeEncodeError as e:
        print(e)
    show("\u4e2d".encode("ascii", "replace")); show("\u4e2da".encode("ascii", "ignore"))
    try:
        b"\xff".decode()
    except UnicodeDecodeError as e:
        print(e)
    show(b"\xffa".decode("utf-8", "replace"))
    show("%5s|%-5s|%.2s|%c|%c|%%" % ("a", "b", "cde", "x", 65)); show("%x %X %o %#x %05d %+d % d" % (255, 255, 8, 255, 42, 5, 5)); show("%r %a" % ("\u00e9", "\u00e9"))
    return 0


if __name__ == "__main__":
    main(["program"])
