"""SHA-256 in ordinary Python, with masks where the algorithm wraps."""

MASK = 0xFFFFFFFF


def primes(count):
    found = []
    candidate = 2
    while len(found) < count:
        if all(candidate % prime != 0 for prime in found):
            found.append(candidate)
        candidate += 1
    return found


def fraction_bits(value, root):
    return int((value ** (1.0 / root) % 1.0) * 2.0 ** 32)


K = [fraction_bits(prime, 3) for prime in primes(64)]
INITIAL = [fraction_bits(prime, 2) for prime in primes(8)]


def rotate_right(x, n):
    return ((x >> n) | (x << (32 - n))) & MASK


def compress(state, block):
    w = [int.from_bytes(block[i * 4:i * 4 + 4], "big") for i in range(16)]
    for i in range(16, 64):
        s0 = rotate_right(w[i - 15], 7) ^ rotate_right(w[i - 15], 18) ^ (w[i - 15] >> 3)
        s1 = rotate_right(w[i - 2], 17) ^ rotate_right(w[i - 2], 19) ^ (w[i - 2] >> 10)
        w.append((w[i - 16] + s0 + w[i - 7] + s1) & MASK)
    a, b, c, d, e, f, g, h = state
    for i in range(64):
        s1 = rotate_right(e, 6) ^ rotate_right(e, 11) ^ rotate_right(e, 25)
        choice = (e & f) ^ (~e & g)
        t1 = h + s1 + choice + K[i] + w[i]
        s0 = rotate_right(a, 2) ^ rotate_right(a, 13) ^ rotate_right(a, 22)
        majority = (a & b) ^ (a & c) ^ (b & c)
        t2 = s0 + majority
        h, g, f, e, d, c, b, a = g, f, e, (d + t1) & MASK, c, b, a, (t1 + t2) & MASK
    return [(x + y) & MASK for x, y in zip(state, (a, b, c, d, e, f, g, h))]


def sha256(message):
    length = len(message) * 8
    padded = message + b"\x80" + b"\x00" * ((55 - len(message)) % 64) + length.to_bytes(8, "big")
    state = INITIAL
    for start in range(0, len(padded), 64):
        state = compress(state, padded[start:start + 64])
    return "".join([f"{word:08x}" for word in state])


def main(argv):
    print(sha256(b""))
    print(sha256(b"abc"))
    print(sha256(b"The quick brown fox jumps over the lazy dog" * 3))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
