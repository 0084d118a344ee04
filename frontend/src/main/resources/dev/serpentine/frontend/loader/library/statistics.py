"""What statistics has in a form that cannot be typed: CPython's takes whatever has a ratio, and asks the types of the data what the result is to be.

Here sums are exact, too: of ints and floats as one int and a power of two, of fractions and Decimals as a fraction. The result is of the kind that comes last among the data: int, fraction or Decimal, float.
"""

from decimal import Decimal
from fractions import Fraction
from math import exp, frexp, fsum, isfinite, isqrt, log, sumprod

from rpython.rlib.objectmodel import specialize
from rpython.rlib.rarithmetic import intmask
from rpython.rtyper.lltypesystem.lltype import is_long

__all__ = ['mean', 'fmean', 'geometric_mean', 'harmonic_mean', 'pvariance', 'variance', 'pstdev', 'stdev', '_mean_stdev']

_Error = original.StatisticsError
_BEYOND_WORDS = 2 ** 64
_NOT_A_NUMBER = "can't convert type 'NoneType' to numerator/denominator"


def _unbounded(number):
    """The number, as one without bounds."""
    return _BEYOND_WORDS if number == _BEYOND_WORDS else number


# Exact sums


class _Sum:
    """Of what is finite: numerator / 2 ** exponent and the fractions; of what is not finite: a float."""

    def __init__(self):
        self.numerator = _unbounded(0)
        self.exponent = 0
        self.fractions = Fraction(0)
        self.is_finite = True
        self.not_finite = 0.0

    def value(self):
        return Fraction(self.numerator, _unbounded(1) << self.exponent) + self.fractions

    def add_scaled(self, numerator, exponent):
        if exponent > self.exponent:
            self.numerator <<= exponent - self.exponent
            self.exponent = exponent
        self.numerator += _unbounded(numerator) << self.exponent - exponent

    def add_not_finite(self, number):
        self.is_finite = False
        self.not_finite += number

    @specialize.argtype(1)
    def add(self, number):
        if isinstance(number, float):
            if isfinite(number):
                mantissa, exponent = frexp(number)
                self.add_scaled(int(mantissa * 2.0 ** 53), 53 - exponent)
            else:
                self.add_not_finite(number)
        elif isinstance(number, Fraction):
            self.fractions += number
        elif isinstance(number, Decimal):
            self.fractions += _fraction_of(number)
        elif number is None:
            raise TypeError(_NOT_A_NUMBER)
        else:
            self.add_scaled(int(number), 0)

    @specialize.argtype(1)
    def add_square(self, number):
        if isinstance(number, float):
            if isfinite(number):
                mantissa, exponent = frexp(number)
                numerator = _unbounded(int(mantissa * 2.0 ** 53))
                self.add_scaled(numerator * numerator, 2 * (53 - exponent))
            else:
                self.add_not_finite(number)
        elif isinstance(number, Fraction):
            self.fractions += number * number
        elif isinstance(number, Decimal):
            fraction = _fraction_of(number)
            self.fractions += fraction * fraction
        elif number is None:
            raise TypeError(_NOT_A_NUMBER)
        else:
            numerator = _unbounded(int(number))
            self.add_scaled(numerator * numerator, 0)


def _fraction_of(number):
    if not number.is_finite():
        raise ValueError('statistics of Decimals that are not finite are not supported')
    return Fraction(number)


class _Exact:
    """A fraction, or what floats give that are not finite."""

    def __init__(self, fraction, is_finite, not_finite):
        self.fraction = fraction
        self.is_finite = is_finite
        self.not_finite = not_finite

    def divided_by(self, count):
        return _Exact(self.fraction / count, self.is_finite, self.not_finite / count)


@specialize.argtype(0)
def _sum(items):
    total = _Sum()
    for item in items:
        total.add(item)
    return _Exact(total.value(), total.is_finite, total.not_finite)


@specialize.argtype(0)
def _sum_of_squares(items):
    """Squares of floats are rounded."""
    total = _Sum()
    for item in items:
        if isinstance(item, float):
            total.add(item * item)
        else:
            total.add_square(item)
    return _Exact(total.value(), total.is_finite, total.not_finite)


