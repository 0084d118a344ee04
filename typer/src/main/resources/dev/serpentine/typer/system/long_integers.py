"""Low-level helpers for ints without bounds: pointers to LONG_INTEGER.

What a word holds is kept in `word`, without digits, so that there is one form of each number; of what it does not hold `digits` are the magnitude, and `word` is the sign.
"""

from rpython.rtyper.lltypesystem.lltype import (DIGITS, LONG_INTEGER, Signed, Unsigned, bits_to_float, cast_float_to_int, cast_primitive, int_add_overflows, int_lshift, int_mul_overflows,
                                                int_rshift, int_sub_overflows, malloc)
from serpentine_system import digit_arrays, hashing, integers
from serpentine_system.digit_arrays import BITS, MASK, at, put

SMALLEST = -9223372036854775808
MODULUS = (1 << 61) - 1


def of_word(word):
    n = malloc(LONG_INTEGER)
    n.word = word
    return n


def of_unsigned(word):
    """Of a word without a sign."""
    bits = cast_primitive(Signed, word)
    if bits >= 0:
        return of_word(bits)
    digits = malloc(DIGITS, 3)
    put(digits, 0, bits & MASK)
    put(digits, 1, int_rshift(bits, BITS) & MASK)
    put(digits, 2, int_rshift(bits, 62) & 3)
    n = malloc(LONG_INTEGER)
    n.word = 1
    n.digits = digits
    return n


def made(sign, digits):
    """The number of that sign, 1 or -1, and that magnitude; takes the digits over."""
    length = digit_arrays.length_of(digits)
    if length <= 2:
        return of_word(sign * low_two(digits, length))
    if length == 3 and at(digits, 2) <= 2:
        top = at(digits, 2)
        rest = low_two(digits, 2)
        if top == 1:
            return of_word(sign * (rest + int_lshift(1, 62)))
        if rest == 0 and sign < 0:
            return of_word(SMALLEST)
    n = malloc(LONG_INTEGER)
    n.word = sign
    n.digits = digit_arrays.trimmed(digits)
    return n


def low_two(digits, length):
    if length == 0:
        return 0
    if length == 1:
        return at(digits, 0)
    return at(digits, 0) | int_lshift(at(digits, 1), BITS)


def magnitude(n):
    """The digits of the absolute value: not to be changed."""
    if n.digits:
        return n.digits
    return magnitude_of_word(n.word)


def magnitude_of_word(word):
    if word == SMALLEST:
        digits = malloc(DIGITS, 3)
        put(digits, 2, 2)
        return digits
    rest = -word if word < 0 else word
    length = 0 if rest == 0 else 1 if rest <= MASK else 2 if int_rshift(rest, 62) == 0 else 3
    digits = malloc(DIGITS, length)
    for i in range(length):
        put(digits, i, rest & MASK)
        rest = int_rshift(rest, BITS)
    return digits


def is_word(n):
    return not n.digits


def is_negative(n):
    return n.word < 0


def sign(n):
    return -1 if n.word < 0 else 1


def low_word(n):
    """The low 64 bits of two's complement."""
    if not n.digits:
        return n.word
    digits = n.digits
    low = at(digits, 0) | int_lshift(at(digits, 1), BITS) | int_lshift(at(digits, 2), 62)
    return -low if n.word < 0 else low


def to_index(n):
    if n.digits:
        raise OverflowError("cannot fit 'int' into an index-sized integer")
    return n.word


def to_subscript(n):
    if n.digits:
        raise IndexError("cannot fit 'int' into an index-sized integer")
    return n.word


def to_bound(n):
    """The nearest word: beyond any length one is as good as another."""
    if n.digits:
        return -9223372036854775807 if n.word < 0 else 9223372036854775807
    return n.word


def to_code(n):
    if n.digits:
        raise OverflowError('Python int too large to convert to C int')
    return n.word


# Comparison, truth, hash

def compare(a, b):
    """-1, 0 or 1."""
    if not a.digits and not b.digits:
        return -1 if a.word < b.word else 1 if a.word > b.word else 0
    if not a.digits:
        return -b.word
    if not b.digits:
        return a.word
    if a.word != b.word:
        return a.word
    return a.word * digit_arrays.compare(a.digits, b.digits)


