"""Ints that grow in a program whose iterators become of several kinds when these ints have no bounds."""
# alone: for its values of several kinds the types of all of a group would be inferred again
from itertools import zip_longest
from math import gcd


class Fraction:
    def __init__(self, num, den=1):
        divisor = gcd(num, den)
        self.num = num // divisor
        self.den = den // divisor

    @staticmethod
    def coerce(value):
        return value if isinstance(value, Fraction) else Fraction(value)

    def __add__(self, other):
        other = Fraction.coerce(other)
        return Fraction(self.num * other.den + other.num * self.den, self.den * other.den)

    __radd__ = __add__


class Polynomial:
    def __init__(self, coefficients):
        self.coefficients = list(coefficients)

    def __add__(self, other):
        pairs = zip_longest(self.coefficients, other.coefficients, fillvalue=0)
        return Polynomial(a + b for a, b in pairs)

    def __mul__(self, other):
        result = [0] * (len(self.coefficients) + len(other.coefficients) - 1)
        for i, a in enumerate(self.coefficients):
            for j, b in enumerate(other.coefficients):
                result[i + j] += a * b
        return Polynomial(result)


def main():
    total = sum(Fraction(1, i) for i in range(1, 60))
    print(total.num, total.den)
    power = Polynomial([1, 7])
    for _ in range(5):
        power = power * power + power
    print(len(power.coefficients), power.coefficients[-1], max(power.coefficients))
    kept = [1.5, "a"]
    print([value for value in kept])


if __name__ == "__main__":
    main()
