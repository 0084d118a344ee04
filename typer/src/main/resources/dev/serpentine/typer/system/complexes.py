"""complex: a pair of floats, and their arithmetic with Python's results and errors."""

from builtins import complex as Complex
from math import atan2, cos, exp, isfinite, isinf, log, sin
from rpython.rtyper.lltypesystem.lltype import external, float_to_bits
from rpython.rtyper.special_methods import name_in_errors
from serpentine_system import format_numbers, hashing, special_results
from serpentine_system.unions import type_of

external_hypot = external('hypot')

arithmetic_is_checked = True


def real_of(value):
    return value.real if isinstance(value, Complex) else float(value)


def imag_of(value):
    return value.imag if isinstance(value, Complex) else 0.0


def is_number(value):
    return isinstance(value, int) or isinstance(value, float) or isinstance(value, Complex)


def given_complex(result):
    """What __complex__ of the program's gave."""
    if isinstance(result, Complex):
        return result
    raise TypeError('__complex__ returned non-complex (type ' + type_of(result).__name__ + ')')


def number_of(value, described):
    """A number, which an object gives by a special method."""
    if is_number(value):
        return value
    if hasattr(value, '__complex__'):
        return given_complex(value.__complex__())
    if hasattr(value, '__float__'):
        return special_results.checked__float__(value)
    if hasattr(value, '__index__'):
        return special_results.checked__index__(value)
    raise TypeError('complex() ' + described + ", not '" + name_in_errors(type(value)) + "'")


class complex:
    _is_generic_ = False

    def __init__(self, real=0.0, imag=None):
        if isinstance(real, str):
            if imag is not None:
                raise TypeError("complex() can't take second arg if first is a string")
            self.real, self.imag = parts_of(real)
        else:
            a = number_of(real, 'first argument must be a string or a number')
            if imag is None:
                self.real = real_of(a)
                self.imag = imag_of(a)
            else:
                b = number_of(imag, 'second argument must be a number')
                self.real = real_of(a) - imag_of(b) if isinstance(b, Complex) else real_of(a)
                self.imag = imag_of(a) + real_of(b) if isinstance(a, Complex) else real_of(b)

    @staticmethod
    def _state_of_(original):
        return {'real': original.real, 'imag': original.imag}

    def conjugate(self):
        return Complex(self.real, -self.imag)

    def __complex__(self):
        return self

    def __bool__(self):
        return self.real != 0.0 or self.imag != 0.0

    def __pos__(self):
        return self

    def __neg__(self):
        return Complex(-self.real, -self.imag)

    def __abs__(self):
        size = external_hypot(self.real, self.imag)
        if isinf(size) and isfinite(self.real) and isfinite(self.imag):
            raise OverflowError('absolute value too large')
        return size

    def __add__(self, other):
        if not is_number(other):
            return NotImplemented
        return Complex(self.real + real_of(other), self.imag + imag_of(other))

    __radd__ = __add__

    def __sub__(self, other):
        if not is_number(other):
            return NotImplemented
        return Complex(self.real - real_of(other), self.imag - imag_of(other))

    def __rsub__(self, other):
        if not is_number(other):
            return NotImplemented
        return Complex(real_of(other) - self.real, imag_of(other) - self.imag)

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
        if isinstance(other, Complex):
            return self.real == other.real and self.imag == other.imag
        if isinstance(other, int) or isinstance(other, float):
            return self.imag == 0.0 and self.real == other
        return NotImplemented

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
        return formatted(self, spec)

    def __getnewargs__(self):
        return self.real, self.imag


def part(x):
    """The text of a float without a point where it is whole."""
    text = repr(x)
    return text[:-2] if text.endswith('.0') else text


