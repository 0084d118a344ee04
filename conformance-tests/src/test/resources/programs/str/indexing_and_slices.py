"""Negative indexes, out-of-range slices, and steps."""


def main(argv):
    text = "serpentine"
    size = len(text)
    print(text[0], text[-1], text[size - 1], text[-size])
    for index in (size, -size - 1, 100):
        try:
            print(text[index])
        except IndexError as error:
            print(index, error)
    print(text[2:5], text[:3], text[7:], text[:], text[-3:], text[:-3], text[5:2], text[100:], text[-100:2])
    print(text[::2], text[1::2], text[::-1], text[8:2:-2], text[::-3], text[2:100:4])
    start = 3
    stop = -2
    print(text[start:stop], text[stop:start], repr(text[start:start]))
    empty = ""
    print(repr(empty[:]), repr(empty[::-1]), repr(empty[5:10]), len(empty))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