def eq(a, b):
    if not a.digits or not b.digits:
        return not a.digits and not b.digits and a.word == b.word
    return a.word == b.word and digit_arrays.compare(a.digits, b.digits) == 0


def compare_word(a, word):
    if a.digits:
        return a.word
    return -1 if a.word < word else 1 if a.word > word else 0


def eq_or_none(a, b):
    if not a or not b:
        return not a and not b
    return eq(a, b)


def eq_word(a, word):
    return not a.digits and a.word == word


def eq_float(a, x):
    return x - x == 0.0 and compare_float(a, x) == 0


def compare_float(a, x):
    """Of a float that is finite or infinite: -1, 0 or 1, exactly."""
    if x - x != 0.0:
        return -1 if x > 0.0 else 1
    whole = of_float(x)
    order = compare(a, whole)
    if order != 0:
        return order
    rest = x - to_float(whole)
    return -1 if rest > 0.0 else 1 if rest < 0.0 else 0


def truth(n):
    return n.word != 0


def truth_or_none(n):
    return bool(n) and n.word != 0


def hash(n):
    if not n.digits:
        return hashing.integer(n.word)
    result = 0
    digits = n.digits
    i = len(digits) - 1
    while i >= 0:
        result = (int_lshift(result, BITS) & MODULUS) | int_rshift(result, 61 - BITS)
        result += at(digits, i)
        if result >= MODULUS:
            result -= MODULUS
        i -= 1
    result *= n.word
    return -2 if result == -1 else result


def word_or_hash(n):
    """The number itself where a word holds it."""
    return hash(n) if n.digits else n.word


# Sums and products

def neg(n):
    if not n.digits:
        return made(1, magnitude(n)) if n.word == SMALLEST else of_word(-n.word)
    return made(-n.word, n.digits)


def absolute(n):
    return neg(n) if n.word < 0 else n


def invert(n):
    if not n.digits:
        return of_word(~n.word)
    return sub(of_word(-1), n)


def add(a, b):
    if not a.digits and not b.digits and not int_add_overflows(a.word, b.word):
        return of_word(a.word + b.word)
    return sum_of(sign(a), magnitude(a), sign(b), magnitude(b))


def sub(a, b):
    if not a.digits and not b.digits and not int_sub_overflows(a.word, b.word):
        return of_word(a.word - b.word)
    return sum_of(sign(a), magnitude(a), -sign(b), magnitude(b))


def add_word(a, word):
    if not a.digits and not int_add_overflows(a.word, word):
        return of_word(a.word + word)
    return add(a, of_word(word))


def sub_word(a, word):
    if not a.digits and not int_sub_overflows(a.word, word):
        return of_word(a.word - word)
    return sub(a, of_word(word))


def sum_of(sign, digits, other_sign, other):
    if sign == other_sign:
        return made(sign, digit_arrays.add(digits, other))
    if digit_arrays.compare(digits, other) < 0:
        return made(other_sign, digit_arrays.subtract(other, digits))
    return made(sign, digit_arrays.subtract(digits, other))


def mul(a, b):
    if not a.digits and not b.digits and not int_mul_overflows(a.word, b.word):
        return of_word(a.word * b.word)
    product_sign = sign(a) * sign(b)
    if not b.digits and -MASK <= b.word and b.word <= MASK:
        return made(product_sign, digit_arrays.multiply_by_digit(magnitude(a), b.word * sign(b), 0))
    return made(product_sign, digit_arrays.multiply(magnitude(a), magnitude(b)))


def mul_word(a, word):
    if not a.digits and not int_mul_overflows(a.word, word):
        return of_word(a.word * word)
    return mul(a, of_word(word))


# Shifts

def lshift(n, count):
    if count < 0:
        raise ValueError('negative shift count')
    if n.word == 0:
        return n
    if not n.digits and count < 64:
        shifted = int_lshift(n.word, count)
        if int_rshift(shifted, count) == n.word:
            return of_word(shifted)
    if count > 1 << 50:
        raise MemoryError('')
    return made(sign(n), digit_arrays.shift_left(magnitude(n), count))


