"""Properties and case of code points."""

from rpython.rtyper.lltypesystem.lltype import int_rem_trunc, int_rshift
from serpentine_system import unicode_tables
from serpentine_system.printable import in_ranges


def is_alpha(code):
    if code < 128:
        return (97 <= code and code <= 122) or (65 <= code and code <= 90)
    return in_ranges(unicode_tables.ALPHA, code)


def is_decimal(code):
    if code < 128:
        return 48 <= code and code <= 57
    return in_ranges(unicode_tables.DECIMAL, code)


def is_digit(code):
    if code < 128:
        return 48 <= code and code <= 57
    return in_ranges(unicode_tables.DIGIT, code)


def is_numeric(code):
    if code < 128:
        return 48 <= code and code <= 57
    return in_ranges(unicode_tables.NUMERIC, code)


def is_alphanumeric(code):
    return is_alpha(code) or is_numeric(code)


def is_upper(code):
    if code < 128:
        return 65 <= code and code <= 90
    return in_ranges(unicode_tables.UPPER, code)


def is_lower(code):
    if code < 128:
        return 97 <= code and code <= 122
    return in_ranges(unicode_tables.LOWER, code)


def is_title(code):
    return code > 127 and in_ranges(unicode_tables.TITLE, code)


def is_cased(code):
    if code < 128:
        return (97 <= code and code <= 122) or (65 <= code and code <= 90)
    return in_ranges(unicode_tables.CASED, code)


def starts_identifier(code):
    if code < 128:
        return is_alpha(code) or code == 95
    return in_ranges(unicode_tables.IDENTIFIER_START, code)


def continues_identifier(code):
    if code < 128:
        return is_alpha(code) or code == 95 or (48 <= code and code <= 57)
    return in_ranges(unicode_tables.IDENTIFIER_REST, code)


def mapped(runs, code):
    """What a code point maps to by a table of runs, itself where the table has nothing."""
    low = 0
    high = int_rshift(len(runs), 2)
    while low < high:
        middle = int_rshift(low + high, 1)
        if runs[middle * 4] <= code:
            low = middle + 1
        else:
            high = middle
    # the runs that begin at or before the code point; one with step 2 may have another inside
    while low > 0:
        low -= 1
        first = runs[low * 4]
        if code <= runs[low * 4 + 1] and int_rem_trunc(code - first, runs[low * 4 + 2]) == 0:
            return code + runs[low * 4 + 3]
        if code - first > 300:
            break
    return code


def position(codes, code):
    """The index of a code point in a sorted list, or -1."""
    low = 0
    high = len(codes)
    while low < high:
        middle = int_rshift(low + high, 1)
        if codes[middle] < code:
            low = middle + 1
        else:
            high = middle
    if low < len(codes) and codes[low] == code:
        return low
    return -1


def upper(code):
    """The upper-case code point of one; see upper_expansion for those that become several."""
    if code < 128:
        return code - 32 if 97 <= code and code <= 122 else code
    return mapped(unicode_tables.TO_UPPER, code)


def lower(code):
    if code < 128:
        return code + 32 if 65 <= code and code <= 90 else code
    return mapped(unicode_tables.TO_LOWER, code)


def title(code):
    if code < 128:
        return upper(code)
    return mapped(unicode_tables.TO_TITLE, code)


def fold(code):
    if code < 128:
        return lower(code)
    return mapped(unicode_tables.TO_FOLD, code)


def expansion(codes, texts, code):
    """The text of several characters that a code point becomes, empty where it becomes one."""
    index = position(codes, code)
    return texts[index] if index >= 0 else ''


def upper_expansion(code):
    return expansion(unicode_tables.TO_UPPER_EXPANDED, unicode_tables.TO_UPPER_TEXTS, code) if code > 127 else ''


def lower_expansion(code):
    return expansion(unicode_tables.TO_LOWER_EXPANDED, unicode_tables.TO_LOWER_TEXTS, code) if code > 127 else ''


def title_expansion(code):
    return expansion(unicode_tables.TO_TITLE_EXPANDED, unicode_tables.TO_TITLE_TEXTS, code) if code > 127 else ''


def fold_expansion(code):
    return expansion(unicode_tables.TO_FOLD_EXPANDED, unicode_tables.TO_FOLD_TEXTS, code) if code > 127 else ''
