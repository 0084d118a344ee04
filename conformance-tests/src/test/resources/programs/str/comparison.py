"""Order, equality and membership of text."""


def main(argv):
    words = ["b", "a", "", "ab", "B", "abc", "aa", "\u00e9", "~"]
    for a in words:
        print(repr(a), [a < b for b in words], [a == b for b in words].count(True))
    print(sorted(words), min(words), max(words))
    print("a" <= "a", "a" >= "b", "a" != "b", "abc" > "abd", "Z" < "a")
    print("el" in "hello", "" in "hello", "" in "", "x" not in "hello", "hello" in "hello", "hellohello" in "hello")
    text = "he"
    text += "llo"
    print(text == "hello", hash(text) == hash("hello"), text is None)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
