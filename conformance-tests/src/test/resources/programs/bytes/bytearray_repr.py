"""The repr of a bytearray has a backslash before an apostrophe, between quotation marks too."""


def main(argv):
    for data in (bytearray(b"'"), bytearray(b"\"'"), bytearray(b'"'), bytearray(b"a'b\\\n\xff")):
        print(data, repr(data), bytes(data), [data])
    return 0


if __name__ == "__main__":
    main([])
