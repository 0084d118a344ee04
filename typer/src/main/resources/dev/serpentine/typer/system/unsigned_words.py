"""Operators of ints where a machine word without a sign is enough.

Those called `unsigned` and `narrow` take operands that are known to be from 0 to 2**64 - 1, by which their results are exact; narrow results are below 2**63.
Those called `wrapping` take any ints: of their results nothing but low bits is used, and in the low 64 they agree with Python's.
"""

from rpython.rtyper.lltypesystem.lltype import Signed, cast_primitive, hlnarrow, hlunsigned, llunsigned
from serpentine_system import integers, long_integers


def low_word(n):
    """The low 64 bits of an int, as a word."""
    return cast_primitive(Signed, llunsigned(n))


def to_index(a):
    return word_of(a, OverflowError("cannot fit 'int' into an index-sized integer"))


def to_subscript(a):
    return word_of(a, IndexError("cannot fit 'int' into an index-sized integer"))


def to_code(a):
    return word_of(a, OverflowError('Python int too large to convert to C int'))


def word_of(a, error):
    word = cast_primitive(Signed, a)
    if word < 0:
        raise error
    return word


# Bits

def unsigned_and(a, b):
    return hlunsigned(llunsigned(a) & llunsigned(b))


def unsigned_or(a, b):
    return hlunsigned(llunsigned(a) | llunsigned(b))


def unsigned_xor(a, b):
    return hlunsigned(llunsigned(a) ^ llunsigned(b))


def unsigned_rshift(a, count):
    return hlunsigned(integers.unsigned_rshift(llunsigned(a), int(count)))


def narrow_rshift(a, count):
    return hlnarrow(integers.unsigned_rshift(llunsigned(a), int(count)))


# Division

def unsigned_floordiv(a, b):
    return hlunsigned(integers.unsigned_floordiv(llunsigned(a), llunsigned(b)))


def narrow_floordiv(a, b):
    return hlnarrow(integers.unsigned_floordiv(llunsigned(a), llunsigned(b)))


def unsigned_mod(a, b):
    return hlunsigned(integers.unsigned_mod(llunsigned(a), llunsigned(b)))


def narrow_mod(a, b):
    return hlnarrow(integers.unsigned_mod(llunsigned(a), llunsigned(b)))


def low_bits(a, modulus):
    """The remainder of any int by a power of two below 2**64."""
    return hlnarrow(llunsigned(a) & (llunsigned(modulus) - 1))


def low_word_of(a, modulus):
    """The remainder of any int by 2**64."""
    return hlunsigned(llunsigned(a))


def unsigned_truediv(a, b):
    """By a power of two, which leaves a float as exact as it is."""
    return float(a) / float(b)


def to_float(a):
    return float(llunsigned(a))


# Comparison

def unsigned_eq(a, b):
    return llunsigned(a) == llunsigned(b)


def unsigned_ne(a, b):
    return llunsigned(a) != llunsigned(b)


def unsigned_lt(a, b):
    return llunsigned(a) < llunsigned(b)


def unsigned_le(a, b):
    return llunsigned(a) <= llunsigned(b)


def unsigned_gt(a, b):
    return llunsigned(a) > llunsigned(b)


def unsigned_ge(a, b):
    return llunsigned(a) >= llunsigned(b)


# Low bits alone

def wrapping_add(a, b):
    return low_word(a) + low_word(b)


def wrapping_sub(a, b):
    return low_word(a) - low_word(b)


def wrapping_mul(a, b):
    return low_word(a) * low_word(b)


def wrapping_and(a, b):
    return low_word(a) & low_word(b)


def wrapping_or(a, b):
    return low_word(a) | low_word(b)


def wrapping_xor(a, b):
    return low_word(a) ^ low_word(b)


def wrapping_lshift(a, count):
    return integers.lshift_wrapping(low_word(a), int(count))


def wrapping_rshift(a, count):
    """Of which only the bits are used that come of the low 64."""
    return integers.rshift(low_word(a), int(count))


def wrapping_neg(a):
    return -low_word(a)


def wrapping_invert(a):
    return ~low_word(a)
