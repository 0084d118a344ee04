"""Formats of struct that only the run tells."""
import struct

def main(argv):
    fmt = '<' + 'I' * (len(argv) + 1)
    data = struct.pack(fmt, *range(len(argv) + 1))
    print(data, struct.calcsize(fmt), struct.unpack(fmt, data))
    print(struct.pack('>hIq', -1, 2, 3), struct.unpack('<f', struct.pack('<f', 1.5)), struct.pack('5s', b'ab'))
    s = struct.Struct('!HB')
    print(s.size, s.pack(1, 2), s.unpack(b'\x00\x01\x02'))
    for item in struct.iter_unpack('<H', b'\x01\x00\x02\x00'):
        print(item)
    try:
        struct.unpack('<I', b'ab')
    except struct.error as e:
        print(type(e).__name__, repr(e))
        print(e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(main(sys.argv))
