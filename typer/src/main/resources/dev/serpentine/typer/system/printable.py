"""Which code points repr shows as they are."""

from rpython.rtyper.lltypesystem.lltype import int_rshift
from serpentine_system import unicode_printable


def in_ranges(ranges, code):
    """Whether a code point lies in one of the ranges of a table."""
    low = 0
    high = len(ranges)
    while low < high:
        middle = int_rshift(low + high, 1)
        if ranges[middle] <= code:
            low = middle + 1
        else:
            high = middle
    return low & 1 == 1


def is_printable(code):
    if code < 127:
        return code >= 32
    return not in_ranges(unicode_printable.UNPRINTABLE, code)
