"""Low-level helpers for ints without bounds: text in bases 2 to 36, and back."""

from rpython.rtyper.lltypesystem.lltype import Char, DIGITS, cast_primitive, hlstr, int_div_trunc, int_lshift, int_rem_trunc, malloc
from serpentine_system import digit_arrays, integers, long_division, long_integers, text
from serpentine_system.digit_arrays import at, put
from serpentine_system.long_integers import made, magnitude, of_word

MOST_DIGITS = 4300
QUARTER = 64


class Limit:
    """How many decimal digits may be converted; 0 for any number."""

    def __init__(self):
        self.digits = MOST_DIGITS


limit = Limit()


def set_int_max_str_digits(maxdigits):
    if maxdigits != 0 and maxdigits < 640:
        raise ValueError('maxdigits must be 0 or larger than 640')
    limit.digits = maxdigits


def get_int_max_str_digits():
    return limit.digits


# To text

def to_text(n):
    """The decimal text, as a pointer to STR."""
    if not n.digits:
        return integers.to_text(n.word)
    figures = decimal(n.digits)
    return with_minus(figures) if n.word < 0 else figures


def with_minus(figures):
    result = text.new_narrow(figures.length + 1)
    text.narrow_items(result)[0] = cast_primitive(Char, 45)
    text.copy_to_narrow(figures, 0, text.narrow_items(result), 1, figures.length)
    return result


def digits_in(n, base):
    """The digits of the absolute value in a base of 2 to 36, lower case, without a sign."""
    if not n.digits:
        return integers.digits(n.word, base)
    if base == 10:
        return decimal(n.digits)
    bits = 1 if base == 2 else 3 if base == 8 else 4 if base == 16 else 0
    return by_bits(n.digits, bits)


def by_bits(digits, bits):
    length = int_div_trunc(digit_arrays.bit_length(digits) + bits - 1, bits)
    result = text.new_narrow(length)
    for i in range(length):
        digit = digit_arrays.bits_at(digits, (length - 1 - i) * bits, bits)
        text.narrow_items(result)[i] = cast_primitive(Char, digit + (48 if digit < 10 else 87))
    return result


def decimal(digits):
    """Nine figures at a time, from groups of them to the base 10 ** 9 that are filled from the digits."""
    length = digit_arrays.length_of(digits)
    if limit.digits > 0 and length > limit.digits:
        too_many()
    groups = groups_of(digits, length)
    count = len(groups)
    while count > 1 and at(groups, count - 1) == 0:
        count -= 1
    first = integers.to_text(at(groups, count - 1))
    size = first.length + (count - 1) * 9
    if limit.digits > 0 and size > limit.digits:
        too_many()
    result = text.new_narrow(size)
    text.copy_to_narrow(first, 0, text.narrow_items(result), 0, first.length)
    end = size
    for i in range(count - 1):
        group = at(groups, i)
        for j in range(9):
            end -= 1
            next_group = int_div_trunc(group, 10)
            text.narrow_items(result)[end] = cast_primitive(Char, 48 + group - next_group * 10)
            group = next_group
    return result


def groups_of(digits, length):
    groups = malloc(DIGITS, int_div_trunc(length * 107, 103) + 2)
    used = 0
    i = length - 1
    while i >= 0:
        carry = at(digits, i)
        for j in range(used):
            value = int_lshift(at(groups, j), digit_arrays.BITS) | carry
            carry = int_div_trunc(value, 1000000000)
            put(groups, j, value - carry * 1000000000)
        while carry != 0:
            put(groups, used, int_rem_trunc(carry, 1000000000))
            carry = int_div_trunc(carry, 1000000000)
            used += 1
        i -= 1
    return groups


def too_many():
    raise ValueError('Exceeds the limit (' + hlstr(integers.to_text(limit.digits)) + ' digits) for integer string conversion; use sys.set_int_max_str_digits() to increase the limit')


# From text

def parse(s, base):
    """int(s, base) of a pointer to STR, whatever its size; raises ValueError."""
    try:
        return of_word(integers.parse(s, base))
    except OverflowError:
        return beyond_a_word(s, base)


def beyond_a_word(s, base):
    """The number that text stands for which is right in all but its length."""
    position = text.skip_space(s, 0)
    end = text.skip_space_back(s, s.length)
    sign = text.codepoint(s, position)
    if sign == 45 or sign == 43:
        position += 1
    radix = base
    if text.codepoint(s, position) == 48:
        marked = integers.marked_base(text.codepoint(s, position + 1))
        if marked != 0 and (base == 0 or base == marked):
            radix = marked
            position += 2
    if radix == 0:
        radix = 10
    figures = malloc(DIGITS, end - position)
    count = 0
    while position < end:
        code = text.codepoint(s, position)
        if code != 95:
            put(figures, count, integers.digit_value(text.decimal_of(code)))
            count += 1
        position += 1
    if limit.digits > 0 and count > limit.digits and radix & (radix - 1) != 0:
        too_many_figures(count)
    return made(-1 if sign == 45 else 1, digits_of(figures, 0, count, radix))


def too_many_figures(count):
    raise ValueError('Exceeds the limit (' + hlstr(integers.to_text(limit.digits)) + ' digits) for integer string conversion: value has ' + hlstr(integers.to_text(count))
                     + ' digits; use sys.set_int_max_str_digits() to increase the limit')


def digits_of(figures, start, end, radix):
    """The digits of what figures in a base stand for: as many at a time as fit in a digit, in an array that grows by halves."""
    count = end - start
    if count > QUARTER:
        low = int_div_trunc(count, 2)
        high = digits_of(figures, start, end - low, radix)
        power = magnitude(long_division.power(of_word(radix), of_word(low)))
        return digit_arrays.add(digit_arrays.multiply(high, power), digits_of(figures, end - low, end, radix))
    result = malloc(DIGITS, 0)
    i = start
    while i < end:
        factor = 1
        group = 0
        while i < end and factor * radix <= digit_arrays.MASK:
            factor *= radix
            group = group * radix + at(figures, i)
            i += 1
        result = digit_arrays.trimmed(digit_arrays.multiply_by_digit(result, factor, group))
    return result
