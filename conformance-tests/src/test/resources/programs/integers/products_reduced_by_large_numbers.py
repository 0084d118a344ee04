"""Remainders by constants that are no powers of two: products of remainders may be too large for a word before they are reduced."""

MERSENNE = 2305843009213693951
PRIME = 1000000000039


def checksum(cells):
    h = 7
    for x, y in cells:
        h = (h * 1000003 + x * 8191 + y) % 2305843009213693951
    return h


def rolling(text):
    h = 0
    for c in text:
        h = (h * 131 + ord(c)) % PRIME
    return h


def power(base, exponent):
    result = 1
    base %= MERSENNE
    while exponent:
        if exponent & 1:
            result = result * base % MERSENNE
        base = base * base % MERSENNE
        exponent >>= 1
    return result


def minimal(seed, count):
    for _ in range(count):
        seed = seed * 48271 % 2147483647
    return seed


def squares(n):
    x = 3
    for _ in range(n):
        x = x * x % 4294967291
    return x


def negative(n):
    x = 5
    for _ in range(n):
        x = x * 1000003 % -2305843009213693951
    return x


def main():
    cells = [(x, y) for x in range(30) for y in range(30) if (x * y) % 7 == 1]
    print(checksum(cells), rolling("the quick brown fox jumps over the lazy dog" * 9))
    print(power(3, 10**15), power(MERSENNE - 1, 2), power(2, 61), minimal(42, 1000), squares(100), negative(50))


if __name__ == "__main__":
    main()
