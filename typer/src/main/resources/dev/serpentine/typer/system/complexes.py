"""complex: a pair of floats, and their arithmetic with Python's results and errors."""

from builtins import complex as Complex
from math import atan2, cos, exp, hypot, isfinite, isinf, log, sin
from rpython.rtyper.lltypesystem.lltype import float_to_bits
from serpentine_system import hashing

arithmetic_is_checked = True


def real_of(value):
    if isinstance(value, Complex):
        return value.real
    return float(value)


def imag_of(value):
    if isinstance(value, Complex):
        return value.imag
    return 0.0


def is_number(value):
    return isinstance(value, int) or isinstance(value, float) or isinstance(value, Complex)


class complex:
    _is_generic_ = False

    def __init__(self, real=0.0, imag=0.0):
        if isinstance(real, str):
            raise TypeError('complex() of text has no translation: give its parts')
        else:
            self.real = real_of(real) - imag_of(imag)
            self.imag = imag_of(real) + real_of(imag) if isinstance(real, Complex) else real_of(imag)

    @staticmethod
    def _state_of_(original):
        return {'real': original.real, 'imag': original.imag}

    def conjugate(self):
        return complex(self.real, -self.imag)

    def __complex__(self):
        return self

    def __bool__(self):
        return self.real != 0.0 or self.imag != 0.0

    def __pos__(self):
        return self

    def __neg__(self):
        return complex(-self.real, -self.imag)

    def __abs__(self):
        size = hypot(self.real, self.imag)
        if isinf(size) and isfinite(self.real) and isfinite(self.imag):
            raise OverflowError('absolute value too large')
        return size

    def __add__(self, other):
        if not is_number(other):
            return NotImplemented
        return complex(self.real + real_of(other), self.imag + imag_of(other))

    __radd__ = __add__

    def __sub__(self, other):
        if not is_number(other):
            return NotImplemented
        return complex(self.real - real_of(other), self.imag - imag_of(other))

    def __rsub__(self, other):
        if not is_number(other):
            return NotImplemented
        return complex(real_of(other) - self.real, imag_of(other) - self.imag)

    def __mul__(self, other):
        if not is_number(other):
            return NotImplemented
        return product(self.real, self.imag, real_of(other), imag_of(other))

    __rmul__ = __mul__

    def __truediv__(self, other):
        if not is_number(other):
            return NotImplemented
        return quotient(self.real, self.imag, real_of(other), imag_of(other))

    def __rtruediv__(self, other):
        if not is_number(other):
            return NotImplemented
        return quotient(real_of(other), imag_of(other), self.real, self.imag)

    def __pow__(self, other):
        if not is_number(other):
            return NotImplemented
        return power(self.real, self.imag, real_of(other), imag_of(other))

    def __rpow__(self, other):
        if not is_number(other):
            return NotImplemented
        return power(real_of(other), imag_of(other), self.real, self.imag)

    def __eq__(self, other):
        if not is_number(other):
            return False
        return self.real == real_of(other) and self.imag == imag_of(other)

    def __ne__(self, other):
        return not self == other

    def __hash__(self):
        return hashing.complex_number(hash(self.real), hash(self.imag))

    def __repr__(self):
        if self.real == 0.0 and float_to_bits(self.real) >= 0:
            return part(self.imag) + 'j'
        sign = '' if part(self.imag).startswith('-') else '+'
        return '(' + part(self.real) + sign + part(self.imag) + 'j)'

    def __format__(self, spec):
        if spec == '':
            return str(self)
        raise ValueError('a complex number has no translation of its formats: format its parts')


def part(x):
    """The text of a float without a point where it is whole."""
    text = repr(x)
    return text[:-2] if text.endswith('.0') else text


def product(a, b, c, d):
    return complex(a * c - b * d, a * d + b * c)


def quotient(a, b, c, d):
    """By the larger part of the divisor, so that nothing overflows on the way."""
    if c == 0.0 and d == 0.0:
        raise ZeroDivisionError('complex division by zero')
    if abs(c) >= abs(d):
        ratio = d / c
        scale = c + d * ratio
        return complex((a + b * ratio) / scale, (b - a * ratio) / scale)
    if abs(d) >= abs(c):
        ratio = c / d
        scale = c * ratio + d
        return complex((a * ratio + b) / scale, (b * ratio - a) / scale)
    return complex(float('nan'), float('nan'))


def power(a, b, c, d):
    """Small whole exponents by multiplication, others by the polar form."""
    if d == 0.0 and -100.0 <= c <= 100.0 and c == int(c):
        return whole_power(complex(a, b), int(c))
    if a == 0.0 and b == 0.0:
        if c < 0.0 or d != 0.0:
            raise ZeroDivisionError('0.0 to a negative or complex power')
        return complex(0.0, 0.0)
    size = hypot(a, b)
    angle = atan2(b, a)
    length = size ** c
    phase = angle * c
    if d != 0.0:
        length *= exp(-angle * d)
        phase += d * log(size)
    return complex(length * cos(phase), length * sin(phase))


def whole_power(base, exponent):
    if exponent < 0:
        if not base:
            raise ZeroDivisionError('0.0 to a negative or complex power')
        return complex(1.0, 0.0) / positive_power(base, -exponent)
    return positive_power(base, exponent)


def positive_power(base, exponent):
    result = complex(1.0, 0.0)
    mask = 1
    while mask <= exponent:
        if exponent & mask:
            result = result * base
        mask += mask
        base = base * base
    return result
