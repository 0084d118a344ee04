import struct

HEADER = struct.Struct(">4sHI")
prepared = struct.pack("<3i", 1, -2, 3)


def records(data):
    return [(number, name.rstrip(b"\0")) for number, name in struct.iter_unpack("<H4s", data)]


def main(argv):
    print(prepared, struct.unpack("<3i", prepared), struct.calcsize("bi"), struct.calcsize("<bi"))
    print(struct.pack("<I", 5), struct.unpack("<I", b"\x05\0\0\0")[0], struct.pack(">hHiIqQ", -2, 65535, -70000, 4000000000, -5, 2 ** 62))
    a, b, c, d, e, f = struct.unpack(">hHiIqQ", struct.pack(">hHiIqQ", -2, 65535, -70000, 4000000000, -5, 2 ** 62))
    print(a, b, c, d, e, f, struct.pack("bBx?c3s5s", -1, 255, True, b"z", b"abcd", b"q"))
    print(struct.unpack("<d", struct.pack("<d", 0.1)), struct.unpack(">f", struct.pack(">f", 0.1)), struct.pack("<f", -2.5), struct.pack("<fd", 1, 2))
    packed = HEADER.pack(b"RIFF", 1, 70000)
    kind, version, size = HEADER.unpack(packed)
    print(packed, kind, version, size, HEADER.size)
    print(records(struct.pack("<H4s", 1, b"ab") + struct.pack("<H4s", 513, b"wxyz")))
    buffer = bytearray(8)
    struct.pack_into("<H", buffer, 2, 0x1234)
    print(buffer, struct.unpack_from("<H", buffer, 2), struct.unpack_from(">B", bytes(buffer), -5))
    numbers = [n * n for n in range(3)]
    print(struct.pack("<BBB", *(numbers[0], numbers[1], numbers[2])), struct.pack("=bq", 1, 2), struct.pack("bq", 1, 2))
    for attempt in range(4):
        try:
            if attempt == 0:
                struct.pack("<B", 256 + numbers[0])
            elif attempt == 1:
                struct.unpack("<I", packed[:3])
            elif attempt == 2:
                struct.unpack_from("<I", packed, 8)
            else:
                struct.pack("<h", -40000)
        except struct.error as error:
            print("error", error)
    try:
        struct.pack("<f", 1e300)
    except OverflowError as error:
        print(error)
    return 0


if __name__ == '__main__':
    main(['program'])
