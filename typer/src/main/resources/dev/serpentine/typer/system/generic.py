"""Operations on values of any type, for parts of containers: representations call these where a value may have special methods of its own."""

from rpython.rtyper.lltypesystem.lltype import llstr
from serpentine_system import hashing


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


def hash_items(items, length, item_hash):
    """The hash of a homogeneous tuple: that of a tuple of so many items."""
    accumulator = hashing.tuple_begin()
    for i in range(length):
        accumulator = hashing.tuple_add(accumulator, item_hash(items[i]))
    return hashing.tuple_finish(accumulator, length)


def range_contains(start, step, count, number):
    """Whether a number is in the range of so many items."""
    distance = number - start
    if distance % step != 0:
        return False
    position = distance // step
    return 0 <= position and position < count
