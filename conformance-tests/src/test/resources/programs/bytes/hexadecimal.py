"""bytes.fromhex and bytes.hex."""

def main(argv):
    s = " 41 42\t43\n44 " * len(argv)
    print(bytes.fromhex(s))
    for t in ["4 1", "41 4", "4g", "zz", "", "  ", "41\u00e9", "zzzz\u00e9", "4\U0001f600", "41 42\x0b43\x0c"]:
        try:
            print(bytes.fromhex(t))
        except ValueError as e:
            print(e)
    print(b"abc".hex(), b"abcdef".hex(":"), b"abcdef".hex(":", 2), b"abcdef".hex("-", -4), bytearray(b"ab").hex())
    return 0
if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
