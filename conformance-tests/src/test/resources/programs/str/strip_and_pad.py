"""strip with sets of characters, and padding."""


def main(argv):
    for text in ("  x  ", "\t\n x \r", "", "   ", "xx--xx", "\u2003wide\u3000"):
        print(repr(text.strip()), repr(text.lstrip()), repr(text.rstrip()), repr(text.strip("x")), repr(text.strip("-x ")))
    print("www.example.com".lstrip("w."), "www.example.com".rstrip("moc."), "abc".strip(""))
    for width in (0, 3, 4, 7, 8):
        print(repr("abc".ljust(width)), repr("abc".rjust(width, "*")), repr("abc".center(width, "-")), repr("ab".center(width)), "-12".zfill(width),
              "+x".zfill(width))
    print("a\tbc\td".expandtabs(), "a\tbc\td".expandtabs(3), "01\t012".expandtabs(4))
    print("TestHook".removeprefix("Test"), "MiscTests".removesuffix("Tests"), "x".removeprefix("xx"), repr("x".removesuffix("x")))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
