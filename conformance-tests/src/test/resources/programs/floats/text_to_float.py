"""float() of text."""


def main(argv):
    for text in ("0", "1.5", "-2.25", "+3", "1e10", "1E-3", ".5", "5.", "  7.5  ", "inf", "-Infinity", "1_000.5", "",
                 "abc", "1.2.3", "1e400", "4.9e-324", "0.1", "123456789.123456789"):
        try:
            print(repr(text), float(text))
        except ValueError as error:
            print(error)
    print(float(3), float(True), float(2**53))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
