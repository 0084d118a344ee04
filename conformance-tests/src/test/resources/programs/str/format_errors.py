"""str.format of texts that are wrong, known when the program runs."""

class Template:
    def __init__(self, text):
        self.text = text


def part_1(argv):
    b = [1, 2, 3]
    for text in ["{", "}", "{0", "{0!}", "{0!x}", "{0!r", "{0[}", "{0[0}", "{0.}", "{0]}", "{0!rr}", "{:{:{}}}", "{a b}", "{0[]}", "{1}", "{-1}", "{0x}", "{!r:}", "{0!r:", "{0:{", "{0:}}"]:
        try:
            print(repr(text), text.format("X"))
        except (ValueError, IndexError, KeyError, AttributeError, TypeError) as e:
            print(repr(text), type(e).__name__, e)


def part_2(argv):
    for text in ["{:{w}}|", "{:{0}}", "{0:{1}}|", "{0:{1}{2}}", "{a!r:>{w}}|", "{a!z}", "{0!\x01}", "{}{0}", "{0}{}", "{:{}}{}", "{0:{:}}", "{0:{1!r}}", "{0:{1:d}}|", "{[", "{0[", "{.", "{0.", "{99999999999999999999}", "{ }", "{0 }", "{a }", "{:>{w}}{:<{w}}|", "{{{}}}", "{}}", "{0:{{1}}}"]:
        try:
            print(repr(text), text.format("X", 5, 7, a="A", w=6))
        except (ValueError, IndexError, KeyError, AttributeError, TypeError) as e:
            print(repr(text), type(e).__name__, e)


def main(argv):
    part_1(argv)
    part_2(argv)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
