"""Methods of float, and its text."""

from rpython.rtyper.lltypesystem.lltype import Char, cast_float_to_int, cast_primitive, external, float_to_bits, hlstr, int_rem_trunc, llstr
from serpentine_system import format_numbers, guards, integers, text
from serpentine_system.float_text import digits, is_finite, to_text

text_to_float = external('text_to_float')
fmod = external('fmod')
floor = external('floor')
pow = external('pow')
frexp_mantissa = external('frexp_mantissa')
frexp_exponent = external('frexp_exponent')


def __repr__(self):
    return to_text(self)


def __str__(self):
    return to_text(self)


def __format__(self, spec):
    return format_numbers.format_float(self, spec)


# Arithmetic

def __floordiv__(self, other):
    return floor_division(self, float(other))


def floor_division(a, b):
    if b == 0.0:
        raise ZeroDivisionError('float floor division by zero')
    remainder = fmod(a, b)
    quotient = (a - remainder) / b
    if remainder != 0.0 and (b < 0.0) != (remainder < 0.0):
        quotient -= 1.0
    if quotient != 0.0:
        whole = floor(quotient)
        if quotient - whole > 0.5:
            whole += 1.0
        return whole
    return -0.0 if (float_to_bits(a) < 0) != (float_to_bits(b) < 0) else 0.0


def __mod__(self, other):
    return modulo(self, float(other))


def modulo(a, b):
    if b == 0.0:
        raise ZeroDivisionError('float modulo')
    remainder = fmod(a, b)
    if remainder != 0.0:
        if (b < 0.0) != (remainder < 0.0):
            remainder += b
        return remainder
    return -0.0 if float_to_bits(b) < 0 else 0.0


def __divmod__(self, other):
    b = float(other)
    if b == 0.0:
        raise ZeroDivisionError('float divmod()')
    return floor_division(self, b), modulo(self, b)


def __pow__(self, other):
    guards.require('** or pow()', self, other)
    return power(self, float(other))


def power(a, b):
    """a ** b of floats, with Python's errors."""
    if a == 0.0 and b < 0.0 and is_finite(b):
        raise ZeroDivisionError('0.0 cannot be raised to a negative power')
    if a < 0.0 and is_finite(b) and is_finite(a) and floor(b) != b:
        raise ValueError('negative number cannot be raised to a fractional power')
    result = pow(a, b)
    if not is_finite(result) and is_finite(a) and is_finite(b):
        raise OverflowError("(34, 'Numerical result out of range')")
    return result


# Conversion

def to_int(x):
    """int(x): towards zero."""
    if x > -9223372036854777856.0 and x < 9223372036854775808.0 and x == x:
        return cast_float_to_int(x)
    if x != x:
        raise ValueError('cannot convert float NaN to integer')
    if not is_finite(x):
        raise OverflowError('cannot convert float infinity to integer')
    return integers.overflow_result()


def __int__(self):
    return to_int(self)


def __trunc__(self):
    return to_int(self)


def __floor__(self):
    return to_int(floor(self))


def __ceil__(self):
    return to_int(-floor(-self))


def __round__(self, *digits_wanted):
    """round(x), or round(x, digits)."""
    if len(digits_wanted) == 0:
        return round_to_int(self)
    if digits_wanted[0] is None:
        return round_to_int(self)
    return round_digits(self, int(digits_wanted[0]))


def round_to_int(x):
    return to_int(round_half_even(x))


def round_half_even(x):
    if not is_finite(x):
        return x
    whole = floor(x)
    rest = x - whole
    if rest > 0.5 or rest == 0.5 and fmod(whole, 2.0) != 0.0:
        whole += 1.0
    return whole


def round_digits(x, count):
    """Rounds the exact decimal value, as Python does."""
    if not is_finite(x) or x == 0.0 or count > 323:
        return x
    if count < -308:
        return 0.0 * x
    if count >= 0:
        return parse(digits(x, 102, count))
    return round_left(x, -count)


