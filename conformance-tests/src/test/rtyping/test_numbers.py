import math
import sys

import pytest

from agreeing import Agreeing


class TestIntegers(Agreeing):

    @pytest.mark.parametrize('left, right', [(7, 2), (-7, 2), (7, -2), (-7, -2), (0, 5), (5, 0)])
    def test_division(self, left, right):
        def divided(a, b):
            return a // b, a % b, divmod(a, b)
        self.agree(divided, left, right)

    @pytest.mark.parametrize('operation', ['+', '-', '*'])
    def test_what_does_not_fit(self, operation):
        source = f'def computed(a, b):\n    return a {operation} b\n'
        namespace = {}
        exec(source, namespace)
        largest = sys.maxsize
        self.interpret_raises(OverflowError, namespace['computed'], [-largest if operation == '-' else largest, largest])

    def test_largest_and_smallest(self):
        def turned(a):
            return -(a + 1), ~a, abs(a)
        self.agree(turned, -sys.maxsize)

    @pytest.mark.parametrize('count', [0, 1, 62, 63, 64, 200])
    def test_shifts_to_the_right(self, count):
        def shifted(a, n):
            return a >> n, -a >> n
        self.agree(shifted, sys.maxsize, count)

    def test_a_negative_shift(self):
        def shifted(a, n):
            return a << n
        self.agree(shifted, 1, -1)

    def test_bits(self):
        def combined(a, b):
            return a & b, a | b, a ^ b, ~a & b
        self.agree(combined, -12345, 0x0F0F)

    def test_chained_comparisons(self):
        def ordered(a, b, c):
            return a < b <= c, a == b != c
        self.agree(ordered, 1, 2, 2)

    @pytest.mark.parametrize('power', [0, 1, 5, 20])
    def test_powers(self, power):
        def raised(a, n):
            return a ** n
        self.agree(raised, -3, power)

    def test_conversions(self):
        def converted(text):
            return int(text), int(text, 16), hex(int(text)), bin(int(text)), oct(int(text)), str(int(text))
        self.agree(converted, ' -1_00 ')

    def test_what_is_no_number(self):
        def converted(text):
            return int(text)
        self.agree(converted, '12x')

    def test_truth_is_a_number(self):
        def counted(a, b):
            return (a > b) + (a >= b) + True, True * 3, -(a > b)
        self.agree(counted, 2, 1)


class TestFloats(Agreeing):

    @pytest.mark.parametrize('value', [0.0, -0.0, 1.5, -2.5, 1e300, 2.5e-308, 0.1])
    def test_text(self, value):
        def written(x):
            return repr(x), str(x * 3), f'{x:.3f} {x:e} {x:g}'
        self.agree(written, value)

    def test_infinities(self):
        def computed(x):
            return x * 1e308, -x * 1e308, x * 1e308 - x * 1e308
        self.agree(computed, 10.0)

    @pytest.mark.parametrize('value', [2.5, 3.5, -2.5, 0.49999999999999994, 1e17])
    def test_rounding(self, value):
        def rounded(x):
            return round(x), math.floor(x), math.ceil(x), int(x)
        self.agree(rounded, value)

    def test_rounding_to_places(self):
        def rounded(x, places):
            return round(x, places)
        self.agree(rounded, 2.675, 2)

    def test_division_by_nothing(self):
        def divided(x, y):
            return x / y
        self.agree(divided, 1.0, 0.0)

    def test_remainders(self):
        def remaining(x, y):
            return x % y, x // y, math.fmod(x, y)
        self.agree(remaining, -7.5, 2.0)

    def test_a_float_and_an_int(self):
        def mixed(x, n):
            return x + n, n / 4, x == n, n < x, max(x, n)
        self.agree(mixed, 2.5, 2)

    def test_what_is_no_int(self):
        def converted(x):
            return int(x)
        self.agree(converted, float('nan'))

    def test_mathematics(self):
        def computed(x):
            return math.sqrt(x), math.sin(x), math.exp(x), math.log(x), math.atan2(x, 2.0), math.hypot(x, 3.0)
        self.agree(computed, 2.0)

    def test_a_wrong_domain(self):
        def computed(x):
            return math.sqrt(x)
        self.agree(computed, -1.0)
