"""Text beyond the basic plane counts one per code point."""


def main(argv):
    text = "a\u00e9\u4e2d\U0001f600z"
    print(len(text), [ord(c) for c in text])
    print(text[3], text[-2], text[::-1], text[2:4])
    for character in text:
        print(character, len(character), hex(ord(character)), character.encode("utf-8"))
    print("\U0001f600" in text, text.find("z"), text.index("\u4e2d"), text.count("\U0001f600"))
    print(chr(0x1F600) == "\U0001f600", chr(233), chr(97))
    print(text + "!" == "a\u00e9\u4e2d\U0001f600z!", "\U0001f600" * 3)
    print(sorted(["\U0001f600", "\uffff", "a", "\u00e9"]) == ["a", "\u00e9", "\uffff", "\U0001f600"])
    encoded = text.encode("utf-8")
    print(len(encoded), encoded.decode("utf-8") == text)
    try:
        print(chr(0x110000))
    except ValueError as error:
        print(error)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
