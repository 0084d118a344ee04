"""find, index, count, replace, startswith with bounds and corners."""


def main(argv):
    text = "abracadabra"
    for wanted in ("a", "bra", "", "x", "abracadabra", "abracadabras"):
        print(repr(wanted), text.find(wanted), text.rfind(wanted), text.count(wanted), wanted in text,
              text.startswith(wanted), text.endswith(wanted))
    print(text.find("a", 1), text.find("a", -1), text.find("a", 1, 3), text.find("", 5), text.find("", 20), text.rfind("a", 0, 5))
    print(text.count("a", 3), text.count("a", 3, 6), "aaaa".count("aa"), "".count(""), "abc".count(""))
    print(text.startswith("bra", 1), text.startswith("a", 20), text.endswith("cad", 0, 7), text.startswith("", 11), text.startswith("", 12))
    print(text.replace("a", "A"), text.replace("a", "", 2), text.replace("bra", "BRAA"), text.replace("", "."), "".replace("", "x"), "aaa".replace("aa", "b"))
    try:
        text.index("z")
    except ValueError as error:
        print(error)
    try:
        text.rindex("z")
    except ValueError as error:
        print(error)
    print(text.index("c"), text.rindex("b"), text.index("a", 1))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
