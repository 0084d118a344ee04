"""Fractions among values of other kinds: in containers, in functions that serve several kinds, in what raises an error."""
from fractions import Fraction
import operator
from functools import reduce
import copy, math, numbers


def bernoulli(n):
    row = [Fraction(0)] * (n + 1)
    for m in range(n + 1):
        row[m] = Fraction(1, m + 1)
        for j in range(m, 0, -1):
            row[j - 1] = j * (row[j - 1] - row[j])
    return row[0]


def mean(values):
    return sum(values) / len(values)
def continued(x):
    result = []
    while True:
        whole = x.numerator // x.denominator
        result.append(whole)
        x -= whole
        if x == 0:
            return result
        x = 1 / x
def power(x, n):
    return x ** n


def main():
    for n in range(0, 31, 2):
        print(n, bernoulli(n))

    print(mean([Fraction(1, 2), Fraction(1, 3)]), mean([1, 2]), mean([1.5, 2.5]))
    mixed = [1, Fraction(1, 2), 0.25]
    print(sum(mixed), sorted(mixed), max(mixed), [x * 2 for x in mixed])
    print([type(x).__name__ for x in mixed], mixed)
    total = 0
    for k in range(1, 20):
        total += Fraction(1, k)
    print(total, total.numerator, total.denominator)
    print(continued(Fraction(415, 93)), continued(Fraction(3.245)))
    print(reduce(operator.mul, [Fraction(i, i + 1) for i in range(1, 10)]))
    print(math.prod([Fraction(1, 2), Fraction(2, 3)]))
    for bad in (lambda: Fraction(1, 2) + 'x', lambda: Fraction(1, 2) < 'x', lambda: Fraction(1, 2) / 0, lambda: 1 / Fraction(0), lambda: Fraction(1, 2) // 0, lambda: Fraction(1, 2) % 0, lambda: Fraction(0) ** -1, lambda: Fraction(None), lambda: Fraction(1.5, 2), lambda: Fraction('1/2', 3), lambda: 'x' * Fraction(2)):
        try:
            print(bad())
        except (TypeError, ZeroDivisionError, ValueError) as e:
            print(type(e).__name__, e)
    print(Fraction(1, 2) == 'x', Fraction(1, 2) != None, 'x' == Fraction(2))
    print(copy.copy(Fraction(1, 2)), copy.deepcopy([Fraction(1, 2)]), isinstance(Fraction(1), Fraction), isinstance(Fraction(1), numbers.Rational), isinstance(Fraction(1), (int, float)))
    d = {Fraction(1, 2): 'half', Fraction(1): 'one'}
    print(d[Fraction(2, 4)], d)
    s = {Fraction(1, 2), Fraction(2, 4), Fraction(1, 3)}
    print(len(s), Fraction(1, 3) in s, sorted(s))
    print(Fraction(True), Fraction(True, 2), Fraction(1, 2) + True)
    x = Fraction(2)
    print([10, 20, 30][int(x)], range(int(x)), 'ab' * int(x))
    print('%s %r %.3f %d' % (x, x, Fraction(1, 3), Fraction(7, 2)))
    print('{:>10} {!r} {:.2e}'.format(str(x), x, Fraction(1, 3)))
    print(math.sqrt(Fraction(1, 4)), math.sin(Fraction(0)), math.isclose(Fraction(1, 3), 1 / 3))
    print(round(Fraction(5, 2)), round(Fraction(7, 2)), round(Fraction(-5, 2)), round(Fraction(1, 3), 0), round(Fraction(15, 1), -1))
    print(bool(Fraction(0)), not Fraction(1, 2), Fraction(0) or 'zero')
    print(float(Fraction(10 ** 400, 10 ** 399 + 1)), Fraction(2) ** 200, Fraction(10 ** 30, 7) // 3)
    print(power(Fraction(1, 2), 3), power(Fraction(1, 2), -3), power(2, 3), power(Fraction(4), Fraction(1, 2)))
    print(sum(Fraction(1, 3) for _ in range(3)), sum([], Fraction(0)), sum([Fraction(1, 2)], Fraction(1)))
    print(Fraction(3, 4).real, Fraction(3, 4).imag, Fraction(3, 4).conjugate(), complex(Fraction(1, 2)))
    print(str(Fraction(7)) + '!', f'{Fraction(7)!r:>20}', f'{Fraction(7, 2)!s:>8}')
    print(divmod(Fraction(7, 2), 1), divmod(-7, Fraction(2, 3)))
    print(abs(Fraction(-1, 2) - 1), min([Fraction(1, 2), 0.3, 1]), Fraction(1, 2) in [1, 0.5])
    a, b = Fraction(1, 3).as_integer_ratio()
    print(a, b, math.gcd(a, b))
    print(Fraction.from_float(0.5), Fraction.from_float(3))


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
