def main():
    b = bytearray(b" Hello world ")
    print(b.capitalize(), b.center(20), b.lstrip(), b.rstrip(b" d"), b.strip(), b.split(), b.rsplit(b" ", 1))
    print(b.partition(b"o"), b.rpartition(b"o"), b.title(), b.swapcase(), b.zfill(20), b.ljust(15, b"."), b.rjust(15))
    print(b.isalpha(), b.isdigit(), b.isspace(), b.islower(), b.isupper(), b.istitle(), b.isascii(), b.isalnum())
    print(b.removeprefix(b" "), b.removesuffix(b" "), b.splitlines(), b.expandtabs(), b.rindex(b"o"), b.upper(), b.lower(), b.hex())
    table = bytes.maketrans(b"lo", b"01")
    print(b.translate(table), b.translate(table, b"H"), b.translate(None, b"l"), b.translate(None, delete=b"o"))
    print(bytearray(b",").join([b"a", bytearray(b"b")]), b.startswith(b" H"), b.endswith((b"x", b" ")), b.replace(b"l", b"L", 1), b.count(b"o"))
    print(type(b.translate(table)).__name__, bytearray.maketrans(b"a", b"b")[97])


if __name__ == "__main__":
    main()
