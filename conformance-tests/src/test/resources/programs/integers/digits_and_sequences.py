"""Digit sums, perfect numbers, Fibonacci near the limit, gcd, modular inverses."""


def digits(n):
    return [int(c) for c in str(n)]


def digit_sum(n):
    total = 0
    while n:
        n, digit = divmod(n, 10)
        total += digit
    return total


def divisors(n):
    return [d for d in range(1, n) if n % d == 0]


def extended_gcd(a, b):
    if b == 0:
        return a, 1, 0
    g, x, y = extended_gcd(b, a % b)
    return g, y, x - a // b * y


def inverse(a, modulus):
    g, x, _ = extended_gcd(a, modulus)
    if g != 1:
        raise ValueError(f"{a} has no inverse modulo {modulus}")
    return x % modulus


def fibonacci_until_overflow():
    a, b = 0, 1
    count = 0
    try:
        while b < 2**62:
            a, b = b, a + b
            count += 1
    except OverflowError:
        count = -1
    return a, count


def main(argv):
    print(digits(9075), digit_sum(2**62), [n for n in range(2, 500) if sum(divisors(n)) == n])
    print(extended_gcd(240, 46), inverse(3, 11), fibonacci_until_overflow())
    try:
        inverse(4, 8)
    except ValueError as error:
        print(error)
    print([bin(n ^ (n >> 1))[2:].zfill(3) for n in range(8)])
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
