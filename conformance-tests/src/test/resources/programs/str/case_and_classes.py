"""Case conversion and character classes beyond ASCII."""


def main(argv):
    for text in ("abc", "ABC", "aBc1", "123", "12.5", " ", "", "\u00e9t\u00e9", "\u00c9T\u00c9", "a b", "_", "\u4e2d", "Title Case", "x\n"):
        print(ascii(text), text.isalpha(), text.isdigit(), text.isalnum(), text.isspace(), text.isupper(), text.islower(),
              text.istitle(), text.isidentifier(), text.isdecimal(), text.isascii())
    print("hello WORLD".upper(), "hello WORLD".lower(), "hello wORLD".title(), "hELLO wORLD".capitalize(), "aBc".swapcase())
    print("\u00e9t\u00e9".upper() == "\u00c9T\u00c9", "\u00c9".lower() == "\u00e9", "stra\u00dfe".upper(), "A".casefold())
    print("they're bill's".title(), "a1b c".title())
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
