"""Floats as text of base 16, there and back."""

from rpython.rtyper.lltypesystem.lltype import external, float_to_bits, hlstr
from serpentine_system import integers
from serpentine_system.float_text import is_finite, to_text

external_ldexp = external('ldexp')

SPACE = ' \t\n\r\x0b\x0c'
# As many digits as a word has room for; what follows them only tells whether something follows.
MOST_DIGITS = 15
# No float has an exponent as large, with as many digits before it as a text has.
FAR_EXPONENT = 1 << 56
PRECISION = 53
# 2 ** 1024 is too large, and 2 ** -1074 is the smallest.
TOO_LARGE = 1024
SMALLEST = -1074


def hex(self):
    """float.hex()."""
    if not is_finite(self):
        return to_text(self)
    sign = '-' if float_to_bits(self) < 0 else ''
    bits = float_to_bits(self) & 0x7fffffffffffffff
    exponent = bits >> 52
    fraction = bits & 0xfffffffffffff
    if exponent == 0 and fraction == 0:
        return sign + '0x0.0p+0'
    lead = '1.'
    if exponent == 0:
        lead = '0.'
        exponent = 1
    figures = hlstr(integers.digits(fraction, 16))
    exponent -= 1023
    return sign + '0x' + lead + '0' * (13 - len(figures)) + figures + 'p' + ('-' if exponent < 0 else '+') + str(-exponent if exponent < 0 else exponent)


def fromhex(string):
    """float.fromhex()."""
    body = string.strip(SPACE)
    negative = body.startswith('-')
    if negative or body.startswith('+'):
        body = body[1:]
    value = magnitude(body)
    return -value if negative else value


def magnitude(body):
    word = body.lower()
    if word == 'inf' or word == 'infinity':
        return float('inf')
    if word == 'nan':
        return float('nan')
    if word.startswith('0x'):
        word = word[2:]
    figures, mark, exponent = word.partition('p')
    whole, _, part = figures.partition('.')
    if len(whole) + len(part) == 0:
        raise invalid()
    return of_digits(whole + part, (exponent_of(exponent) if mark else 0) - 4 * len(part))


def exponent_of(figures):
    negative = figures.startswith('-')
    if negative or figures.startswith('+'):
        figures = figures[1:]
    if len(figures) == 0:
        raise invalid()
    exponent = 0
    for figure in figures:
        digit = ord(figure) - ord('0')
        if digit < 0 or digit > 9:
            raise invalid()
        exponent = min(exponent * 10 + digit, FAR_EXPONENT)
    return -exponent if negative else exponent


def of_digits(figures, exponent):
    """The digits as a whole number, times two to the exponent."""
    number = 0
    taken = 0
    is_more = False
    for figure in figures:
        digit = digit_of(figure)
        if taken == MOST_DIGITS:
            exponent += 4
            is_more = is_more or digit > 0
        else:
            number = number << 4 | digit
            if number > 0:
                taken += 1
    return rounded(number, exponent, is_more)


def digit_of(figure):
    code = ord(figure)
    if ord('0') <= code <= ord('9'):
        return code - ord('0')
    if ord('a') <= code <= ord('f'):
        return code - ord('a') + 10
    raise invalid()


def rounded(number, exponent, is_more):
    """The float nearest to number * 2 ** exponent, or to a little more; of two that are as near, the even one."""
    if number == 0:
        return 0.0
    length = integers.bit_length(number)
    top = length + exponent
    if top > TOO_LARGE:
        raise too_large()
    if top < SMALLEST:
        return 0.0
    dropped = length - min(PRECISION, top - SMALLEST)
    if dropped > 0:
        rest = number & ((1 << dropped) - 1)
        number >>= dropped
        half = 1 << (dropped - 1)
        if rest > half or rest == half and (is_more or number & 1 == 1):
            number += 1
        exponent += dropped
    if integers.bit_length(number) + exponent > TOO_LARGE:
        raise too_large()
    return external_ldexp(float(number), exponent)


def invalid():
    return ValueError('invalid hexadecimal floating-point string')


def too_large():
    return OverflowError('hexadecimal value too large to represent as a float')
