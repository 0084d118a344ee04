"""Floats: formatting, parsing and predicates."""

import math

from rpython.rlib.rstring import ParseStringError

USE_SHORT_FLOAT_REPR = True
INFINITY = float('inf')
NAN = float('nan')
DBL_MAX = 1.7976931348623157e308
DBL_MIN = 2.2250738585072014e-308
DBL_EPSILON = 2.220446049250313e-16
DBL_MANT_DIG = 53
DBL_DIG = 15

DTSF_STR_PRECISION = 12
DTSF_SIGN = 0x1
DTSF_ADD_DOT_0 = 0x2
DTSF_ALT = 0x4
DTSF_CUT_EXP_0 = 0x8
DIST_FINITE = 1
DIST_NAN = 2
DIST_INFINITY = 3

isinf = math.isinf
isnan = math.isnan
copysign = math.copysign


def isfinite(x):
    return not isinf(x) and not isnan(x)


def float_as_rbigint_ratio(x):
    return x.as_integer_ratio()


def rstring_to_float(s):
    """The float that a text stands for; raises ParseStringError."""
    return string_to_float(s)


def string_to_float(s):
    """The float that a text stands for; raises ParseStringError."""
    try:
        return float(s)
    except ValueError:
        raise ParseStringError('invalid literal for float(): ' + repr(s))


def double_to_string(x, code, precision, flags):
    """(text, kind) of a float by format code 'e', 'f', 'g' or 'r'."""
    if isinf(x):
        return formatd(x, code, precision, flags), DIST_INFINITY
    if isnan(x):
        return formatd(x, code, precision, flags), DIST_NAN
    return formatd(x, code, precision, flags), DIST_FINITE


def formatd(x, code, precision, flags=0):
    """The text of a float by format code 'e', 'f', 'g' or 'r'."""
    if isnan(x):
        text = 'nan'
    elif code == 'r':
        text = repr(x)
        if not flags & DTSF_ADD_DOT_0 and text.endswith('.0'):
            text = text[:-2]
    elif code == 'e':
        text = '%.*e' % (precision, x)
    elif code == 'f':
        text = '%.*f' % (precision, x)
    elif code == 'g':
        text = '%.*g' % (precision, x)
        if flags & DTSF_ADD_DOT_0 and isfinite(x) and '.' not in text and 'e' not in text:
            text += '.0'
    else:
        raise ValueError('unknown format code')
    if flags & DTSF_SIGN and not isnan(x) and not text.startswith('-'):
        text = '+' + text
    return text


def round_away(x):
    """The nearest integral float, halves away from zero."""
    absolute = abs(x)
    if absolute >= 4503599627370496.0:
        return x
    result = math.floor(absolute)
    if absolute - result >= 0.5:
        result += 1
    return copysign(float(result), x)


def round_double(value, ndigits, half_even=False):
    """The float rounded to so many decimal digits."""
    if half_even:
        return round(value, ndigits)
    if not isfinite(value):
        return value
    if ndigits > 22 or ndigits < -308:
        return round(value, ndigits)
    if ndigits >= 0:
        power = 10.0 ** ndigits
        scaled = value * power
        if not isfinite(scaled):
            return value
        return round_away(scaled) / power
    power = 10.0 ** -ndigits
    return round_away(value / power) * power
