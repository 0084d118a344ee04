"""Fraction in a form that can be typed: CPython's makes its operators as closures that serve all kinds of operands at once, and looks for members of the abstract numbers.

Numerators and denominators are without bounds, since few operations are enough to make them longer than a word.
"""

from abc import update_abstractmethods
from decimal import Decimal
from math import frexp, gcd, isinf, isnan
from numbers import Rational

from rpython.rlib.objectmodel import specialize

__all__ = ['Fraction']

_HASH_MODULUS = 2 ** 61 - 1
_HASH_OF_INFINITY = 314159
_BEYOND_WORDS = 2 ** 64


def _unbounded(number):
    """The number, as one without bounds."""
    return _BEYOND_WORDS if number == _BEYOND_WORDS else number


# Making


class _Ratio:
    """A numerator and a denominator that need not be in lowest terms."""

    def __init__(self, numerator, denominator):
        self.numerator = _unbounded(numerator)
        self.denominator = _unbounded(denominator)


class Fraction(Rational):
    """As in fractions."""

    @specialize.argtype(1, 2)
    def __new__(cls, numerator=0, denominator=None):
        self = object.__new__(cls)
        if denominator is None:
            ratio = _ratio(numerator)
        else:
            ratio = _ratio_of_two(numerator, denominator)
        self._numerator = ratio.numerator
        self._denominator = ratio.denominator
        return self

    @classmethod
    @specialize.argtype(1)
    def from_float(cls, f):
        if not isinstance(f, (int, float)):
            raise TypeError('%s.from_float() only takes floats, not %r (%s)' % (cls.__name__, f, type(f).__name__))
        return cls(f)

    @classmethod
    def from_decimal(cls, dec):
        return cls(dec)

    @property
    def numerator(self):
        return self._numerator

    @property
    def denominator(self):
        return self._denominator

    def is_integer(self):
        return self._denominator == 1

    def as_integer_ratio(self):
        return self._numerator, self._denominator

    def limit_denominator(self, max_denominator=1000000):
        """The last two of the convergents and semiconvergents with such denominators are on both sides; the nearer one is taken, of two as near the one with the smaller denominator."""
        if max_denominator < 1:
            raise ValueError('max_denominator should be at least 1')
        if self._denominator <= max_denominator:
            return self
        before, last = _Ratio(0, 1), _Ratio(1, 0)
        dividend, divisor = self._numerator, self._denominator
        while True:
            quotient = dividend // divisor
            if before.denominator + quotient * last.denominator > max_denominator:
                break
            before, last = last, _behind(before, quotient, last)
            dividend, divisor = divisor, dividend - quotient * divisor
        semiconvergent = _behind(before, (max_denominator - before.denominator) // last.denominator, last)
        nearer = last if 2 * divisor * semiconvergent.denominator <= self._denominator else semiconvergent
        return _in_lowest_terms(nearer.numerator, nearer.denominator)

    # Text

    def __repr__(self):
        return type(self).__name__ + '(' + str(self._numerator) + ', ' + str(self._denominator) + ')'

    def __str__(self):
        if self._denominator == 1:
            return str(self._numerator)
        return str(self._numerator) + '/' + str(self._denominator)

    def __format__(self, specification):
        if not specification:
            return str(self)
        return _Format(specification, type(self).__name__).text_of(self._numerator, self._denominator)

    # Numbers of other kinds

    def __bool__(self):
        return self._numerator != 0

    def __float__(self):
        return self._numerator / self._denominator

    def __complex__(self):
        return complex(float(self))

    def __int__(self):
        return self.__trunc__()

    def __trunc__(self):
        if self._numerator < 0:
            return -(-self._numerator // self._denominator)
        return self._numerator // self._denominator

    def __floor__(self):
        return self._numerator // self._denominator

    def __ceil__(self):
        return -(-self._numerator // self._denominator)

    @specialize.argtype(1)
    def __round__(self, ndigits=None):
        if ndigits is None:
            return _rounded(self._numerator, self._denominator)
        scale = 10 ** _unbounded(abs(ndigits))
        if ndigits > 0:
            return Fraction(_rounded(self._numerator * scale, self._denominator), scale)
        return Fraction(_rounded(self._numerator, self._denominator * scale) * scale)

    @property
    def real(self):
        return +self

    @property
    def imag(self):
        return 0

    def conjugate(self):
        return +self

    # Arithmetic; more of it is below

    def __pos__(self):
        return _in_lowest_terms(self._numerator, self._denominator)

    def __neg__(self):
        return _in_lowest_terms(-self._numerator, self._denominator)

    def __abs__(self):
        return _in_lowest_terms(abs(self._numerator), self._denominator)

    @specialize.argtype(1)
    def __pow__(self, exponent):
        if isinstance(exponent, int):
            return _power(self, exponent)
        if isinstance(exponent, Fraction):
            return _power(self, exponent._numerator) if exponent._denominator == 1 else float(self) ** float(exponent)
        if isinstance(exponent, float):
            return float(self) ** exponent
        return NotImplemented

    @specialize.argtype(1)
    def __rpow__(self, base):
        if isinstance(base, int):
            return _power_of_int(base, self)
        if isinstance(base, float):
            return base ** float(self)
        return NotImplemented

    # Comparison

    @specialize.argtype(1)
    def __eq__(self, other):
        if isinstance(other, int):
            return self._numerator == other and self._denominator == 1
        if isinstance(other, Fraction):
            return self._numerator == other._numerator and self._denominator == other._denominator
        if isinstance(other, float):
            if isnan(other) or isinf(other):
                return False
            ratio = _ratio_of_float(other)
            return self._numerator == ratio.numerator and self._denominator == ratio.denominator
        if isinstance(other, complex):
            return other.imag == 0 and self == other.real
        return NotImplemented

    def __hash__(self):
        """Whatever is equal has the same hash: that of the numerator times the inverse of the denominator, modulo a prime number."""
        if self._denominator % _HASH_MODULUS == 0:
            result = _HASH_OF_INFINITY
        else:
            inverse = pow(self._denominator, _HASH_MODULUS - 2, _HASH_MODULUS)
            result = abs(self._numerator) * inverse % _HASH_MODULUS
        if self._numerator < 0:
            result = -result
        return -2 if result == -1 else result

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __reduce__(self):
        return Fraction, (self._numerator, self._denominator)


def _behind(before, quotient, last):
    """What follows two convergents."""
    return _Ratio(before.numerator + quotient * last.numerator, before.denominator + quotient * last.denominator)


def _in_lowest_terms(numerator, denominator):
    result = Fraction()
    result._numerator = _unbounded(numerator)
    result._denominator = _unbounded(denominator)
    return result


@specialize.argtype(0)
def _ratio(number):
    if isinstance(number, int):
        return _Ratio(int(number), 1)
    if isinstance(number, Fraction):
        return _Ratio(number._numerator, number._denominator)
    if isinstance(number, float):
        return _ratio_of_float(number)
    if isinstance(number, str):
        return _ratio_of_text(number)
    if isinstance(number, Decimal):
        numerator, denominator = number.as_integer_ratio()
        return _Ratio(numerator, denominator)
    raise TypeError('argument should be a string or a Rational instance')


@specialize.argtype(0, 1)
def _ratio_of_two(numerator, denominator):
    if not isinstance(numerator, (int, Fraction)) or not isinstance(denominator, (int, Fraction)):
        raise TypeError('both arguments should be Rational instances')
    over, under = _ratio(numerator), _ratio(denominator)
    return _reduced(over.numerator * under.denominator, over.denominator * under.numerator)


def _reduced(numerator, denominator):
    if denominator == 0:
        raise ZeroDivisionError('Fraction(' + str(numerator) + ', 0)')
    divisor = gcd(numerator, denominator)
    if denominator < 0:
        divisor = -divisor
    return _Ratio(numerator // divisor, denominator // divisor)


def _ratio_of_float(number):
    """Exactly: the 53 bits that a float has, without the zeros at their end."""
    if isnan(number):
        raise ValueError('cannot convert NaN to integer ratio')
    if isinf(number):
        raise OverflowError('cannot convert Infinity to integer ratio')
    mantissa, exponent = frexp(number)
    numerator = int(mantissa * 2.0 ** 53)
    if numerator == 0:
        return _Ratio(0, 1)
    zeros = (numerator & -numerator).bit_length() - 1
    numerator >>= zeros
    exponent += zeros - 53
    if exponent >= 0:
        return _Ratio(_unbounded(numerator) << exponent, 1)
    return _Ratio(numerator, _unbounded(1) << -exponent)


def _ratio_of_text(text):
    reader = _Reader(text)
    reader.skip_spaces()
    is_negative = reader.takes_sign()
    ratio = _Ratio(reader.number(), 1)
    has_digits = reader.digits > 0
    reader.skip_spaces_before('/')
    if has_digits and reader.takes('/'):
        reader.skip_spaces()
        ratio.denominator = reader.number_of_digits()
    else:
        reader.read_decimals(ratio, has_digits)
    reader.skip_spaces()
    if reader.is_wrong or reader.position < len(text):
        raise ValueError('Invalid literal for Fraction: ' + repr(text))
    return _reduced(-ratio.numerator if is_negative else ratio.numerator, ratio.denominator)


class _Reader:
    """Goes through a text. digits: how many the last number had; is_wrong: something that must be there is not."""

    def __init__(self, text):
        self.text = text
        self.position = 0
        self.digits = 0
        self.is_wrong = False

    def next(self):
        return self.text[self.position] if self.position < len(self.text) else ''

    def takes(self, character):
        if self.next() == character:
            self.position += 1
            return True
        return False

    def takes_sign(self):
        """Whether there is a minus; a plus is skipped."""
        return self.takes('-') or self.takes('+') and False

    def skip_spaces(self):
        while self.next().isspace():
            self.position += 1

    def skip_spaces_before(self, character):
        start = self.position
        self.skip_spaces()
        if self.next() != character:
            self.position = start

    def number(self):
        """Of digits, between which there may be single underscores; 0 where there is none."""
        result = _unbounded(0)
        self.digits = 0
        while self.next().isdecimal():
            result = result * 10 + int(self.next())
            self.digits += 1
            self.position += 1
            if self.next() == '_' and self.text[self.position + 1:self.position + 2].isdecimal():
                self.position += 1
        return result

    def number_of_digits(self):
        """As number(), where there must be one."""
        result = self.number()
        if self.digits == 0:
            self.is_wrong = True
        return result

    def read_decimals(self, ratio, has_digits):
        """What may be behind a numerator: digits behind a point, and a power of ten."""
        if self.takes('.'):
            decimals = self.number()
            scale = _unbounded(10) ** self.digits
            ratio.numerator = ratio.numerator * scale + decimals
            ratio.denominator = scale
            has_digits = has_digits or self.digits > 0
        if not has_digits:
            self.is_wrong = True
        if self.takes('e') or self.takes('E'):
            is_negative = self.takes_sign()
            scale = _unbounded(10) ** self.number_of_digits()
            if is_negative:
                ratio.denominator *= scale
            else:
                ratio.numerator *= scale

    def one_of(self, characters):
        """One of the characters, or no text."""
        character = self.next()
        if character == '' or character not in characters:
            return ''
        self.position += 1
        return character

    def size(self, otherwise):
        """A number without zeros before it, or what is otherwise."""
        if not _is_digit(self.next()):
            return otherwise
        result = int(self.one_of('0123456789'))
        while result > 0 and _is_digit(self.next()):
            result = result * 10 + int(self.one_of('0123456789'))
        return result


# Arithmetic


def _add(a, b):
    return _sum(a, b._numerator, b._denominator)


def _sub(a, b):
    return _sum(a, -b._numerator, b._denominator)


def _sum(a, numerator, denominator):
    """Only what the denominators have in common can be left out of the sum."""
    common = gcd(a._denominator, denominator)
    if common == 1:
        return _in_lowest_terms(a._numerator * denominator + numerator * a._denominator, a._denominator * denominator)
    rest = a._denominator // common
    total = a._numerator * (denominator // common) + numerator * rest
    shared = gcd(total, common)
    return _in_lowest_terms(total // shared, rest * (denominator // shared))


def _mul(a, b):
    return _product(a, b._numerator, b._denominator)


def _truediv(a, b):
    if b._numerator == 0:
        raise ZeroDivisionError('Fraction(' + str(b._denominator) + ', 0)')
    if b._numerator < 0:
        return _product(a, -b._denominator, -b._numerator)
    return _product(a, b._denominator, b._numerator)


def _product(a, numerator, denominator):
    first, second = gcd(a._numerator, denominator), gcd(numerator, a._denominator)
    return _in_lowest_terms((a._numerator // first) * (numerator // second), (a._denominator // second) * (denominator // first))


def _floordiv(a, b):
    return (a._numerator * b._denominator) // (a._denominator * b._numerator)


def _mod(a, b):
    return Fraction(a._numerator * b._denominator % (b._numerator * a._denominator), a._denominator * b._denominator)


def _divmod(a, b):
    quotient, remainder = divmod(a._numerator * b._denominator, a._denominator * b._numerator)
    return quotient, Fraction(remainder, a._denominator * b._denominator)


def _power(a, exponent):
    if exponent >= 0:
        return _in_lowest_terms(a._numerator ** exponent, a._denominator ** exponent)
    if a._numerator == 0:
        raise ZeroDivisionError('Fraction(' + str(a._denominator ** -exponent) + ', 0)')
    if a._numerator < 0:
        return _in_lowest_terms((-a._denominator) ** -exponent, (-a._numerator) ** -exponent)
    return _in_lowest_terms(a._denominator ** -exponent, a._numerator ** -exponent)


def _power_of_int(base, exponent):
    """An int, where the exponent is a natural number; else a fraction, or a float."""
    if exponent._denominator != 1:
        return float(base) ** float(exponent)
    if exponent._numerator < 0:
        return _power(Fraction(base), exponent._numerator)
    return _unbounded(base) ** exponent._numerator


def _rounded(numerator, denominator):
    """To the nearest int; from the middle, to the even one."""
    quotient, remainder = divmod(numerator, denominator)
    if remainder * 2 > denominator or remainder * 2 == denominator and quotient % 2 == 1:
        return quotient + 1
    return quotient


def _difference(a, b):
    """Of the two, multiplied by what has the sign of neither."""
    return a._numerator * b._denominator - b._numerator * a._denominator


# Operators do with ints what they do with fractions, and with floats what floats do; only comparisons with floats are exact.
_OPERATOR = '''
@specialize.argtype(1)
def {name}(self, other):
    if isinstance(other, (int, Fraction)):
        return {exact}
    if isinstance(other, float):
        return {inexact}
    return NotImplemented
'''


def _define(name, exact, inexact):
    namespace = dict(globals())
    exec(_OPERATOR.format(name=name, exact=exact, inexact=inexact), namespace)
    setattr(Fraction, name, namespace[name])


def _define_operator(name, inexact):
    """inexact: the operator of floats, with its operands left out."""
    _define('__' + name + '__', '_' + name + '(self, Fraction(other))', inexact.format('float(self)', 'other'))
    _define('__r' + name + '__', '_' + name + '(Fraction(other), self)', inexact.format('other', 'float(self)'))


def _define_comparison(name, symbol):
    exact = '_difference(self, Fraction(other)) ' + symbol + ' 0'
    _define('__' + name + '__', exact, '0.0 ' + symbol + ' other if isnan(other) or isinf(other) else ' + exact)


for _name, _inexact in (('add', '{} + {}'), ('sub', '{} - {}'), ('mul', '{} * {}'), ('truediv', '{} / {}'), ('floordiv', '{} // {}'), ('mod', '{} % {}'), ('divmod', 'divmod({}, {})')):
    _define_operator(_name, _inexact)
for _name, _symbol in (('lt', '<'), ('le', '<='), ('gt', '>'), ('ge', '>=')):
    _define_comparison(_name, _symbol)
update_abstractmethods(Fraction)


# Text


class _Format:
    """What a format specification says: those of floats are known, but a letter for the kind of presentation must be there."""

    def __init__(self, specification, class_name):
        reader = _Reader(specification)
        self.fill, self.align = ' ', ''
        if _is_alignment(specification[1:2]):
            self.fill, self.align = specification[0], specification[1]
            reader.position = 2
        elif _is_alignment(specification[:1]):
            self.align = specification[0]
            reader.position = 1
        self.sign = reader.one_of('-+ ')
        self.has_no_negative_zero = reader.takes('z')
        self.is_alternate = reader.takes('#')
        self.has_zeros = reader.next() == '0' and _is_digit(specification[reader.position + 1:reader.position + 2]) and reader.takes('0')
        self.width = reader.size(0)
        self.separator = reader.one_of(',_')
        self.precision = 6
        if reader.takes('.'):
            self.precision = reader.size(-1)
        self.kind = reader.one_of('eEfFgG%')
        if self.precision < 0 or self.kind == '' or reader.position < len(specification):
            raise ValueError('Invalid format specifier ' + repr(specification) + ' for object of type ' + repr(class_name))
        if self.align != '' and self.has_zeros:
            raise ValueError('Invalid format specifier ' + repr(specification) + ' for object of type ' + repr(class_name) + "; can't use explicit alignment when zero-padding")

    def text_of(self, numerator, denominator):
        if self.kind in 'fF%':
            exponent = -self.precision - (2 if self.kind == '%' else 0)
            significand = _rounded_to_power(numerator, denominator, exponent)
            return self._assembled(numerator, significand, self.precision, '%' if self.kind == '%' else '')
        figures = self.precision + 1 if self.kind in 'eE' else max(self.precision, 1)
        significand, exponent = _rounded_to_figures(numerator, denominator, figures)
        if self.kind in 'gG' and exponent <= 0 and exponent + figures > -4:
            return self._assembled(numerator, significand, -exponent, '')
        power = exponent + figures - 1
        letter = 'E' if self.kind in 'EG' else 'e'
        return self._assembled(numerator, significand, figures - 1, letter + ('-' if power < 0 else '+') + str(abs(power)).rjust(2, '0'))

    def _assembled(self, numerator, significand, decimals, suffix):
        """decimals: how many digits of the significand are behind the point."""
        digits = str(abs(significand)).rjust(decimals + 1, '0')
        leading, behind = digits[:len(digits) - decimals], digits[len(digits) - decimals:]
        if self.kind in 'gG' and not self.is_alternate:
            behind = behind.rstrip('0')
        if behind != '' or self.is_alternate:
            behind = '.' + behind
        behind += suffix
        is_negative = significand < 0 if self.has_no_negative_zero else numerator < 0
        sign = '-' if is_negative else '' if self.sign == '-' else self.sign
        if self.has_zeros:
            room = self.width - len(sign) - len(behind)
            leading = leading.rjust(3 * room // 4 + 1 if self.separator != '' else room, '0')
        return self._aligned(sign, self._grouped(leading) + behind)

    def _grouped(self, digits):
        if self.separator == '':
            return digits
        first = 1 + (len(digits) - 1) % 3
        result = digits[:first]
        while first < len(digits):
            result += self.separator + digits[first:first + 3]
            first += 3
        return result

    def _aligned(self, sign, body):
        missing = self.width - len(sign) - len(body)
        if self.align == '=':
            return sign + self.fill * missing + body
        if self.align == '<':
            return sign + body + self.fill * missing
        left = max(missing, 0) // 2 if self.align == '^' else missing
        return self.fill * left + sign + body + self.fill * (missing - left)


def _is_alignment(character):
    return character != '' and character in '<>=^'


def _is_digit(character):
    return character != '' and character in '0123456789'


def _rounded_to_power(numerator, denominator, exponent):
    """How often 10 ** exponent is in the ratio, to the nearest int."""
    scale = _unbounded(10) ** abs(exponent)
    if exponent < 0:
        return _rounded(numerator * scale, denominator)
    return _rounded(numerator, denominator * scale)


def _rounded_to_figures(numerator, denominator, figures):
    """An int of so many digits, and the exponent of the power of ten by which it is to be multiplied."""
    if numerator == 0:
        return _unbounded(0), 1 - figures
    above, below = str(abs(numerator)), str(denominator)
    exponent = len(above) - len(below) + (1 if below <= above else 0) - figures
    significand = _rounded_to_power(numerator, denominator, exponent)
    if len(str(abs(significand))) > figures:
        return _rounded_to_power(numerator, denominator, exponent + 1), exponent + 1
    return significand, exponent
