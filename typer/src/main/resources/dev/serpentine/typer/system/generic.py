"""Operations on values of any type, for parts of containers: representations call these where a value may have special methods of its own."""

from rpython.rtyper.lltypesystem.lltype import llstr


def equals(a, b):
    return a == b


def eq(a, b):
    return a == b


def ne(a, b):
    return a != b


def lt(a, b):
    return a < b


def le(a, b):
    return a <= b


def gt(a, b):
    return a > b


def ge(a, b):
    return a >= b


def hash_of(x):
    return hash(x)


def repr_of(x):
    """The repr, as a pointer to STR."""
    return llstr(repr(x))


def text_of(x):
    """str(x), as a pointer to STR."""
    return llstr(str(x))
