"""gzip in memory, as its own source."""
import gzip
import zlib


def main():
    data = b"hello hello hello " * 50
    z = gzip.compress(data, mtime=0)
    print(len(z), z.hex())
    print(gzip.decompress(z) == data)
    print(len(gzip.compress(data, 6, mtime=123456789)), gzip.compress(data, 6, mtime=123456789)[:10].hex())
    print(gzip.decompress(gzip.compress(data))[:5], gzip.decompress(gzip.compress(b"a") + gzip.compress(b"b")))
    for bad in [b"nope", z[:20], z[:-5] + b"xxxxx", b"\x1f\x8b\x07" + z[3:]]:
        try:
            print(gzip.decompress(bad))
        except (gzip.BadGzipFile, EOFError, zlib.error) as e:
            print(type(e).__name__, e)
    lines = '\n'.join(f'{i} squared is {i * i}' for i in range(300)).encode()
    for level in range(10):
        packed = gzip.compress(lines, level, mtime=0)
        print(level, len(packed), zlib.crc32(packed), gzip.decompress(packed) == lines)
    named = z[:3] + b'\x1c' + z[4:10] + b'\x03\x00abc' + b'name\x00' + b'comment\x00' + z[10:]
    print(gzip.decompress(named) == data, gzip.decompress(z + bytes(5) + z) == data * 2, gzip.decompress(b''))


if __name__ == "__main__":
    main()
