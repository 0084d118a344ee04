"""bytes: indexing gives ints, slices give bytes."""


def main(argv):
    data = b"hello\x00\xff"
    print(data, len(data), data[0], data[-1], data[1:3], data[::-1], data[10:], list(data))
    for value in data[:3]:
        print(value, chr(value))
    print(data == b"hello\x00\xff", data < b"i", b"a" < b"b", b"" == b"", b"a" + b"b", b"ab" * 3)
    print(101 in data, b"ll" in data, b"x" in data, data.find(b"l"), data.count(b"l"), data.index(b"o"))
    try:
        print(data[7])
    except IndexError as error:
        print(error)
    print(bytes([65, 66, 67]), bytes(3), bytes(), bytes(range(5)))
    try:
        print(bytes([256]))
    except ValueError as error:
        print(error)
    print(data.hex(), bytes.fromhex("00ff10"), b"it's", b'"q"', b"\t\n\\")
    print(b"a,b".split(b","), b" x ".strip(), b"abc".upper(), b"abc".startswith(b"a"), b"-".join([b"x", b"y"]), b"aXb".replace(b"X", b"--"))
    table = {b"k": 1}
    print(table[b"k"], hash(b"a") == hash(b"a"), bool(b""), bool(b"\x00"))
    print(ord(b"A"), ord(data[1:2]), ord(bytearray(b"z")))
    try:
        print(ord(data))
    except TypeError as error:
        print(error)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