def rshift(n, count):
    if count < 0:
        raise ValueError('negative shift count')
    if not n.digits:
        return of_word(int_rshift(n.word, count if count < 64 else 63))
    if n.word > 0:
        return made(1, digit_arrays.shift_right(n.digits, count))
    # rounded down: one further from 0 where bits that are set are lost
    shifted = made(-1, digit_arrays.shift_right(n.digits, count))
    return sub(shifted, of_word(1)) if digit_arrays.has_bits_below(n.digits, count) else shifted


# Bits of two's complement

def complement(n, length):
    """That many digits of two's complement, more than the magnitude has."""
    digits = magnitude(n)
    result = malloc(DIGITS, length)
    flip = MASK if n.word < 0 else 0
    carry = 1 if n.word < 0 else 0
    for i in range(length):
        carry += (at(digits, i) if i < len(digits) else 0) ^ flip
        put(result, i, carry & MASK)
        carry = int_rshift(carry, BITS)
    return result


def of_complement(digits):
    """The number of these digits of two's complement; takes them over."""
    length = len(digits)
    if int_rshift(at(digits, length - 1), BITS - 1) == 0:
        return made(1, digits)
    carry = 1
    for i in range(length):
        carry += at(digits, i) ^ MASK
        put(digits, i, carry & MASK)
        carry = int_rshift(carry, BITS)
    return made(-1, digits)


def common_length(a, b):
    length = len(a.digits) if a.digits else 3
    other = len(b.digits) if b.digits else 3
    return (length if length > other else other) + 1


def and_(a, b):
    if not a.digits and not b.digits:
        return of_word(a.word & b.word)
    digits = complement(a, common_length(a, b))
    other = complement(b, len(digits))
    for i in range(len(digits)):
        put(digits, i, at(digits, i) & at(other, i))
    return of_complement(digits)


def or_(a, b):
    if not a.digits and not b.digits:
        return of_word(a.word | b.word)
    digits = complement(a, common_length(a, b))
    other = complement(b, len(digits))
    for i in range(len(digits)):
        put(digits, i, at(digits, i) | at(other, i))
    return of_complement(digits)


def xor(a, b):
    if not a.digits and not b.digits:
        return of_word(a.word ^ b.word)
    digits = complement(a, common_length(a, b))
    other = complement(b, len(digits))
    for i in range(len(digits)):
        put(digits, i, at(digits, i) ^ at(other, i))
    return of_complement(digits)


def bit_length(n):
    if not n.digits:
        return integers.bit_length(n.word)
    return digit_arrays.bit_length(n.digits)


def bit_count(n):
    if not n.digits:
        return integers.bit_count(n.word)
    count = 0
    for i in range(len(n.digits)):
        count += integers.bit_count(at(n.digits, i))
    return count


# Floats

def to_float(n):
    """The nearest float, of two the even one."""
    if not n.digits:
        return float(n.word)
    length = digit_arrays.bit_length(n.digits)
    if length > 1024:
        raise OverflowError('int too large to convert to float')
    result = float(leading(n.digits, length - 62)) * power_of_two(length - 62)
    if result - result != 0.0:
        raise OverflowError('int too large to convert to float')
    return -result if n.word < 0 else result


def mantissa(n):
    """The float from one half up to 1 that, times two to the power of the length in bits, is the magnitude."""
    digits = magnitude(n)
    return float(leading(digits, digit_arrays.bit_length(digits) - 62)) * power_of_two(-62)


def leading(digits, lost):
    """What is left without so many bits, at most 62; the last is set if any of those was."""
    rest = digit_arrays.shift_right(digits, lost)
    result = low_two(rest, digit_arrays.length_of(rest))
    return result | 1 if digit_arrays.has_bits_below(digits, lost) else result


def power_of_two(exponent):
    """A float, of an exponent from -1022 to 1023."""
    return bits_to_float(int_lshift(exponent + 1023, 52))


def of_float(x):
    """The whole part of a finite float."""
    if -9007199254740992.0 < x and x < 9007199254740992.0:
        return of_word(cast_float_to_int(x))
    size = -x if x < 0.0 else x
    shift = 0
    while size >= 9007199254740992.0:
        size = size * 0.5
        shift += 1
    whole = magnitude_of_word(cast_float_to_int(size))
    return made(-1 if x < 0.0 else 1, digit_arrays.shift_left(whole, shift))
