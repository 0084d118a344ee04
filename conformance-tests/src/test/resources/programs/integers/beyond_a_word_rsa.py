"""RSA with primes of 256 bits, and the Lucas-Lehmer test."""


def inverse(a, m):
    old, new = a, m
    x, y = 1, 0
    while new:
        q = old // new
        old, new = new, old - q * new
        x, y = y, x - q * y
    return x % m


ONES = [1, 2**64]


def is_mersenne_prime(p):
    m = (ONES[0] << p) - 1
    s = 4 % m
    for _ in range(p - 2):
        s = (s * s - 2) % m
    return s == 0


def main(argv):
    p = 2**521 - 1
    q = 2**607 - 1
    modulus = p * q
    e = 65537
    d = inverse(e, (p - 1) * (q - 1))
    message = modulus - modulus * len(argv)
    for character in "attack at dawn":
        message = message * 256 + ord(character)
    secret = pow(message, e, modulus)
    print(secret)
    plain = pow(secret, d, modulus)
    text = ""
    while plain:
        plain, code = divmod(plain, 256)
        text = chr(code) + text
    print(text)
    print([p for p in range(3, 130) if p % 2 == 1 and is_mersenne_prime(p)])
    h = 0xcbf29ce484222325
    for c in b"hello world":
        h = ((h ^ c) * 0x100000001b3) & 0xFFFFFFFFFFFFFFFF
    print(h, hex(h))
    return 0


if __name__ == "__main__":
    import sys
    main(sys.argv)
