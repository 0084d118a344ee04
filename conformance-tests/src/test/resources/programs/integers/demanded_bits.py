"""Only the low bits are wanted: exact, however large the intermediate results are in Python."""

MASK32 = 0xFFFFFFFF
MASK63 = 0x7FFFFFFFFFFFFFFF


def mix(a, b):
    product = a * b
    total = product + a * 31 + (b << 40)
    return total & MASK32


def hash_text(text):
    h = 5381
    for character in text:
        h = (h * 33 + ord(character)) & MASK63
    return h


def xorshift(x):
    x ^= (x << 13) & MASK63
    x ^= x >> 7
    x ^= (x << 17) & MASK63
    return x


def horner(coefficients, x):
    result = 0
    for c in coefficients:
        result = (result * x + c) % 2**32
    return result


def low_bits_of_difference(a, b):
    return (a * a - b * b - ~(a * b)) & 0xFFFF


def main(argv):
    large = 2**62 + 12345
    print(mix(large, large), mix(-large, 3), mix(2**63 - 1, 2**63 - 1))
    print(hash_text("hello world" * 10))
    x = 88172645463325252 & MASK63
    for _ in range(5):
        x = xorshift(x)
        print(x)
    print(horner([2**40 + i for i in range(10)], 2**35 + 7))
    print(low_bits_of_difference(2**40 + 1, 2**50 + 3))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
