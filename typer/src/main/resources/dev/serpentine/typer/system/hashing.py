"""Low-level helpers: hashes. Those of numbers, and of tuples of them, are Python's own."""

from rpython.rlib.rarithmetic import intmask
from rpython.rtyper.lltypesystem.lltype import Signed, Unsigned, cast_float_to_int, cast_primitive, external, int_lshift, int_rem_trunc, int_rshift, uint_rem, uint_rshift

MODULUS = (1 << 61) - 1
PRIME_1 = -7046029288634856825
PRIME_2 = -4417276706812531889
PRIME_5 = 2870177450012600261

frexp_mantissa = external('frexp_mantissa')
frexp_exponent = external('frexp_exponent')


def integer(x):
    """hash(x) of an int."""
    if x > -MODULUS and x < MODULUS:
        if x == -1:
            return -2
        return x
    x = int_rem_trunc(x, MODULUS)
    if x == -1:
        return -2
    return x


def real(x):
    """hash(x) of a float: that of the int where it is integral."""
    if x != x:
        return 0
    if x - x != 0.0:
        return 314159 if x > 0.0 else -314159
    if -9007199254740992.0 < x and x < 9007199254740992.0:
        whole = cast_float_to_int(x)
        if float(whole) == x:
            return -2 if whole == -1 else whole
    return fraction(x)


def fraction(x):
    """The value modulo MODULUS, taken from the mantissa 28 bits at a time."""
    mantissa = frexp_mantissa(x)
    exponent = frexp_exponent(x)
    negative = mantissa < 0.0
    if negative:
        mantissa = -mantissa
    result = 0
    while mantissa != 0.0:
        result = (int_lshift(result, 28) & MODULUS) | int_rshift(result, 33)
        mantissa *= 268435456.0
        exponent -= 28
        part = cast_float_to_int(mantissa)
        mantissa -= float(part)
        result += part
        if result >= MODULUS:
            result -= MODULUS
    turn = int_rem_trunc(exponent, 61)
    if turn < 0:
        turn += 61
    result = (int_lshift(result, turn) & MODULUS) | int_rshift(result, 61 - turn)
    if negative:
        result = -result
    return -2 if result == -1 else result


def complex_number(real, imag):
    """Of the hashes of the parts."""
    result = intmask(real + 1000003 * imag)
    return -2 if result == -1 else result


# The hash of a tuple: begin, add each item's hash, finish

def tuple_begin():
    return PRIME_5


def tuple_add(accumulator, hash):
    accumulator = intmask(accumulator + hash * PRIME_2)
    accumulator = intmask(int_lshift(accumulator, 31) | (int_rshift(accumulator, 33) & 0x7fffffff))
    return intmask(accumulator * PRIME_1)


def tuple_finish(accumulator, length):
    accumulator = intmask(accumulator + (length ^ (PRIME_5 ^ 3527539)))
    if accumulator == -1:
        return 1546275796
    return accumulator


def slice_finish(accumulator):
    return 1546275796 if accumulator == -1 else accumulator


def of_empty_tuple():
    return tuple_finish(tuple_begin(), 0)


# The hash of a frozenset: the items' hashes, spread, in any order; then finish

def spread(hash):
    return intmask((hash ^ 89869747 ^ int_lshift(hash, 16)) * 3644798167)


def of_frozenset(accumulator, length):
    accumulator = cast_primitive(Unsigned, accumulator ^ intmask((length + 1) * 1927868237))
    accumulator = accumulator ^ uint_rshift(accumulator, 11) ^ uint_rshift(accumulator, 25)
    result = intmask(cast_primitive(Signed, accumulator) * 69069 + 907133923)
    if result == -1:
        return 590923713
    return result


def unsigned(x):
    """hash(x) of an int without a sign."""
    return cast_primitive(Signed, uint_rem(x, cast_primitive(Unsigned, MODULUS)))


def given(hash):
    """What __hash__ of the program's gave."""
    return -2 if hash == -1 else hash
