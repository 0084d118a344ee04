"""What fractions do among themselves and with ints and floats."""
from fractions import Fraction
import math


def main():
    F = Fraction
    a = F(3, 4)
    print(repr(a), a, F('3/4'), F(' -7e-3 '), F('1.5'), F(0.5), F(0.1), F(a), F(a, 2), F(2, a), F())
    print(a + 1, 1 + a, a - 1, 1 - a, a * 2, 2 * a, a / 3, 3 / a, a // 2, 7 // a, a % 2, 7 % a)
    print(a + 1.5, 1.5 + a, a * 0.5, 2.0 / a)
    print(divmod(a, F(1, 3)), divmod(7, a), divmod(a, 0.3))
    print(a ** 2, a ** -2, 2 ** F(2), 2 ** F(1, 2), a ** 0.5, a ** F(1, 2), 2.0 ** a, (-a) ** -3)
    print(-a, +a, abs(-a), round(a), round(F(22, 7), 3), round(F(12345), -2))
    print(math.floor(a), math.ceil(a), math.trunc(a), int(F(-7, 2)), float(a))
    print(a < 1, a > 0.5, a == 0.75, a == F(6, 8), a != 1, a >= F(3, 4), 1 < a, 0.5 < a, a == float('nan'), a < float('inf'))
    print(hash(F(5)) == hash(5), hash(a) == hash(0.75), hash(F(-1, 3)), hash(F(-1)))
    print(f'{a:.3f} {F(22,7):10.4e} {F(1,3):g} {F(2,3):%} {F(1234567,2):,.2f} {a}')
    print(F('3.141592653589793').limit_denominator(10), F('3.141592653589793').limit_denominator(100))
    print(a.numerator, a.denominator, a.as_integer_ratio(), F(4, 2).is_integer(), Fraction.from_float(0.25))
    print(sum([F(1, 2), F(1, 3)]), sorted([F(1, 2), F(1, 3)]), min(F(1, 2), F(1, 3)), max(F(1, 2), F(1, 3)))
    print({F(1, 2): 'x'}[F(2, 4)])
    try:
        F(1, 0)
    except ZeroDivisionError as e:
        print(e)
    try:
        F('x')
    except ValueError as e:
        print(e)
    h = sum(F(1, i) for i in range(1, 51))
    print(h)


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
