import struct
def main():
    data = struct.pack("<Qq", 2**64 - 1, -1)
    a, b = struct.unpack("<Qq", data)
    print(a, b, a + 1, a == 2**64 - 1, a >> 60)
    print(struct.unpack(">Q", bytes([0x80] + [0] * 7))[0])
    print(struct.unpack("<Q", bytes([5] + [0] * 7)), struct.unpack_from("=Q", data, 0))
    for q, in struct.iter_unpack("<Q", data):
        print(hex(q), q // 3)
    print(struct.unpack("<IHB", b"\xff" * 7))
    try:
        struct.pack("<Q", -1)
    except struct.error as e:
        print(e)
main()
