"""Of what is masked nothing but low bits is used: words that wrap compute it, whatever the operands are."""

VALUES = [0, 1, -1, 7, -8, 2**31, -2**31 - 1, 2**62 + 12345, 2**63 - 1, -2**63]
LARGE = [2**63, 2**64 - 1, 2**64, 2**64 + 5, -2**64 - 3, 3**60, -3**60]
M32 = 0xFFFFFFFF
M63 = 2**63 - 1
M64 = 2**64 - 1
M65 = 2**65 - 1


def words(a, b):
    print((a + b) & M64, (a - b) & M64, (a * b) & M64, (a * b + a) & M32, (a * b) & M63)
    print((-a) & M64, (~a) & M64, (a | b) & M64, (a ^ b) & M64, (a & b) & M64)
    print((a << 63) & M64, (a << 64) & M64, (a << 1) & M64, (a << 13) % 2**64, (a * b) % 2**32, (a * b) % 2**63)
    print((a * b) & 0, (a * b) & 1, (a * b) & 2**63, (a * b * a * b) & M64)


def beyond(a, b):
    print((a + b) & M64, (a - b) & M64, (a * b) & M64, (a * b + a) & M32, (a * b) & M63)
    print((-a) & M64, (~a) & M64, (a | b) & M64, (a ^ b) & M64, (a & b) & M64)
    print((a << 63) & M64, (a << 64) & M64, (a << 1) & M64, (a << 13) % 2**64, (a * b) % 2**32, (a * b) % 2**63)
    print((a * b) & 0, (a * b) & 1, (a * b) & 2**63, (a * b * a * b) & M64)


def wider(a, b):
    print((a * b) & M65, (a * b) % 2**65, (a + b) & -1, (a * b) & -2**70, (a * b) % (2**64 - 1))


def by_what_the_run_tells(a, b, mask):
    print((a * b + 1) & mask, (a + b) & mask, mask & (a - b), (-a) & mask, (a << 60) & (mask >> 1), (a << b % 70) & mask)


def nested(a, b):
    print((((a * b) & M64) * ((a + 3) & M32) + b) & M64, ((a * b & M64) ^ (a * b & M32)) & 0xFFFF)
    print(((a * b) >> 16) & M32, ((a * b) >> 1) & M64, ((a * b) >> 32) & M32, (a * b // 3) & M64, (a * b % 1000) & M64)
    print((a * b * 5 + (a * b) // 7) & M64, (a * b - (a * b) % 10) & M64, (a + (a * b > 0)) & M64)


def shifted(a, counts):
    for count in counts:
        try:
            print((a << count) & M64, (a << count) & M32, ((a * 2**60) << count) & M64, ((a & M64) >> count) & M64, end=" ")
        except ValueError as error:
            print(error, end=" ")
    print()


def rotated(x, k):
    return ((x << k) | (x >> (64 - k))) & M64


def through_variables(a):
    t = a * 0x9E3779B97F4A7C15
    t += 12345
    if a > 3:
        t -= a
    else:
        t = ~t
    u = t & M64
    for i in range(3):
        t = t * 31 + i
    return u, t & M64


def exact_beside_masked(a):
    t = a * 0x9E3779B97F4A7C15
    return t & M64, t > 0, t


def tested(a):
    t = a * 2**70 >> 40
    if t:
        return t & M32
    return -1


class Generator:
    seed = 2**64 - 59

    def __init__(self, seed):
        self.state = seed & M64
        self.mask = M64

    def step(self):
        self.state *= 6364136223846793005
        self.state &= self.mask
        self.state = (self.state + 1442695040888963407) & self.mask
        return self.state


def main(argv):
    for a in VALUES:
        for b in VALUES:
            words(a, b)
            by_what_the_run_tells(a, b, len(VALUES))
            by_what_the_run_tells(a, b, M63)
    for a in LARGE:
        for b in LARGE:
            beyond(a, b)
            wider(a, b)
            nested(a, b)
    for a in VALUES:
        wider(a, 2**64 + 1)
        nested(a, 2**63 + 1)
        shifted(a, [0, 1, 31, 32, 62, 63, 64, 65, 1000, -1])
        print(through_variables(a), exact_beside_masked(a), tested(a))
    for k in (0, 1, 7, 32, 63, 64):
        print(rotated(0x8000000000000001, k), rotated(5, k))
    print((True + 2**64) & M64, (True * M64 + False) & M64, (~True) & M64, (-True) & M64, True & M64)
    generator = Generator(-1)
    items = [0] * 4
    for i in range(10):
        items[i % 4] = (items[i % 4] * 31 + generator.step()) & M64
        items[(i + 1) % 4] ^= generator.state >> 7
    print(generator.state, items, Generator(Generator.seed).step())
    h = 0xcbf29ce484222325
    for c in "low bits":
        h = ((h ^ ord(c)) * 0x100000001b3) % 2**64
    print(h, hex(h))
    return 0


if __name__ == "__main__":
    main([])
