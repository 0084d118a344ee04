"""How an int, float, bool or mixture of these that can be None is kept: in one machine word, which is zero for None.

A word is what the value is as a word, exclusive-or the one word that no value is. No float is ABSENT_FLOAT, since all NaNs of those bits are one, and no mixture is ABSENT_NUMBER; the one int that would be ABSENT_INT is refused. A bool is 1 or 2.
"""

from rpython.rlib.rarithmetic import intmask, r_uint
from rpython.rtyper.lltypesystem.lltype import bits_to_float, float_to_bits

ABSENT_INT = -0x62c5a3e81b47d09f
ABSENT_FLOAT = 0x7ff4d1c62b9a3e57
ABSENT_NUMBER = r_uint(0xfff8000000000002)
NAN = 0x7ff8000000000000


def of_int(n):
    if n == ABSENT_INT:
        raise OverflowError('the int -0x62c5a3e81b47d09f cannot be kept where None may be')
    return n ^ ABSENT_INT


def to_int(word):
    return word ^ ABSENT_INT


def of_float(x):
    bits = float_to_bits(x)
    if bits == ABSENT_FLOAT:
        return NAN ^ ABSENT_FLOAT
    return bits ^ ABSENT_FLOAT


def to_float(word):
    return bits_to_float(word ^ ABSENT_FLOAT)


def of_number(number):
    return intmask(number ^ ABSENT_NUMBER)


def to_number(word):
    return r_uint(word) ^ ABSENT_NUMBER


def of_bool(truth):
    return 2 if truth else 1


def to_bool(word):
    return word == 2
