"""CRC-32, FNV-1a and linear congruential generators: masks instead of machine arithmetic."""


def make_table():
    table = []
    for n in range(256):
        c = n
        for _ in range(8):
            c = (c >> 1) ^ 0xEDB88320 if c & 1 else c >> 1
        table.append(c)
    return table


TABLE = make_table()


def crc32(data):
    crc = 0xFFFFFFFF
    for byte in data:
        crc = TABLE[(crc ^ byte) & 0xFF] ^ (crc >> 8)
    return crc ^ 0xFFFFFFFF


def fnv1a_32(data):
    h = 0x811C9DC5
    for byte in data:
        h = ((h ^ byte) * 0x01000193) & 0xFFFFFFFF
    return h


class Random:
    def __init__(self, seed):
        self.state = seed & 0x7FFFFFFF

    def next(self):
        self.state = (self.state * 1103515245 + 12345) % 2**31
        return self.state

    def below(self, n):
        return (self.next() >> 8) % n


def knuth_low_bits(seed, count):
    x = seed
    for _ in range(count):
        x = (x * 6364136223846793005 + 1442695040888963407) & 0x7FFFFFFFFFFFFFFF
    return x


def main(argv):
    for data in (b"", b"a", b"123456789", b"hello world"):
        print(data, hex(crc32(data)), hex(fnv1a_32(data)))
    random = Random(42)
    print([random.next() for _ in range(5)], [random.below(6) for _ in range(20)])
    print(knuth_low_bits(1, 10))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
