"""repr of text: quotes, escapes, and what is printable."""


def main(argv):
    for text in ("plain", "it's", 'say "hi"', "both ' and \"", "back\\slash", "tab\tnew\nreturn\r", "\0\x01\x1f\x7f", "\x80\xa0\xad\xff",
                 "caf\u00e9", "\u4e2d\u6587", "\U0001f600", "\ud7ff\ue000", "\u2028", ""):
        print(repr(text), len(text))
    print(ascii("caf\u00e9 \U0001f600"))
    print(["a'b", "c"], ("x\n",), {"k\t": "v"})
    print(r"raw\n", "con" "cat" 'enated', """triple
quoted""")
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
