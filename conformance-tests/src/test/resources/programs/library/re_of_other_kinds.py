"""Patterns asked to match what is no text, or a text of the other kind; and replacements of other kinds."""

import re


def shown(make):
    try:
        print(repr(make()))
    except Exception as error:
        print(type(error).__name__, error)


def main():
    shown(lambda: re.search("a", b"a"))
    shown(lambda: re.search(b"a", "a"))
    shown(lambda: re.search("a", 5))
    shown(lambda: re.search("a", None))
    shown(lambda: re.match("a", ["a"]))
    shown(lambda: re.fullmatch("a", 5))
    shown(lambda: re.findall("a", 5))
    shown(lambda: list(re.finditer("a", 5)))
    shown(lambda: re.split("a", 5))
    shown(lambda: re.sub("a", "b", 5))
    shown(lambda: re.sub("a", b"b", "xax"))
    shown(lambda: re.sub("a", 5, "xax"))
    shown(lambda: re.sub("a", None, "xax"))
    shown(lambda: re.sub("a", lambda m: 5, "xax"))
    shown(lambda: re.sub("a", lambda m: b"q", "xax"))
    shown(lambda: re.sub("a", lambda m: None, "xax"))
    shown(lambda: re.sub(b"a", "b", b"xax"))
    shown(lambda: re.compile("a").match(b"a"))
    shown(lambda: re.compile("a").sub("b", b"a"))
    shown(lambda: re.compile("a").split(b"a"))
    shown(lambda: re.compile("a").search(bytearray(b"a")))
    shown(lambda: re.compile(b"a").search(bytearray(b"a")))
    shown(lambda: re.compile(5))
    shown(lambda: re.compile(None))
    shown(lambda: re.escape(5))
    shown(lambda: re.match("(a)", "a").group("x"))
    shown(lambda: re.match("(a)", "a").group(5))
    shown(lambda: re.match("(a)", "a").group(1.5))
    shown(lambda: re.match("(a)", "a")[None])
    shown(lambda: re.sub("(a)", r"\2", "a"))
    shown(lambda: re.sub("(a)", r"\g<x>", "a"))
    shown(lambda: re.match("(a)", "b").group())
    shown(lambda: re.sub("a", "b", "aaa", count="x"))
    shown(lambda: re.split("a", "aaa", maxsplit=1.5))
    for s in ("abc", None, 5, b"a"):
        shown(lambda: re.search("b", s))
        shown(lambda: re.sub("b", "c", s))


if __name__ == "__main__":
    main()
