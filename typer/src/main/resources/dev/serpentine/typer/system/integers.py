"""Low-level helpers for int: arithmetic with Python's results and errors, and text in bases 2 to 36."""

from rpython.rtyper.lltypesystem.lltype import (Char, Signed, Unsigned, cast_primitive, hlstr, llstr, int_add_overflows, int_div_trunc, int_lshift,
                                                int_mul_overflows, int_rem_trunc, int_rshift, int_sub_overflows, uint_div, uint_rem,
                                                uint_rshift)
from serpentine_system import text

SMALLEST = -9223372036854775808
LARGEST_OF_EXACT_FLOATS = 1 << 53
# How much of a literal that is none an error shows.
LONGEST_SHOWN = 200
OVERFLOW = 'integer overflow: an int has 64 bits; with --int=unbounded it has no bounds'


# Checked arithmetic: system code's own operators wrap

def overflow():
    raise OverflowError(OVERFLOW)


def overflow_result():
    overflow()
    return 0


def add(a, b):
    if int_add_overflows(a, b):
        overflow()
    return a + b


def sub(a, b):
    if int_sub_overflows(a, b):
        overflow()
    return a - b


def mul(a, b):
    if int_mul_overflows(a, b):
        overflow()
    return a * b


def neg(a):
    if a == SMALLEST:
        overflow()
    return -a


def absolute(a):
    return neg(a) if a < 0 else a


# Division rounds down, and the remainder has the divisor's sign

def floordiv(a, b):
    if b == 0:
        raise ZeroDivisionError('integer division or modulo by zero')
    if b == -1:
        return neg(a)
    return floordiv_unchecked(a, b)


def floordiv_unchecked(a, b):
    """For a divisor that is neither 0 nor -1."""
    quotient = int_div_trunc(a, b)
    if (a ^ b) < 0 and quotient * b != a:
        quotient -= 1
    return quotient


def mod(a, b):
    if b == 0:
        raise ZeroDivisionError('integer modulo by zero')
    if b == -1:
        return 0
    return mod_unchecked(a, b)


def mod_unchecked(a, b):
    """For a divisor that is neither 0 nor -1."""
    remainder = int_rem_trunc(a, b)
    if remainder != 0 and (remainder ^ b) < 0:
        remainder += b
    return remainder


def quotient_and_remainder(a, b):
    if b == 0:
        raise ZeroDivisionError('integer division or modulo by zero')
    if b == -1:
        return neg(a), 0
    return floordiv_unchecked(a, b), mod_unchecked(a, b)


def truediv(a, b):
    if b == 0:
        raise ZeroDivisionError('division by zero')
    if a == 0 or is_float(a) and is_float(b):
        return float(a) / float(b)
    return rounded_quotient(a, b)


def is_float(a):
    """Whether there surely is a float of just that value."""
    return -LARGEST_OF_EXACT_FLOATS <= a <= LARGEST_OF_EXACT_FLOATS or a == SMALLEST


def rounded_quotient(a, b):
    """The float next to the true quotient, which that of the operands' own next floats need not be: two bits more than a float has, the last of them set too if anything is left."""
    divisor = magnitude(b)
    one = cast_primitive(Unsigned, 1)
    quotient = uint_div(magnitude(a), divisor)
    rest = uint_rem(magnitude(a), divisor)
    scale = 1.0
    while quotient < cast_primitive(Unsigned, 1 << 54):
        quotient = quotient + quotient
        if rest < divisor - rest:
            rest = rest + rest
        else:
            rest = rest - (divisor - rest)
            quotient = quotient + one
        scale = scale * 0.5
    if rest != cast_primitive(Unsigned, 0):
        quotient = quotient | one
    result = float(cast_primitive(Signed, quotient)) * scale
    return -result if (a ^ b) < 0 else result


def magnitude(a):
    return cast_primitive(Unsigned, -a if a < 0 else a)


def unsigned_floordiv(a, b):
    if cast_primitive(Signed, b) == 0:
        raise ZeroDivisionError('integer division or modulo by zero')
    return uint_div(a, b)


def unsigned_mod(a, b):
    if cast_primitive(Signed, b) == 0:
        raise ZeroDivisionError('integer modulo by zero')
    return uint_rem(a, b)


# Shifts

