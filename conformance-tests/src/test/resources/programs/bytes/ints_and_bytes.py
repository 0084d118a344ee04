"""int.to_bytes and int.from_bytes."""


def main(argv):
    for value in (0, 1, 255, 256, 65535, 2**31, 2**62):
        big = value.to_bytes(8, "big")
        little = value.to_bytes(8, "little")
        print(big, little, int.from_bytes(big, "big") == value, int.from_bytes(little, "little") == value)
    print((-2).to_bytes(4, "big", signed=True), int.from_bytes(b"\xff\xfe", "big", signed=True), int.from_bytes(b"\xff\xfe", "big"))
    try:
        print((256).to_bytes(1, "big"))
    except OverflowError as error:
        print(error)
    try:
        print((-1).to_bytes(2, "big"))
    except OverflowError as error:
        print(error)
    checksum = 0
    for byte in b"\x01\x02\x03":
        checksum = checksum << 8 | byte
    print(hex(checksum), int.from_bytes(b"", "big"))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
