"""Low-level helpers for float: division that rounds down, comparison with ints."""

from rpython.rtyper.lltypesystem.lltype import cast_float_to_int
from serpentine_system import float_methods


def floordiv(a, b):
    return float_methods.floor_division(a, b)


def mod(a, b):
    return float_methods.modulo(a, b)


# An int and a float that are equal when the int is rounded to a float: the float is whole then.

BEYOND_INTS = 9223372036854775808.0


def int_eq(i, f):
    return f < BEYOND_INTS and i == cast_float_to_int(f)


def int_lt(i, f):
    return f >= BEYOND_INTS or i < cast_float_to_int(f)


def int_le(i, f):
    return f >= BEYOND_INTS or i <= cast_float_to_int(f)


def int_gt(i, f):
    return f < BEYOND_INTS and i > cast_float_to_int(f)


def int_ge(i, f):
    return f < BEYOND_INTS and i >= cast_float_to_int(f)
