"""The % operator of bytes, and of text with bytes."""

def main(argv):
    packed = b"abc" * len(argv)
    n = len(argv)
    tail = b"xy" * n
    print("%r" % packed[:2], "%s" % packed[:2], "%a" % packed)
    print(b"%d-%s" % (n, tail), b"%s" % tail, b"%d" % n, b"%x %5d|%-5d|%05d" % (255, n, n, n), b"%c%c" % (65, b"B"))
    print(b"%b %a %r %%" % (tail, 12, "x\u00e9"), b"%5.1f|%e" % (2.25, 1.5))
    print(bytearray(b"%d-%s") % (n, tail))
    print(b"%(a)d %(b)x" % {b"a": 1, b"b": 255})
    try:
        print(b"%s" % n)
    except TypeError as e:
        print(e)
    try:
        print("%(a)s" % tail)
    except TypeError as e:
        print(e)
    return 0
if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
