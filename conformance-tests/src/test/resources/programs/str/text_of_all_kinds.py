"""Text: methods, formats, codecs and errors."""

def main(argv):
    s = "Hello, Wörld! 🌍 naïve"
    print(len(s), s[15], s[-1], s[::-1], s[2:9:3], s[-5:], s[100:], s[5:2])
    print(s.upper(), s.lower(), s.swapcase(), s.title(), s.capitalize(), s.casefold())
    print(s.find("ö"), s.rfind("l"), s.count("l"), s.index("🌍"), s.replace("l", "L", 2), "ö" in s, s.startswith("Hell"), s.endswith(("x", "naïve")))
    print("a,b,,c".split(","), "a b  c ".split(), "a,b,c".rsplit(",", 1), "x\ny\r\nz".splitlines(), "abc".partition("b"), "a-b-c".rpartition("-"), "k=v".split("=", 1))
    print("  x ".strip() + "|", "xxaxx".strip("x"), "xxa".lstrip("x"), "42".zfill(5), "-42".zfill(6), "a".center(7, "*"), "ab".ljust(5) + "|", "ab".rjust(5))
    print("abc".isalpha(), "12".isdigit(), "a1".isalnum(), " ".isspace(), "Ab".istitle(), "AB".isupper(), "½".isnumeric(), "_x".isidentifier(), "é".isascii())
    print(",".join(["a", "b"]), "".join(reversed("abc")), "-".join(str(i) for i in range(4)), "ab" * 3, 3 * "xy")
    print(repr("it's"), repr('say "hi"'), repr("both ' and \""), repr("tab\t\n\\ \x00 \x7f é 🌍 \u200b"), ascii("é🌍"), str(b"x\xff'"))
    print("%s is %d years, %5.2f%% %x %r %-5s| %05d %+d %c %o %e" % ("Bob", 42, 99.5, 255, "q", "ab", 42, 7, "z", 8, 12345.678))
    print("{} {!r} {:>6} {:^9.3f} {:,}".format("a", "b", "c", 3.14159, 1234567))
    name, width, prec = "val", 12, 3
    print(f"{name:>{width}}|{name!r:<{width}}|{3.14159:{width}.{prec}f}|{name=}|{1 + 2=}|{{}}|{'nested ' + name}")
    print(f"{255:b} {255:o} {255:X} {255:#x} {1e6:,.1f} {0.00001234} {True} {None} {[1, 'a'][0] if False else 'list'}")
    print("é" < "z", "a" < "b" < "c", "abc" < "abd", "" < "a", "Z" < "a", max("hello"), min("hello"), sorted("hello"))
    print([ord(c) for c in "aé🌍"], chr(128512), "".join(chr(ord(c) + 1) for c in "HAL"))
    print("tEST case".title(), "they're".title(), "ß".upper(), "İ".lower() == "i̇", "ǆ".title())
    print("a\tb\tc".expandtabs(4), "abc".encode(), "é🌍".encode("utf-8"), "é".encode("latin-1"), b"\xc3\xa9".decode(), "x".encode("utf-16-le"))
    try:
        "é".encode("ascii")
    except UnicodeEncodeError as e:
        print(e)
    try:
        b"\xff\xfe".decode("utf-8")
    except UnicodeDecodeError as e:
        print(e)
    print(b"\xffa".decode("ascii", "replace"), b"\xffa".decode("utf-8", "ignore"), "é".encode("ascii", "replace"), "é".encode("ascii", "ignore"))
    try:
        "abc".index("z")
    except ValueError as e:
        print(e)
    try:
        print("abc"[10])
    except IndexError as e:
        print(e)
    print("removeprefix".removeprefix("remove"), "file.txt".removesuffix(".txt"), "a.b.c".rsplit(".", 1)[0])
    table = str.maketrans("abc", "xyz")
    print("aabbcc".translate(table))
    words = "the quick brown fox jumps over the lazy dog the end".split()
    counts = {}
    for w in words:
        counts[w] = counts.get(w, 0) + 1
    print(sorted(counts.items(), key=lambda kv: (-kv[1], kv[0]))[:3])
    print("\N{GREEK SMALL LETTER ALPHA}", "\u00e9" == "é", r"raw\n", "con" "cat", '''multi
line''')
    text = "line1\nline2"
    for i, line in enumerate(text.split("\n"), 1):
        print(i, line, sep=": ", end=";")
    print()
    print(*("a", "b"), sep="-")
    a, b, c = "xyz"[0], "xyz"[1], "xyz"[2]
    print(a + b + c, a is not None)
    return 0

if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
