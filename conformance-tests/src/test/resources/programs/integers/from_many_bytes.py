import io
def main():
    d = bytes(range(1, 20))
    print(int.from_bytes(d, "big"), int.from_bytes(d, "little"))
    print(int.from_bytes(d[2:6], "little"), int.from_bytes(b"\xff" * 8, "big"))
    print(int.from_bytes(b"\xff\xfe", "big", signed=True), int.from_bytes(b"\xff" * 9 + b"\x01", signed=True, byteorder="big"))
    print(int.from_bytes(b"", "big"), int.from_bytes([1, 2, 3], "big"), int.from_bytes(bytearray(d[:9])))
    for i in range(3):
        print(int.from_bytes(d[i:i + 4], "big") * 2)
    f = io.BytesIO(d)
    print(int.from_bytes(f.read(4), "little"))
    try:
        int.from_bytes(d, "middle")
    except ValueError as e:
        print(e)
    print(int.from_bytes(b"\x80" + b"\x00" * 7, "big", signed=True), int.from_bytes(b"\x80\x00", signed=True))
    m = int.from_bytes("attack at dawn".encode(), "big")
    print(m, m.to_bytes((m.bit_length() + 7) // 8, "big").decode(), pow(m, 65537, 2**127 - 1))
if __name__ == "__main__":
    main()
