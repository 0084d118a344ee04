"""Reflected and in-place operators, and NotImplemented."""


class Fraction:
    def __init__(self, numerator, denominator=1):
        if denominator == 0:
            raise ZeroDivisionError("a fraction with denominator 0")
        a, b = numerator, denominator
        while b:
            a, b = b, a % b
        self.numerator = numerator // a
        self.denominator = denominator // a

    def __add__(self, other):
        return Fraction(self.numerator * other.denominator + other.numerator * self.denominator, self.denominator * other.denominator)

    def __sub__(self, other):
        return self + -other

    def __mul__(self, other):
        return Fraction(self.numerator * other.numerator, self.denominator * other.denominator)

    def __truediv__(self, other):
        return Fraction(self.numerator * other.denominator, self.denominator * other.numerator)

    def __neg__(self):
        return Fraction(-self.numerator, self.denominator)

    def __pow__(self, n):
        result = Fraction(1)
        for _ in range(n):
            result = result * self
        return result

    def __abs__(self):
        return Fraction(abs(self.numerator), self.denominator)

    def __eq__(self, other):
        return self.numerator == other.numerator and self.denominator == other.denominator

    def __lt__(self, other):
        return self.numerator * other.denominator < other.numerator * self.denominator

    def __bool__(self):
        return self.numerator != 0

    def __float__(self):
        return self.numerator / self.denominator

    def __int__(self):
        return self.numerator // self.denominator

    def __repr__(self):
        return f"{self.numerator}/{self.denominator}"


class Scale:
    def __init__(self, factor):
        self.factor = factor

    def __rmul__(self, number):
        return number * self.factor

    def __rsub__(self, number):
        return number - self.factor

    def __rtruediv__(self, number):
        return number / self.factor


class Text:
    def __init__(self):
        self.parts = []

    def __lshift__(self, part):
        self.parts.append(part)
        return self

    def __ior__(self, other):
        self.parts.extend(other.parts)
        return self

    def __matmul__(self, n):
        return self.parts[n]


def main(argv):
    half = Fraction(1, 2)
    third = Fraction(2, 6)
    print(half + third, half - third, half * third, half / third, -half, half ** 3, abs(-third), third == Fraction(1, 3))
    print(half < third, half > third, max(half, third), bool(Fraction(0, 5)), float(half), int(Fraction(7, 2)), sorted([half, third]))
    try:
        half / Fraction(0)
    except ZeroDivisionError as error:
        print(error)
    half += third
    print(half, 10 * Scale(3), 10 - Scale(3), 10 / Scale(4))
    text = Text()
    text << "a" << "b"
    other = Text()
    other << "c"
    text |= other
    print(text.parts, text @ 1)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
