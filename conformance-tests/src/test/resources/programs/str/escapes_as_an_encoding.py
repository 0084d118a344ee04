def show(b, errors="strict"):
    try:
        print(repr(b.decode("unicode_escape", errors)))
    except UnicodeDecodeError as e:
        print(e)


def main():
    for b in [b"", b"abc", b"a\\nb\\tc", b"\\x41\\u00e9\\U0001F600", b"\\101\\60\\7x", b"\\777", b"\\q\\'\\\"\\\\", b"\\", b"\\x4", b"\\xg1", b"ab\\u12", b"\\U00110000", b"\xe9\xff", b"a\\\nb", b"\\a\\b\\f\\v\\r"]:
        show(b)
        for errors in ["ignore", "replace", "backslashreplace"]:
            show(b, errors)
    for s in ["", "abc", "a\nb\tc\r", "\\", "é€😀", "\x00\x7f", "'\""]:
        e = s.encode("unicode_escape")
        print(e, e.decode("unicode-escape") == s, s.encode("utf-8-sig"), s.encode("utf-8-sig").decode("utf_8_sig") == s)
    print(b"\xef\xbb\xbfabc".decode("utf-8-sig"), repr(b"\xef\xbb\xbfabc".decode("utf-8")), b"abc".decode("utf-8-sig"))
    for b in [b"abc\xff", b"\xef\xbb\xbfab\xff"]:
        try:
            b.decode("utf-8-sig")
        except UnicodeDecodeError as e:
            print(e)
    try:
        b"abc".decode("klingon")
    except LookupError as e:
        print(e)
    text = "tab\\there"
    print(text.encode().decode("unicode_escape"))


if __name__ == "__main__":
    main()