def lshift(a, count):
    """Raises OverflowError where bits are lost."""
    if count < 0:
        negative_shift()
    if count > 63:
        if a == 0:
            return 0
        overflow()
    result = int_lshift(a, count)
    if int_rshift(result, count) != a:
        overflow()
    return result


def lshift_wrapping(a, count):
    """Bits that do not fit are lost."""
    if count < 0:
        negative_shift()
    if count > 63:
        return 0
    return int_lshift(a, count)


def rshift(a, count):
    if count < 0:
        negative_shift()
    if count > 63:
        count = 63
    return int_rshift(a, count)


def unsigned_rshift(a, count):
    if count < 0:
        negative_shift()
    if count > 63:
        return cast_primitive(Unsigned, 0)
    return uint_rshift(a, count)


def negative_shift():
    raise ValueError('negative shift count')


# Powers

def power_modulo(base, exponent, modulus):
    if modulus == 0:
        raise ValueError('pow() 3rd argument cannot be 0')
    size = absolute(modulus)
    if size == 1:
        return 0
    base = mod_unchecked(base, size)
    if exponent < 0:
        base = inverse_modulo(base, size)
        exponent = neg(exponent)
    result = 1
    while exponent != 0:
        if exponent & 1:
            result = multiply_modulo(result, base, size)
        base = multiply_modulo(base, base, size)
        exponent = int_rshift(exponent, 1)
    if modulus < 0 and result != 0:
        result += modulus
    return result


def multiply_modulo(a, b, modulus):
    """a * b % modulus where 0 <= a, b < modulus, for any size of the product."""
    if not int_mul_overflows(a, b):
        return int_rem_trunc(a * b, modulus)
    result = 0
    while b != 0:
        if b & 1:
            result = add_modulo(result, a, modulus)
        a = add_modulo(a, a, modulus)
        b = int_rshift(b, 1)
    return result


def add_modulo(a, b, modulus):
    return a - (modulus - b) if a >= modulus - b else a + b


def inverse_modulo(a, modulus):
    remainder, next_remainder = modulus, a
    factor, next_factor = 0, 1
    while next_remainder != 0:
        quotient = int_div_trunc(remainder, next_remainder)
        remainder, next_remainder = next_remainder, remainder - quotient * next_remainder
        factor, next_factor = next_factor, factor - quotient * next_factor
    if remainder != 1:
        raise ValueError('base is not invertible for the given modulus')
    return factor + modulus if factor < 0 else factor


def greatest_common_divisor(a, b):
    if a == SMALLEST or b == SMALLEST:
        if a == b or a == 0 or b == 0:
            overflow()
        if a == SMALLEST:
            a = mod(a, b)
        else:
            b = mod(b, a)
    a = absolute(a)
    b = absolute(b)
    while b != 0:
        a, b = b, int_rem_trunc(a, b)
    return a


def bit_length(a):
    rest = cast_primitive(Unsigned, -a if a < 0 else a)
    count = 0
    step = 32
    while step > 0:
        half = uint_rshift(rest, step)
        if cast_primitive(Signed, half) != 0:
            rest = half
            count += step
        step = int_rshift(step, 1)
    return count + cast_primitive(Signed, rest)


def bit_count(a):
    """Counts in pairs of bits, in fours and in eights, all of them at once; the product adds up all eights in its highest byte."""
    pairs = cast_primitive(Unsigned, 0x5555555555555555)
    fours = cast_primitive(Unsigned, 0x3333333333333333)
    bits = cast_primitive(Unsigned, -a if a < 0 else a)
    bits = bits - (uint_rshift(bits, 1) & pairs)
    bits = (bits & fours) + (uint_rshift(bits, 2) & fours)
    bits = (bits + uint_rshift(bits, 4)) & cast_primitive(Unsigned, 0x0f0f0f0f0f0f0f0f)
    return cast_primitive(Signed, uint_rshift(bits * cast_primitive(Unsigned, 0x0101010101010101), 56))


# Text

def to_text(a):
    """The decimal text of an int, as a pointer to STR."""
    if 0 <= a and a < 10:
        return llstr(text.LATIN_1[48 + a])
    length = decimal_length(a)
    result = text.new_narrow(length)
    characters = text.narrow_items(result)
    rest = a
    position = length - 1
    # taken from the negative side, which reaches further
    if rest > 0:
        rest = -rest
    else:
        characters[0] = cast_primitive(Char, 45)
    while rest != 0:
        quotient = int_div_trunc(rest, 10)
        characters[position] = cast_primitive(Char, 48 + quotient * 10 - rest)
        rest = quotient
        position -= 1
    return result


