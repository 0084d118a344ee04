"""A bytearray changes in place."""


def main(argv):
    data = bytearray(b"hello")
    data[0] = ord("J")
    data[-1] += 1
    print(data, len(data), data[1], data[1:3], bytes(data))
    data.append(33)
    data.extend(b"??")
    data += b"."
    print(data, data == b"Jellp!??.", data.find(b"l"))
    del data[0]
    data[1:3] = b"LONG"
    print(data, data.pop(), data)
    try:
        data[0] = 300
    except ValueError as error:
        print(error)
    try:
        data[100] = 1
    except IndexError as error:
        print(error)
    empty = bytearray(4)
    for i in range(4):
        empty[i] = i * 50
    print(empty, list(empty), sum(empty), bytearray(), bool(bytearray()))
    data.reverse()
    print(data, data.decode("ascii"), data.upper())
    data.clear()
    print(data)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