@specialize.argtype(0)
def _squares_from_mean(items):
    """The sum of the squares of the differences from the mean."""
    plain, squares = _Sum(), _Sum()
    for item in items:
        plain.add(item)
        squares.add_square(item)
    total = plain.value()
    return _Exact(squares.value() - total * total / len(items), plain.is_finite, plain.not_finite)


# Kinds


@specialize.argtype(0)
def _rank(item):
    if isinstance(item, float):
        return 2
    if isinstance(item, (Fraction, Decimal)):
        return 1
    if isinstance(item, int):
        return 0
    raise TypeError("can't convert type '" + type(item).__name__ + "' to numerator/denominator")


@specialize.argtype(0)
def _of_last_kind(items):
    """An item of the kind that the result is to have."""
    result = items[0]
    for item in items:
        _check_mixture(item, result)
        if _rank(item) > _rank(result):
            result = item
    return result


@specialize.argtype(0, 1)
def _check_mixture(item, other):
    if isinstance(item, Decimal) and isinstance(other, (float, Fraction)) or isinstance(other, Decimal) and isinstance(item, (float, Fraction)):
        raise TypeError("don't know how to coerce " + type(other).__name__ + ' and ' + type(item).__name__)


@specialize.argtype(1)
def _as_kind_of(exact, item):
    """Where the item is an int, one if possible, else a float."""
    if isinstance(item, float):
        return float(exact.fraction) if exact.is_finite else exact.not_finite
    if isinstance(item, Fraction):
        return exact.fraction
    if isinstance(item, Decimal):
        return Decimal(exact.fraction.numerator) / Decimal(exact.fraction.denominator)
    if exact.fraction.denominator != 1:
        return float(exact.fraction)
    return exact.fraction.numerator if is_long(item) else _as_word(exact.fraction.numerator)


@specialize.argtype(0)
def _of_square(item):
    """What is of the kind of an item's square, which may be longer than a word."""
    return _unbounded(int(item)) if isinstance(item, int) else item


def _as_word(number):
    result = intmask(number)
    if result != number:
        raise OverflowError('the result is too large for an int of 64 bits')
    return result


# Averages


@specialize.argtype(0)
def mean(data):
    items = list(data)
    if len(items) == 0:
        raise _Error('mean requires at least one data point')
    kind = _of_last_kind(items)
    return _as_kind_of(_sum(items).divided_by(len(items)), kind)


@specialize.argtype(0, 1)
def fmean(data, weights=None):
    items = list(data)
    if weights is None:
        total = fsum(items)
        if len(items) == 0:
            raise _Error('fmean requires at least one data point')
        return total / len(items)
    weight_of_each = list(weights)
    if len(items) != len(weight_of_each):
        raise _Error('data and weights must be the same length')
    total_weight = fsum(weight_of_each)
    if total_weight == 0.0:
        raise _Error('sum of weights must be non-zero')
    return sumprod(items, weight_of_each) / total_weight


@specialize.argtype(0)
def geometric_mean(data):
    try:
        return exp(fmean([log(item) for item in data]))
    except ValueError:
        raise _Error('geometric mean requires a non-empty dataset containing positive numbers') from None


_NEGATIVE = 'harmonic mean does not support negative values'


@specialize.argtype(0, 1)
def harmonic_mean(data, weights=None):
    items = list(data)
    if len(items) == 0:
        raise _Error('harmonic_mean requires at least one data point')
    if weights is None:
        return _harmonic_mean(items)
    return _weighted_harmonic_mean(items, list(weights))


@specialize.argtype(0)
def _harmonic_mean(items):
    if len(items) == 1:
        if items[0] < 0:
            raise _Error(_NEGATIVE)
        return items[0]
    quotients = []
    for item in items:
        if item < 0:
            raise _Error(_NEGATIVE)
        if item == 0:
            return 0
        quotients.append(1 / item)
    return _ratio_of_sums(Fraction(len(items)), quotients)


