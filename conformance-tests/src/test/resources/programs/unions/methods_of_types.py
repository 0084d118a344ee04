"""Methods taken from built-in types, called of values that may be of other types, too."""


def then(f, g):
    return lambda x: g(f(x))


def words(text):
    return text.split()


def main(argv):
    print(then(then(str.strip, words), len)("  a b c "))
    for value in ["b", 1, ("x",)]:
        try:
            print(str.upper(value))
        except TypeError as error:
            print("TypeError")
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
