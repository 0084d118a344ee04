"""Numbers of bits that stand in constant tuples, lists and dicts."""
SIZES = {"small": [3, 5], "large": [100, 64]}
EXPONENTS = [61, 67, 89]


def is_mersenne_prime(exponent):
    number = (1 << exponent) - 1
    rest = 4 % number
    for _ in range(exponent - 2):
        rest = (rest * rest - 2) % number
    return rest == 0


def main():
    for e in (61, 67, 89, 107):
        print(e, (1 << e) - 1, is_mersenne_prime(e))
    for name in SIZES:
        print(name, [1 << bits for bits in SIZES[name]])
    print(sum(1 << e for e in EXPONENTS))
    print([1 << e for e in (3, 60)])


if __name__ == "__main__":
    main()
