"""Decimals: operators and methods, alone and with ints and floats, what is exact and what is rounded, numbers that are none, errors."""
import math
from decimal import Decimal, DecimalException, DivisionByZero, InvalidOperation, ROUND_CEILING, ROUND_HALF_UP, ROUND_UP
from fractions import Fraction
from statistics import mean, median, pstdev, stdev


def pi(digits):
    x, n = Decimal(3), 3
    last, t, na, da = Decimal(0), Decimal(3), 0, 24
    s, n, d = Decimal(3), 1, 0
    while s != last:
        last = s
        n, na = n + na, na + 8
        d, da = d + da, da + 32
        t = (t * n) / d
        s += t
    return +s


class Money(Decimal):
    """Of a class below, errors tell the name alone; results are plain Decimals."""


def main():
    a, b = Decimal('3.14'), Decimal(2)
    print(a + b, a - b, a * b, a / b, a // b, a % b, a ** b, divmod(a, b))
    print(a + 1, 1 + a, 2 - a, 3 * a, 10 / a, 10 // a, 10 % a, 2 ** b, divmod(10, a))
    print(-a, +a, abs(-a), round(a), round(a, 1), round(Decimal('1234.5'), -2), int(a), float(a), bool(a), bool(Decimal(0)))
    print(Decimal(-7) // 2, Decimal(-7) % 2, divmod(Decimal(-7), 2), Decimal('-0') + 0, -Decimal(0), Decimal('1.5') % Decimal('0.4'))
    print(Decimal(1) / 7, Decimal(2) / 3, Decimal(1) / 8, Decimal(10) ** 30 / 3, Decimal('1e-20') + Decimal('1e20'))

    # Exactness
    print(Decimal('0.1') + Decimal('0.2') == Decimal('0.3'), Decimal(0.1), Decimal('1.10') + Decimal('2.20'), Decimal('1.00') * 3)
    print(Decimal(10 ** 30), Decimal(10 ** 30) + 1, Decimal(2 ** 100) * 3, Decimal('9' * 28) + 1, Decimal('12345678901234567890123456789012345'))
    total = 0
    for i in range(1, 11):
        total += Decimal(i) / 10
    print(total, sum([Decimal('0.10')] * 3), sum(Decimal(i) for i in range(5)) / 5, sum([a, b], Decimal(1)))

    # Comparison and hashes
    print(a == b, a < b, a <= 4, 3 > a, a >= a, a != 2, Decimal('1.0') == 1, Decimal('0.5') == 0.5, Decimal('0.1') == 0.1, a < 3.5, Decimal('0.25') == Fraction(1, 4), a == 'x', a is None)
    print(hash(Decimal(5)) == hash(5), hash(Decimal('0.5')) == hash(0.5), hash(Decimal(-1)), hash(Decimal('Infinity')), hash(Decimal('1E+30')) == hash(10 ** 30))
    print({Decimal('1.0'): 'one'}[Decimal(1)], Decimal('2.50') in {Decimal('2.5')}, Decimal(5) in [5], len({Decimal('1'), Decimal('1.0'), Decimal('1.00')}))
    print(min(a, b), max([a, b, Decimal(7)]), sorted([a, b, Decimal('-1'), Decimal('Infinity')]), sorted([Decimal(3), 1, 2.5]))
    print(a.compare(b), b.compare(2), a.max(b), a.min(1), a.compare_total(Decimal('3.140')), Decimal('-3').max_mag(2))

    # Roots, powers, logarithms
    two = Decimal(2)
    print(two.sqrt(), Decimal('6.25').sqrt(), Decimal('1E+7').sqrt(), Decimal(0).sqrt())
    print(two.ln(), two.exp(), two.log10(), Decimal(1000).log10(), Decimal(1).exp(), Decimal(0).exp(), Decimal(1).ln())
    print(two ** Decimal('0.5'), Decimal('1.05') ** 10, two ** -3, two ** 200, Decimal('1.1') ** 100, Decimal(-2) ** 3, Decimal(4) ** Decimal('-1.5'))

    # Other methods
    print(a.quantize(Decimal('0.1')), a.quantize(Decimal('0.1'), rounding=ROUND_UP), a.quantize(Decimal('0.1'), ROUND_CEILING), a.quantize(Decimal(1)), a.quantize(Decimal('1E+1')), Decimal('2.675').quantize(Decimal('.01'), ROUND_HALF_UP))
    print(Decimal('100.00').normalize(), Decimal('0.000').normalize(), a.to_integral_value(), Decimal('2.5').to_integral_value(ROUND_HALF_UP), a.adjusted(), a.fma(b, 1), a.scaleb(2))
    print(a.copy_abs(), a.copy_sign(Decimal(-1)), a.copy_negate(), a.same_quantum(b), a.logb(), a.next_plus(), a.next_minus(), Decimal(10).remainder_near(6))
    print(a.is_zero(), a.is_nan(), a.is_signed(), a.is_finite(), a.is_infinite(), a.is_normal(), a.number_class(), Decimal('-0').is_signed(), Decimal('sNaN').number_class())
    print(a.as_integer_ratio(), Decimal('-0.125').as_integer_ratio(), Decimal('1E+3').as_integer_ratio(), Fraction(Decimal('0.75')), Decimal.from_float(0.25), Decimal.from_float(3))
    parts = a.as_tuple()
    print(parts, parts.digits, -parts.exponent, abs(parts.exponent), Decimal(parts), Decimal('-Infinity').as_tuple(), Decimal('NaN12').as_tuple())
    print(math.floor(a), math.ceil(-a), math.trunc(a), math.sqrt(Decimal(16)), a.real, a.imag, a.conjugate())

    # What is no finite number
    nan, infinity = Decimal('NaN'), Decimal('Infinity')
    print(nan, infinity, -infinity, Decimal('-0'), nan == nan, nan != nan, infinity > 5, infinity - 1, nan + 1, 1 / infinity, infinity * -2, infinity == float('inf'), nan.max(1))
    print(float(infinity), float(nan), infinity // 2, Decimal(5) % infinity)
    for wrong in (lambda: infinity - infinity, lambda: Decimal(1) / 0, lambda: Decimal(0) / 0, lambda: Decimal(1) // 0, lambda: Decimal(1) % 0, lambda: divmod(Decimal(1), 0), lambda: Decimal('abc'), lambda: Decimal(-1).sqrt(),
                  lambda: Decimal(-1).ln(), lambda: Decimal(0) ** 0, lambda: Decimal('1E+40') // 3, lambda: nan < 1, lambda: Decimal('sNaN') + 1, lambda: Decimal(10) ** 1000000, lambda: a.quantize(Decimal('1E-30')),
                  lambda: Decimal(-8) ** Decimal('0.5')):
        try:
            print(wrong())
        except InvalidOperation as error:
            print('invalid', error, repr(error))
        except DivisionByZero as error:
            print('by zero', error, isinstance(error, ZeroDivisionError), isinstance(error, ArithmeticError))
        except DecimalException as error:
            print(type(error).__name__, error)
    for wrong in (lambda: int(nan), lambda: int(infinity), lambda: round(nan), lambda: infinity.as_integer_ratio(), lambda: hash(Decimal('sNaN')), lambda: Decimal((1, 2)), lambda: Decimal((2, (1,), 0)), lambda: float(Decimal('sNaN'))):
        try:
            print(wrong())
        except (ValueError, OverflowError, TypeError) as error:
            print(type(error).__name__, error)
    try:
        Decimal(1) / Decimal(0)
    except ZeroDivisionError as error:
        print('ZeroDivisionError too:', type(error).__name__)

    # In use
    prices = [Decimal('19.99'), Decimal('5.01'), Decimal('100')]
    print(sum(prices), mean(prices), median(prices), pstdev(prices), stdev(prices), type(mean(prices)).__name__)
    balance = Decimal('1000')
    for year in range(1, 6):
        interest = (balance * Decimal('0.0375')).quantize(Decimal('0.01'), ROUND_HALF_UP)
        balance += interest
        print(year, interest, balance)

    print(pi(28))

    # What Decimals do not do
    for mistake in (lambda: a + 1.5, lambda: 1.5 * a, lambda: a < 'x', lambda: a + None, lambda: 'x' + a, lambda: [1] + a, lambda: a // [1], lambda: 'ab' * b):
        try:
            print(mistake())
        except TypeError as error:
            print(error)

    try:
        print(Money('1.50'), Money(2) + 1, type(Money(2)).__name__, type(Money(2) * 2).__name__)
        print(Money(1) + 'x')
    except TypeError as error:
        print(error)


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
