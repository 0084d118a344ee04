"""Floats as text."""

from rpython.rtyper.lltypesystem.lltype import CHARS, external, hlstr, llstr, malloc
from serpentine_system import decimals, integers, text

float_to_text = external('float_to_text')


FIXED = 102


def digits(x, code, precision):
    """What float_to_text gives, as a str."""
    if code == FIXED:
        result = decimals.fixed(x, precision)
        if len(result) > 0:
            return result
    return digits_of_platform(x, code, precision)


def digits_of_platform(x, code, precision):
    out = malloc(CHARS, 40)
    length = float_to_text(x, code, precision, out)
    if length > 40:
        out = malloc(CHARS, length)
        float_to_text(x, code, precision, out)
    return hlstr(text.from_narrow_items(out, 0, length))


def is_finite(x):
    return x - x == 0.0


def to_text(x):
    """repr(x): the shortest text that reads back as the same float."""
    result = decimals.shortest(x)
    return result if len(result) > 0 else shortest_of_platform(x)


def shortest_of_platform(x):
    shortest = digits_of_platform(x, 114, 0)
    if not is_finite(x):
        return shortest
    mark = shortest.find('e')
    sign = ''
    start = 0
    if shortest[0] == '-':
        sign = '-'
        start = 1
    return sign + laid_out(shortest[start:mark], integers.parse(llstr(shortest[mark + 1:]), 10), 16, True)


def laid_out(figures, exponent, limit, add_point):
    """Digits with a point behind the first, times ten to the exponent, in positional notation where the exponent is from -4 to below the limit."""
    count = len(figures)
    if exponent < -4 or exponent >= limit:
        result = figures[0:1]
        if count > 1:
            result += '.' + figures[1:]
        return result + exponent_text(exponent)
    if exponent < 0:
        return '0.' + '0' * (-exponent - 1) + figures
    if count <= exponent + 1:
        result = figures + '0' * (exponent + 1 - count)
        return result + '.0' if add_point else result
    return figures[:exponent + 1] + '.' + figures[exponent + 1:]


def exponent_text(exponent):
    sign = '+'
    if exponent < 0:
        sign = '-'
        exponent = -exponent
    if exponent < 10:
        return 'e' + sign + '0' + str(exponent)
    return 'e' + sign + str(exponent)
