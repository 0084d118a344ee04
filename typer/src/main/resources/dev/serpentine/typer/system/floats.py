"""Low-level helpers for float: division that rounds down."""

from serpentine_system import float_methods


def floordiv(a, b):
    return float_methods.floor_division(a, b)


def mod(a, b):
    return float_methods.modulo(a, b)