def formatted(z, text):
    """Both parts by the specification without its width, which is that of the whole."""
    if text == '':
        return str(z)
    spec = format_numbers.parsed(text, 'complex')
    if spec.kind != '' and not spec.kind in 'eEfFgGn':
        spec.unknown_kind('complex')
    if spec.fill == '0':
        raise ValueError('Zero padding is not allowed in complex format specifier')
    if spec.align == '=':
        raise ValueError("'=' alignment flag is not allowed in complex format specifier")
    imag = part_formatted(z.imag, spec, '+')
    if spec.kind != '':
        body = part_formatted(z.real, spec, spec.sign) + imag + 'j'
    elif z.real == 0.0 and float_to_bits(z.real) >= 0:
        body = part_formatted(z.imag, spec, spec.sign) + 'j'
    else:
        body = '(' + part_formatted(z.real, spec, spec.sign) + imag + 'j)'
    return format_numbers.padded(body, spec, '>')


def part_formatted(x, spec, sign):
    bare = format_numbers.Spec('')
    bare.sign = sign
    bare.no_negative_zero = spec.no_negative_zero
    bare.alternate = spec.alternate
    bare.grouping = spec.grouping
    bare.precision = spec.precision
    bare.kind = 'g' if spec.kind == '' and spec.precision >= 0 else spec.kind
    text = format_numbers.format_real(x, bare)
    if bare.kind == '' and text.endswith('.0'):
        return text[:-1] if spec.alternate else text[:-2]
    return text


def parts_of(text):
    """The two parts that a text says: a number with a j, one without, or a sum of both."""
    for i in range(len(text)):
        if text[i] == '_' and (i == 0 or i + 1 == len(text) or not text[i - 1].isdigit() or not text[i + 1].isdigit()):
            raise ValueError('could not convert string to complex: ' + repr(text))
    body = text.strip()
    if body.startswith('(') and body.endswith(')') and len(body) > 1:
        body = body[1:-1].strip()
    if not body.endswith('j') and not body.endswith('J'):
        return parsed(body), 0.0
    split = len(body) - 2
    while split > 0 and (body[split] not in '+-' or body[split - 1] in 'eE'):
        split -= 1
    if split <= 0:
        return 0.0, factor_of(body[:-1])
    return parsed(body[:split]), factor_of(body[split:-1])


def factor_of(text):
    if text == '' or text == '+':
        return 1.0
    if text == '-':
        return -1.0
    return parsed(text)


def parsed(text):
    try:
        if text == text.strip():
            return float(text)
    except ValueError:
        pass
    raise ValueError('complex() arg is a malformed string')


def product(a, b, c, d):
    return Complex(a * c - b * d, a * d + b * c)


def quotient(a, b, c, d):
    """By the larger part of the divisor, so that nothing overflows on the way."""
    if c == 0.0 and d == 0.0:
        raise ZeroDivisionError('complex division by zero')
    if abs(c) >= abs(d):
        ratio = d / c
        scale = c + d * ratio
        return Complex((a + b * ratio) / scale, (b - a * ratio) / scale)
    if abs(d) >= abs(c):
        ratio = c / d
        scale = c * ratio + d
        return Complex((a * ratio + b) / scale, (b * ratio - a) / scale)
    return Complex(float('nan'), float('nan'))


def power(a, b, c, d):
    """Small whole exponents by multiplication, others by the polar form."""
    if d == 0.0 and -100.0 <= c <= 100.0 and c == int(c):
        return whole_power(Complex(a, b), int(c))
    if a == 0.0 and b == 0.0:
        if c < 0.0 or d != 0.0:
            raise ZeroDivisionError('0.0 to a negative or complex power')
        return Complex(0.0, 0.0)
    size = external_hypot(a, b)
    angle = atan2(b, a)
    length = size ** c
    phase = angle * c
    if d != 0.0:
        length /= exp(angle * d)
        phase += d * log(size)
    return Complex(length * cos(phase), length * sin(phase))


def whole_power(base, exponent):
    if exponent < 0:
        if not base:
            raise ZeroDivisionError('0.0 to a negative or complex power')
        return Complex(1.0, 0.0) / positive_power(base, -exponent)
    return positive_power(base, exponent)


def positive_power(base, exponent):
    result = Complex(1.0, 0.0)
    mask = 1
    while mask <= exponent:
        if exponent & mask:
            result = result * base
        mask += mask
        base = base * base
    return result
