"""math.sumprod of ints, floats, mixtures and fractions."""
import math, random
from fractions import Fraction
def attempt(f):
    try:
        print(f())
    except (ValueError, OverflowError) as e:
        print(type(e).__name__, e)


def main():
    r = random.Random(7)
    print(math.sumprod([1, 2, 3], [4, 5, 6]), math.sumprod([], []), math.sumprod((1.5, 2.5), [2, 3]), math.sumprod(range(3), [0.1, 0.2, 0.3]))
    print(math.sumprod([1, 2.5, 3], [4, 5, 6]), math.sumprod([1, 2, 3], [4, 5.5, 6]), math.sumprod([10, 2.5, 3, 0.1], [4, 5, 6, 0.1]))
    print(math.sumprod((x for x in [1.0, 2.0]), (y for y in [3.0, 4.0])), math.sumprod([True, False], [1.5, 2.5]), math.sumprod([2 ** 70], [3]))
    print(math.sumprod([Fraction(1, 2), Fraction(1, 3)], [2, 3]), math.sumprod([Fraction(1, 2)], [0.5]))
    attempt(lambda: math.sumprod([1.0], [1.0, 2.0]))
    print(math.sumprod([1e308, 1e308], [10.0, -10.0]), math.sumprod([float('inf'), 1.0], [1.0, 2.0]), math.sumprod([1e300, 1.0, -1e300], [1e8, 1.0, 1e8]), math.sumprod([1.5e308, 3.0], [0.7, 0.3]))
    for n in range(60):
        a = [r.uniform(-1, 1) * 10.0 ** r.randint(-12, 12) for _ in range(n)]
        b = [r.uniform(-1, 1) * 10.0 ** r.randint(-12, 12) for _ in range(n)]
        print(n, math.sumprod(a, b), math.sumprod(a + a, b + [-x for x in b]))


if __name__ == "__main__":
    main()
