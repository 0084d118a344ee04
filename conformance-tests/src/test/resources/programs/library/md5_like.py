"""Mixing 32-bit words with rotations, additions and table look-ups; base64 and hexadecimal by hand."""

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
MASK = 2**32 - 1


def rotate(x, n):
    return ((x << n) | (x >> (32 - n))) & MASK


def murmur3(data, seed):
    c1 = 0xCC9E2D51
    c2 = 0x1B873593
    h = seed
    whole = len(data) // 4 * 4
    for i in range(0, whole, 4):
        k = data[i] | data[i + 1] << 8 | data[i + 2] << 16 | data[i + 3] << 24
        k = k * c1 & MASK
        k = rotate(k, 15) * c2 & MASK
        h = (rotate(h ^ k, 13) * 5 + 0xE6546B64) & MASK
    k = 0
    for i in range(len(data) - 1, whole - 1, -1):
        k = k << 8 | data[i]
    if k:
        h ^= rotate(k * c1 & MASK, 15) * c2 & MASK
    h ^= len(data)
    h = (h ^ h >> 16) * 0x85EBCA6B & MASK
    h = (h ^ h >> 13) * 0xC2B2AE35 & MASK
    return h ^ h >> 16


def base64(data):
    pieces = []
    for i in range(0, len(data), 3):
        group = data[i:i + 3]
        value = 0
        for byte in group + b"\0" * (3 - len(group)):
            value = value << 8 | byte
        text = "".join([ALPHABET[value >> shift & 63] for shift in (18, 12, 6, 0)])
        pieces.append(text[:len(group) + 1] + "=" * (3 - len(group)))
    return "".join(pieces)


def adler32(data):
    a = 1
    b = 0
    for byte in data:
        a = (a + byte) % 65521
        b = (b + a) % 65521
    return b << 16 | a


def main(argv):
    for data in (b"", b"a", b"ab", b"abc", b"hello, world"):
        print(data, hex(murmur3(data, 0)), hex(murmur3(data, 0x9747B28C)), base64(data), hex(adler32(data)))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
