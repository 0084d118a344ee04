"""Classes of the program that extend int and float: instances compute as plain numbers."""
import math


class Even(int):
    def __new__(cls, value):
        if value % 2:
            raise ValueError(f"{value} is odd")
        return super().__new__(cls, value)

    def half(self):
        return self // 2


class Tagged(float):
    def __new__(cls, value, unit):
        self = float.__new__(cls, value)
        self.unit = unit
        return self

    def __repr__(self):
        return f"{float(self)!r} {self.unit}"

    def __add__(self, other):
        return Tagged(float(self) + float(other), self.unit)


class Bits(int):
    pass


class Celsius(float):
    @property
    def fahrenheit(self):
        return self * 9 / 5 + 32

    def __str__(self):
        return f"{float(self):.1f}C"


ZERO = Even(0)


def main():
    e = Even(10)
    print(e, e.half(), e + 1, [1, 2, 3][Even(2)], list(range(Even(4))), e & 6, e << 2, e == 10, e != Even(4), "%d" % e, f"{e:04d}", hex(e))
    try:
        Even(3)
    except ValueError as error:
        print(error)
    x = Tagged(2.5, "kg")
    print(x, x + 1, math.sqrt(Tagged(16, "m")), x < 3, x.unit, (x + x).unit, int(x), float(x))
    print(ZERO, ZERO.half(), bool(ZERO), isinstance(ZERO, int), isinstance(e, Even), isinstance(5, Even), type(e).__name__, type(e + 2).__name__)
    b = Bits("ff", 16)
    print(b, b.bit_length(), ~b, b ^ 1, Bits("7") ** 2, 2 ** Bits(5), divmod(b, 10), b / 2, -b, str(b), int(b) + 1)
    print(sorted([Even(4), Even(2)]), {Even(2): "two"}[Even(2)], sum([1, Even(2)]), e.real, e.numerator, Bits().bit_count())
    print(e.to_bytes(2, "big"), Bits(3) in [1, 2, 3], "ab" * Bits(2), [0] * Even(2))
    t = Celsius(21.5)
    print(t, t.fahrenheit, t + 1, t > 20, isinstance(t, float))
    print(1 + t, 2.5 - t, t * 2, t // 2, -t, abs(Celsius(-3)), round(t), round(t, 1), repr(t), f"{t:.3f} {t}", "%.2f" % t)
    print(max(t, Celsius(30)), t == 21.5, 21.5 == t, hash(t) == hash(21.5), sum([t, Celsius(1)]), bool(Celsius(0)))


main()
