"""What errors of encodings know of the place."""


def attempt(action):
    try:
        print(action())
    except UnicodeDecodeError as e:
        print(e.encoding, e.start, e.end, e.reason, "|", e)
    except UnicodeEncodeError as e:
        print("encode", e.encoding, e.start, e.end, e.reason, "|", e)


def main():
    attempt(lambda: b"\xff\xfe".decode("utf-8"))
    attempt(lambda: b"abc\xe2\x82".decode())
    attempt(lambda: b"ab\xe2\x28".decode())
    attempt(lambda: b"a\x80".decode("ascii"))
    attempt(lambda: "h\xe9llo".encode("ascii"))
    attempt(lambda: "h\u20ac\u20acllo".encode("latin-1"))
    attempt(lambda: "a\ud800".encode())
    attempt(lambda: "ok".encode())
    try:
        "\xe9".encode("ascii")
    except UnicodeError as e:
        print(e, isinstance(e, ValueError))


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