def decimal_length(a):
    length = 1
    if a < 0:
        length = 2
    rest = int_div_trunc(a, 10)
    while rest != 0:
        rest = int_div_trunc(rest, 10)
        length += 1
    return length


def unsigned_to_text(a):
    """The decimal text of an Unsigned."""
    if cast_primitive(Signed, a) >= 0:
        return to_text(cast_primitive(Signed, a))
    ten = cast_primitive(Unsigned, 10)
    last = cast_primitive(Signed, uint_rem(a, ten))
    front = to_text(cast_primitive(Signed, uint_div(a, ten)))
    result = text.new_narrow(front.length + 1)
    text.copy_to_narrow(front, 0, text.narrow_items(result), 0, front.length)
    text.narrow_items(result)[front.length] = cast_primitive(Char, 48 + last)
    return result


def digits(a, base):
    """The digits of the absolute value in a base of 2 to 36, lower case, without a sign."""
    radix = cast_primitive(Unsigned, base)
    rest = cast_primitive(Unsigned, -a if a < 0 else a)
    length = 0
    count = rest
    while True:
        length += 1
        count = uint_div(count, radix)
        if cast_primitive(Signed, count) == 0:
            break
    result = text.new_narrow(length)
    position = length - 1
    while position >= 0:
        digit = cast_primitive(Signed, uint_rem(rest, radix))
        rest = uint_div(rest, radix)
        text.narrow_items(result)[position] = cast_primitive(Char, digit + (48 if digit < 10 else 87))
        position -= 1
    return result


def digit_value(code):
    """The value of a digit or letter, 99 for anything else."""
    if 48 <= code and code <= 57:
        return code - 48
    if 97 <= code and code <= 122:
        return code - 87
    if 65 <= code and code <= 90:
        return code - 55
    return 99


def parse(s, base):
    """int(s, base) of a pointer to STR. Returns the value; raises ValueError, or OverflowError where 64 bits do not hold it."""
    if base != 0 and (base < 2 or base > 36):
        raise ValueError('int() base must be >= 2 and <= 36, or 0')
    position = text.skip_space(s, 0)
    end = text.skip_space_back(s, s.length)
    if position >= end:
        invalid_literal(s, base)
    negative = False
    sign = text.codepoint(s, position)
    if sign == 45 or sign == 43:
        negative = sign == 45
        position += 1
    radix = base
    if position + 1 < end and text.codepoint(s, position) == 48:
        marked = marked_base(text.codepoint(s, position + 1))
        if marked != 0 and (base == 0 or base == marked):
            radix = marked
            position += 2
            if position < end and text.codepoint(s, position) == 95:
                position += 1
    return parse_digits(s, base, radix, position, end, negative)


def marked_base(code):
    """The base that a letter behind a 0 stands for, or 0."""
    if code == 120 or code == 88:
        return 16
    if code == 98 or code == 66:
        return 2
    if code == 111 or code == 79:
        return 8
    return 0


def parse_digits(s, base, radix, position, end, negative):
    only_zero = radix == 0 and position < end and text.codepoint(s, position) == 48
    if radix == 0:
        radix = 10
    if position >= end:
        invalid_literal(s, base)
    value = 0
    after_digit = False
    overflown = False
    while position < end:
        code = text.codepoint(s, position)
        if code == 95:
            if not after_digit:
                invalid_literal(s, base)
            after_digit = False
        else:
            digit = digit_value(text.decimal_of(code))
            if digit >= radix:
                invalid_literal(s, base)
            if only_zero and digit != 0:
                invalid_literal(s, base)
            if int_mul_overflows(value, radix) or int_sub_overflows(value * radix, digit):
                overflown = True
            value = value * radix - digit
            after_digit = True
        position += 1
    if not after_digit:
        invalid_literal(s, base)
    if overflown:
        overflow()
    if negative:
        return value
    return neg(value)


def invalid_literal(s, base):
    raise ValueError(f'invalid literal for int() with base {base}: {repr(hlstr(s))[:LONGEST_SHOWN]}')
