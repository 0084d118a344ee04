"""Assertions and messages for whoever debugs a program."""

import sys


def ll_assert(condition, message):
    """An assertion that the program relies on."""
    assert condition, message


def ll_assert_not_none(x):
    assert x is not None, 'll_assert_not_none(None)'
    return x


def fatalerror(message):
    """Ends the program with a message on standard error."""
    sys.stderr.write('Fatal RPython error: ' + message + '\n')
    sys.exit(134)


fatalerror_notb = fatalerror


def debug_print(*args):
    """Prints to the debug log, which is off."""


def debug_start(category, timestamp=False):
    return 0


def debug_stop(category, timestamp=False):
    return 0


def have_debug_prints():
    return False


def have_debug_prints_for(prefix):
    return False


def debug_flush():
    pass


def debug_offset():
    return 0


def make_sure_not_resized(items):
    """States that the list is never resized."""
    return items


def make_sure_not_modified(items):
    return items


def mark_dict_non_null(d):
    return d


def check_annotation(value, checker):
    return value


def check_nonneg(x):
    """States that the int is never negative."""
    assert x >= 0
    return x


def check_regular_int(x):
    return x


class IntegerCanBeNegative(Exception):
    pass


class NotRegularInteger(Exception):
    pass


class NotAListOfChars(Exception):
    pass


def check_list_of_chars(items):
    return items


def attach_gdb():
    pass
