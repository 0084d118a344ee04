"""ascii() of what is no text."""


class Thing:
    def __repr__(self):
        return "<thing é日\U0001f600>"


def main(argv):
    print(ascii(b"Hello \xff"), ascii(5), ascii(2.5), ascii(None), ascii(True))
    print(ascii(["é", "a'b"]), ascii(("日", 1)), ascii({"\U0001f600": 'x"y'}), ascii(Thing()))
    print(ascii("it's é \n \\ \x7f\u2028"), f"{['ß']!a}", "%a" % (("ß", 2),))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