def round_left(x, places):
    """To a multiple of a power of ten, halves to even, decided by the exact integral part."""
    negative = x < 0.0
    size = -x if negative else x
    whole = digits(floor(size), 102, 0)
    kept = len(whole) - places
    if kept < 0:
        return -0.0 if negative else 0.0
    rest = whole[kept:]
    front = whole[:kept] if kept > 0 else '0'
    if rounds_up(front, rest, size):
        front = incremented(front)
    result = parse(front + '0' * places)
    if not is_finite(result):
        raise OverflowError('rounded value too large to represent')
    return -result if negative else result


def rounds_up(front, rest, size):
    first = ord(rest[0])
    if first != 53:
        return first > 53
    for i in range(1, len(rest)):
        if rest[i] != '0':
            return True
    if floor(size) != size:
        return True
    return int_rem_trunc(ord(front[len(front) - 1]), 2) == 1


def incremented(figures):
    """The decimal number that is one more."""
    position = len(figures) - 1
    while position >= 0 and figures[position] == '9':
        position -= 1
    zeros = '0' * (len(figures) - 1 - position)
    if position < 0:
        return '1' + zeros
    return figures[:position] + chr(ord(figures[position]) + 1) + zeros


def parse(s):
    """float(s) of text that is known to be a plain number."""
    p = llstr(s)
    return text_to_float(text.narrow_items(p), 0, p.length)


def from_text(s):
    """float(s) of any str."""
    p = llstr(s)
    position = text.skip_space(p, 0)
    end = text.skip_space_back(p, p.length)
    plain = text.new_narrow(p.length)
    length = plain_number(p, position, end, text.narrow_items(plain))
    if length == 0:
        raise ValueError('could not convert string to float: ' + repr(s))
    return text_to_float(text.narrow_items(plain), 0, length)


def plain_number(p, position, end, out):
    """Copies a number in lower case and without underscores; returns the length, 0 where it is none."""
    length = 0
    start = position
    state = 0
    has_digits = False
    while position < end:
        code = text.decimal_of(text.codepoint(p, position))
        if code > 127:
            return 0
        if code >= 65 and code <= 90:
            code += 32
        is_digit = code >= 48 and code <= 57
        if code == 95:
            # between digits only
            if position == start or position + 1 >= end or not is_digit_at(p, position - 1) or not is_digit_at(p, position + 1):
                return 0
        else:
            if is_digit:
                has_digits = True
                if state == 3:
                    state = 4
            elif code == 43 or code == 45:
                if position != start and not (state == 2):
                    return 0
                if state == 2:
                    state = 3
            elif code == 46:
                if state != 0:
                    return 0
                state = 1
            elif code == 101 and has_digits and state < 2:
                state = 2
            else:
                return special_number(p, position, end, out, length, has_digits)
            if state == 2 and is_digit:
                state = 4
            out[length] = cast_primitive(Char, code)
            length += 1
        position += 1
    if not has_digits or state == 2 or state == 3:
        return 0
    return length


def is_digit_at(p, position):
    code = text.decimal_of(text.codepoint(p, position))
    return code >= 48 and code <= 57


def special_number(p, position, end, out, length, has_digits):
    """inf, infinity and nan, behind a sign that was copied."""
    if has_digits or length > 1:
        return 0
    word = hlstr(text.substring(p, position, end)).lower()
    if length == 1 and position > 0 and text.codepoint(p, position - 1) == 46:
        return 0
    if word == 'inf' or word == 'infinity':
        copied = 'inf'
    elif word == 'nan':
        copied = 'nan'
    else:
        return 0
    for i in range(3):
        out[length + i] = cast_primitive(Char, ord(copied[i]))
    return length + 3


def is_integer(self):
    return is_finite(self) and floor(self) == self


def conjugate(self):
    return self


def get_real(self):
    return self


def get_imag(self):
    return 0.0


def as_integer_ratio(self):
    """Numerator and denominator, where 64 bits hold them."""
    if self != self:
        raise ValueError('cannot convert NaN to integer ratio')
    if not is_finite(self):
        raise OverflowError('cannot convert Infinity to integer ratio')
    mantissa = frexp_mantissa(self)
    exponent = frexp_exponent(self)
    while mantissa != floor(mantissa):
        mantissa *= 2.0
        exponent -= 1
    numerator = to_int(mantissa)
    if exponent >= 0:
        return integers.lshift(numerator, exponent), 1
    return numerator, integers.lshift(1, -exponent)
