"""Low-level helpers: floats as decimal text in positional notation, exactly, where machine numbers are large enough for that."""

from rpython.rtyper.lltypesystem.lltype import Char, cast_float_to_int, cast_primitive, float_to_bits, hlstr, int_div_trunc, int_rem_trunc
from serpentine_system import text
from serpentine_system.integers import decimal_length

# Decimal numbers of fewer digits than this has are all different as floats.
MOST = 1e15
# Of twice as many bits as the difference of a product from its float is looked at.
MOST_SCALED = 8796093022208.0
LARGEST_PRECISION = 15
# 2**27 + 1: cuts a float into two of half as many bits.
SPLITTER = 134217729.0


def shortest(x):
    """repr(x) where that is a number of at most 15 digits and without an exponent; else nothing."""
    magnitude = -x if x < 0.0 else x
    if magnitude == 0.0:
        return '-0.0' if float_to_bits(x) < 0 else '0.0'
    if not (magnitude >= 0.0001 and magnitude < MOST):
        return ''
    scale = 1.0
    decimals = 0
    scaled = magnitude
    while scaled < MOST:
        whole = cast_float_to_int(scaled)
        if float(whole) == scaled:
            # Where the product was rounded, this may be another number.
            if scaled / scale != magnitude:
                return ''
            if decimals == 0:
                return positional(x < 0.0, whole * 10, 1)
            # The product with a smaller scale may have been rounded away from the int that it is.
            while decimals > 1 and int_rem_trunc(whole, 10) == 0:
                whole = int_div_trunc(whole, 10)
                decimals -= 1
            return positional(x < 0.0, whole, decimals)
        decimals += 1
        scale *= 10.0
        scaled = magnitude * scale
    return ''


def fixed(x, precision):
    """The text with so many digits behind the point, where few are before it; else nothing. A number between two goes to the nearer one, or the even one."""
    if precision > LARGEST_PRECISION:
        return ''
    magnitude = -x if x < 0.0 else x
    scale = 1.0
    for i in range(precision):
        scale *= 10.0
    scaled = magnitude * scale
    if not scaled < MOST_SCALED:
        return ''
    whole = cast_float_to_int(scaled)
    beyond = scaled - float(whole) - 0.5 + product_error(magnitude, scale, scaled)
    if beyond > 0.0 or beyond == 0.0 and int_rem_trunc(whole, 2) == 1:
        whole += 1
    return positional(float_to_bits(x) < 0, whole, precision)


def product_error(a, b, product):
    """What the product of two floats is more than the float nearest to it, exactly. By T. J. Dekker, A floating-point technique for extending the available precision, 1971."""
    high_a = upper_half(a)
    high_b = upper_half(b)
    low_a = a - high_a
    low_b = b - high_b
    return low_a * low_b - (product - high_a * high_b - low_a * high_b - high_a * low_b)


def upper_half(x):
    scaled = SPLITTER * x
    return scaled - (scaled - x)


def positional(is_negative, whole, decimals):
    """An int that is not negative as text, with a point before the last digits."""
    length = decimal_length(whole)
    if length <= decimals:
        length = decimals + 1
    first = 1 if is_negative else 0
    if decimals > 0:
        length += 1
    result = text.new_narrow(first + length)
    characters = text.narrow_items(result)
    if is_negative:
        characters[0] = cast_primitive(Char, 45)
    position = first + length - 1
    rest = whole
    for i in range(decimals):
        quotient = int_div_trunc(rest, 10)
        characters[position] = cast_primitive(Char, 48 + rest - quotient * 10)
        rest = quotient
        position -= 1
    if decimals > 0:
        characters[position] = cast_primitive(Char, 46)
        position -= 1
    while position >= first:
        quotient = int_div_trunc(rest, 10)
        characters[position] = cast_primitive(Char, 48 + rest - quotient * 10)
        rest = quotient
        position -= 1
    return hlstr(result)
