"""How a mixture of int, float and bool is kept: in one machine word.

A word below BOOLS is a float's bits; all NaNs are one. BOOLS and the word after it are False and True. From INTS on the lower 50 bits are an int.
"""

from rpython.rlib.rarithmetic import intmask, r_uint
from rpython.rtyper.lltypesystem.lltype import bits_to_float, float_to_bits

BOOLS = r_uint(0xfff8000000000000)
INTS = r_uint(0xfffc000000000000)
NAN = r_uint(0x7ff8000000000000)
INT_LIMIT = 1 << 49


def of_float(x):
    if x != x:
        return NAN
    return r_uint(float_to_bits(x))


def of_int(n):
    if n < -INT_LIMIT or n >= INT_LIMIT:
        raise OverflowError('an int of more than 50 bits cannot be kept where a float may be: write float(x)')
    return r_uint(n) | INTS


def of_bool(truth):
    return BOOLS | r_uint(1 if truth else 0)


def is_float(word):
    return word < BOOLS


def is_bool(word):
    return word - BOOLS < INTS - BOOLS


def is_int(word):
    return word >= INTS


def to_int(word):
    """Of an int or a bool."""
    if word < INTS:
        return intmask(word & r_uint(1))
    return intmask(word << 14) >> 14


def to_bool(word):
    """Of a bool."""
    return (word & r_uint(1)) != r_uint(0)


def to_float(word):
    """Of any kind: an int or a bool is converted."""
    if word < BOOLS:
        return bits_to_float(intmask(word))
    return float(to_int(word))
