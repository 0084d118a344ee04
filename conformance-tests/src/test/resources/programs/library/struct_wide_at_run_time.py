import struct
def show(fmt, data):
    try:
        print(fmt, struct.unpack(fmt, data))
    except (struct.error, OverflowError) as e:
        print(fmt, type(e).__name__)
def main():
    for fmt in ["<Q", ">Q", "<q", "<II", ">hhhh", "<d"]:
        show(fmt, b"\xff" * 8)
        show(fmt, bytes([1, 2, 3, 4, 5, 6, 7, 8]))
        show(fmt, bytes([0] * 7 + [0x80]))
main()