@specialize.argtype(0, 1)
def _weighted_harmonic_mean(items, weights):
    if len(items) != len(weights):
        raise _Error('Number of weights does not match data size')
    for weight in weights:
        if weight < 0:
            raise _Error(_NEGATIVE)
    quotients = []
    for i in range(len(items)):
        if items[i] < 0:
            raise _Error(_NEGATIVE)
        if weights[i] == 0:
            continue
        if items[i] == 0:
            return 0
        quotients.append(weights[i] / items[i])
    return _ratio_of_sums(_sum(weights).fraction, quotients)


@specialize.argtype(1)
def _ratio_of_sums(weight, quotients):
    total = _sum(quotients)
    if total.is_finite and total.fraction <= 0 or not total.is_finite and total.not_finite <= 0.0:
        raise _Error('Weighted sum must be positive')
    if total.is_finite:
        return _as_kind_of(_Exact(weight / total.fraction, True, 0.0), _of_last_kind(quotients))
    return _as_kind_of(_Exact(weight, False, float(weight) / total.not_finite), _of_last_kind(quotients))


# Spread


@specialize.argtype(0, 1)
def pvariance(data, mu=None):
    items = list(data)
    if len(items) == 0:
        raise _Error('pvariance requires at least one data point')
    return _spread(items, mu, len(items))


@specialize.argtype(0, 1)
def variance(data, xbar=None):
    items = list(data)
    if len(items) < 2:
        raise _Error('variance requires at least two data points')
    return _spread(items, xbar, len(items) - 1)


@specialize.argtype(0, 1)
def pstdev(data, mu=None):
    items = list(data)
    if len(items) == 0:
        raise _Error('pstdev requires at least one data point')
    return _root_of_spread(items, mu, len(items))


@specialize.argtype(0, 1)
def stdev(data, xbar=None):
    items = list(data)
    if len(items) < 2:
        raise _Error('stdev requires at least two data points')
    return _root_of_spread(items, xbar, len(items) - 1)


@specialize.argtype(0)
def _mean_stdev(data):
    items = list(data)
    if len(items) < 2:
        raise _Error('stdev requires at least two data points')
    total = _sum(items).divided_by(len(items))
    if not total.is_finite:
        return total.not_finite, total.not_finite / total.not_finite
    return float(total.fraction), _root_of_spread(items, None, len(items) - 1)


@specialize.argtype(0, 1)
def _spread(items, center, count):
    if center is None:
        kind = _of_last_kind(items)
        return _as_kind_of(_squares_from_mean(items).divided_by(count), _of_square(kind))
    differences = [item - center for item in items]
    kind = _of_last_kind(differences)
    return _as_kind_of(_sum_of_squares(differences).divided_by(count), _of_square(kind))


@specialize.argtype(0, 1)
def _root_of_spread(items, center, count):
    squares = _squares_from_mean(items) if center is None else _sum_of_squares([item - center for item in items])
    if not squares.is_finite:
        raise AttributeError("'float' object has no attribute 'numerator'")
    kind = _of_last_kind(items)
    return _root_of_kind(squares.fraction / count, kind)


@specialize.argtype(1)
def _root_of_kind(fraction, item):
    return _decimal_root(fraction) if isinstance(item, Decimal) else _root(fraction)


def _decimal_root(fraction):
    """Rounded correctly: the root of the rounded quotient is at most one step away."""
    numerator, denominator = fraction.numerator, fraction.denominator
    if numerator == 0:
        return Decimal('0.0')
    root = (Decimal(numerator) / Decimal(denominator)).sqrt()
    above = root.next_plus()
    if fraction > _square_of_middle(root, above):
        return above
    below = root.next_minus()
    return below if fraction < _square_of_middle(root, below) else root


def _square_of_middle(a, b):
    middle = (Fraction(a) + Fraction(b)) / 2
    return middle * middle


def _root(fraction):
    """Of at least 55 bits is the root of the fraction times a power of four, of which the last tells whether there is something behind it: so the division rounds as the exact root is rounded."""
    numerator, denominator = fraction.numerator, fraction.denominator
    shift = (111 + denominator.bit_length() - numerator.bit_length()) // 2
    if shift >= 0:
        numerator <<= 2 * shift
    else:
        denominator <<= -2 * shift
    square = numerator // denominator
    root = isqrt(square)
    if root * root * denominator != numerator:
        root |= 1
    return root / (_unbounded(1) << shift) if shift >= 0 else float(root << -shift)
