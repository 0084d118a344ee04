"""Slices of a bytearray with a step are assigned and deleted."""


def main(argv):
    data = bytearray(b"abcdef")
    data[::2] = b"XYZ"
    print(data)
    data[4:1:-1] = bytearray(b"123")
    print(data)
    try:
        data[::2] = b"12"
    except ValueError as error:
        print(error)
    data[1:3] = b"long part"
    del data[::2]
    print(data)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
