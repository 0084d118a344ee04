"""Polynomials, Egyptian fractions and linear equations with fractions, some of which are there before the program begins."""
from fractions import Fraction
class Poly:
    def __init__(self, coefficients):
        self.c = [Fraction(x) for x in coefficients]
    def __add__(self, o):
        if isinstance(o, (int, Fraction)):
            o = Poly([o])
        if not isinstance(o, Poly):
            return NotImplemented
        n = max(len(self.c), len(o.c))
        a = self.c + [0] * (n - len(self.c))
        b = o.c + [0] * (n - len(o.c))
        return Poly([x + y for x, y in zip(a, b)])
    __radd__ = __add__
    def __call__(self, x):
        r = 0
        for c in reversed(self.c):
            r = r * x + c
        return r
    def __repr__(self):
        return f'Poly({self.c})'
def egypt(x):
    out = []
    while x:
        d = -(-x.denominator // x.numerator)
        out.append(d)
        x -= Fraction(1, d)
    return out
def gauss(m):
    n = len(m)
    for i in range(n):
        p = next(r for r in range(i, n) if m[r][i] != 0)
        m[i], m[p] = m[p], m[i]
        m[i] = [v / m[i][i] for v in m[i]]
        for r in range(n):
            if r != i:
                m[r] = [a - m[r][i] * b for a, b in zip(m[r], m[i])]
    return [row[-1] for row in m]
class Money(Fraction):
    pass


def main():
    p = Poly([1, '1/2', 0.25])
    print(p, p + 1, Fraction(1, 2) + p, p(2), p(Fraction(1, 2)), p(0.5))
    print(egypt(Fraction(7, 15)), egypt(Fraction(5, 121)))
    HALF = Fraction(1, 2)
    TABLE = {'a': Fraction(1, 3), 'b': HALF}
    print(TABLE, HALF in TABLE.values(), sum(TABLE.values()))
    print(gauss([[Fraction(v) for v in row] for row in [[2, 1, -1, 8], [-3, -1, 2, -11], [-2, 1, 2, -3]]]))
    print(repr(Money(3, 4)), Money(1, 2) + 1)


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
