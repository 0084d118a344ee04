"""Functions of numbers, given what is a float, an int of any size, or a text."""
import math
from fractions import Fraction


def pick(i):
    return 2.5 if i == 1 else 10 ** 400 + i if i == 0 else "12"


def numbers(i):
    return 2.5 if i == 1 else 10 ** 25 + i


def mixed(i):
    return 2.5 if i == 1 else 10 ** 25 + i if i == 0 else Fraction(7, 3)


def attempt(f):
    try:
        print(f())
    except (TypeError, OverflowError, ValueError) as e:
        print(type(e).__name__, e)


def main():
    for i in range(3):
        attempt(lambda: math.log(pick(i)))
        attempt(lambda: math.log2(pick(i)))
        attempt(lambda: math.log10(pick(i)))
        attempt(lambda: math.sqrt(pick(i)))
        attempt(lambda: math.gcd(pick(i), 100))
        attempt(lambda: math.isqrt(pick(i)))
        attempt(lambda: math.floor(mixed(i)))
        attempt(lambda: round(mixed(i)))
        attempt(lambda: round(mixed(i), -1))
        attempt(lambda: round(mixed(i), 1))
        attempt(lambda: pow(pick(i), 3, 1000))
        attempt(lambda: pow(3, pick(i), 1000))
        attempt(lambda: abs(mixed(i)))
        attempt(lambda: float(mixed(i)))
        attempt(lambda: int(mixed(i)))
        attempt(lambda: sum([numbers(i), numbers(1 - i)]))
        attempt(lambda: max(numbers(i), numbers(1 - i)))
        attempt(lambda: f"{numbers(i):.3e} {numbers(i):,}")
        attempt(lambda: "%d %s" % (numbers(i), numbers(i)))
        attempt(lambda: divmod(numbers(i), 7))
        attempt(lambda: math.sumprod([numbers(i)], [numbers(1 - i)]))
        attempt(lambda: math.ldexp(numbers(i), 3))
        attempt(lambda: math.prod([numbers(i), numbers(i)]))
        attempt(lambda: math.lcm(pick(i), 12) % 1000)
        attempt(lambda: hex(pick(i))[-5:])
        attempt(lambda: chr(pick(i)))
        attempt(lambda: mixed(i) // 2)
        attempt(lambda: mixed(i) % 2)


if __name__ == "__main__":
    main()
