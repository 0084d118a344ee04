"""zlib: what is compressed has CPython's very bytes, in one piece and in several, and comes back."""
import zlib


class Numbers:
    def __init__(self, seed):
        self.state = seed

    def next(self, below):
        self.state = (self.state * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.state >> 8) % below


def noise(numbers, length):
    return bytes([numbers.next(256) for _ in range(length)])


def prose(numbers, length):
    words = [bytes([97 + numbers.next(9) for _ in range(1 + numbers.next(8))]) for _ in range(200)]
    parts = []
    for _ in range(length // 5):
        parts.append(words[numbers.next(200)])
    return b' '.join(parts)


def skewed(numbers, length):
    return bytes([numbers.next(1 + numbers.next(1 + numbers.next(256))) for _ in range(length)])


def shown(data):
    return f'{len(data)} {zlib.crc32(data):08x} {zlib.adler32(data):08x}'


numbers = Numbers(17)
samples = [b'', b'a', b'abc', b'a' * 1000, b'hello hello hello hello', noise(numbers, 300), prose(numbers, 20000), skewed(numbers, 12000), noise(numbers, 500) * 3, prose(numbers, 60000) + noise(numbers, 2000)]


def in_pieces(level, memory, strategy, flushes):
    packer = zlib.compressobj(level, zlib.DEFLATED, 15, memory, strategy)
    parts = []
    for i, flush in enumerate(flushes):
        parts.append(packer.compress(samples[6][i * 1000:i * 1000 + 700]))
        if flush != zlib.Z_NO_FLUSH:
            parts.append(packer.flush(flush))
    other = packer.copy()
    parts.append(packer.compress(b'the end'))
    parts.append(packer.flush())
    print(level, [len(part) for part in parts], shown(b''.join(parts)), len(other.flush()))
    return b''.join(parts)


def main():
    for sample in samples:
        print(len(sample), zlib.compress(sample)[:12].hex())
        for level in range(-1 if len(sample) < 60000 else 1, 10):
            packed = zlib.compress(sample, level)
            assert zlib.decompress(packed) == sample
            print('', level, shown(packed))
    for wbits in (9, 12, -15, -9, 31, 25):
        packed = zlib.compress(samples[6], 6, wbits)
        print(wbits, shown(packed), zlib.decompress(packed, wbits) == samples[6], zlib.decompressobj(wbits).decompress(packed) == samples[6])
    print(zlib.decompress(zlib.compress(b'either', wbits=31), 47), zlib.decompress(zlib.compress(b'either'), 47))

    pieces = [in_pieces(6, 8, zlib.Z_DEFAULT_STRATEGY, [0, 0, zlib.Z_SYNC_FLUSH, zlib.Z_FULL_FLUSH, 0]), in_pieces(1, 9, zlib.Z_FIXED, [zlib.Z_PARTIAL_FLUSH, 0]), in_pieces(9, 1, zlib.Z_FILTERED, [zlib.Z_FULL_FLUSH] * 3)]
    for packed in pieces:
        unpacker = zlib.decompressobj()
        found = b''
        for i in range(0, len(packed), 100):
            found += unpacker.decompress(unpacker.unconsumed_tail + packed[i:i + 100], 150)
        found += unpacker.flush()
        print(len(found), shown(found), unpacker.eof)
    unpacker = zlib.decompressobj()
    print(unpacker.decompress(zlib.compress(b'x' * 50) + b'behind', 20), unpacker.eof, len(unpacker.unconsumed_tail) > 0)
    print(unpacker.decompress(unpacker.unconsumed_tail), unpacker.eof, unpacker.unused_data)

    good = zlib.compress(b'some data that is compressed')
    for bad in [b'', b'x', b'garbage', good[:-1], good[:-1] + b'?', b'\x78\x9c\xff', b'\x79' + good[1:], good[:4] + b'\xff' + good[5:], b'\x78\x9c\x07', zlib.compress(b'a', wbits=31)]:
        try:
            print(zlib.decompress(bad))
        except zlib.error as error:
            print(error)
    for level in (10, -2):
        try:
            zlib.compress(b'', level)
        except zlib.error as error:
            print(error)
    try:
        zlib.compressobj(99)
    except ValueError as error:
        print(error)


if __name__ == "__main__":
    main()
