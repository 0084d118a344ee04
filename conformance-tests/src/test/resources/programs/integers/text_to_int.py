"""int() of text, in several bases, and what it refuses."""


def attempt(text, base):
    try:
        print(repr(text), base, int(text, base))
    except ValueError as error:
        print(error)


def main(argv):
    for text in ("0", "42", "-17", "+8", "  12  ", "1_000", "", " ", "-", "12x", "0x10", "9223372036854775807"):
        try:
            print(repr(text), int(text))
        except ValueError as error:
            print(error)
    attempt("ff", 16)
    attempt("0xFF", 16)
    attempt("-0b101", 2)
    attempt("0o17", 0)
    attempt("0x1f", 0)
    attempt("z", 36)
    attempt("12", 2)
    print(int(3.99), int(-3.99), int(True), int(False))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
