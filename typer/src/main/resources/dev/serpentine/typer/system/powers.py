"""Powers of ints, as the program would write them itself."""

from rpython.rtyper.lltypesystem.lltype import int_rshift

arithmetic_is_checked = True


def power(base, exponent):
    """base ** exponent for an exponent that is not negative; Python gives a float for others, which no int is."""
    if exponent < 0:
        if base == 0:
            raise ZeroDivisionError('0.0 cannot be raised to a negative power')
        raise ValueError('negative exponent: write float(x) ** y')
    result = 1
    while True:
        if exponent & 1:
            result = result * base
        exponent = int_rshift(exponent, 1)
        if exponent == 0:
            return result
        base = base * base
