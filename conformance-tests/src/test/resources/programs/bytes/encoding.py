"""Between text and bytes, and what cannot be converted."""


def main(argv):
    for text in ("plain", "caf\u00e9", "\u4e2d\u6587", "\U0001f600!", ""):
        encoded = text.encode("utf-8")
        print(encoded, len(encoded), encoded.decode("utf-8") == text, text.encode() == encoded)
        try:
            print(text.encode("latin-1"))
        except UnicodeEncodeError as error:
            print("cannot encode", ascii(text))
        try:
            print(text.encode("ascii"))
        except UnicodeEncodeError as error:
            print("not ascii")
    for data in (b"ok", b"\xc3\xa9", b"\xff", b"\xc3", b"\xe4\xb8", b"\xf0\x9f\x98\x80", b"a\x80b"):
        try:
            print(ascii(data.decode("utf-8")))
        except UnicodeDecodeError:
            print("cannot decode", data)
        print(ascii(data.decode("latin-1")), ascii(data.decode("utf-8", "replace")), ascii(data.decode("ascii", "ignore")))
    print("caf\u00e9 \u4e2d".encode("ascii", "replace"), "caf\u00e9".encode("ascii", "ignore"), str(b"abc", "ascii"))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
