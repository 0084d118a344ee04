"""Operations on values of any type, for parts of containers: representations call these where a value may have special methods of its own."""

from rpython.rlib.nonconst import NonConstant
from rpython.rtyper.lltypesystem.lltype import float_to_bits, llstr
from rpython.rtyper.special_methods import has_order
from serpentine_system import guards, hashing


def equals(a, b):
    """Whether an item of a container is the one that is meant: if it is the same object, or an equal one. Floats have no identity here: for not-a-number, the same bits stand for it."""
    if isinstance(a, float) and isinstance(b, float):
        return a == b or float_to_bits(a) == float_to_bits(b)
    if isinstance(a, int) or isinstance(a, str) or isinstance(a, bytes):
        return bool(a == b)
    return True if a is b else bool(a == b)


def eq(a, b):
    return bool(a == b)


def ne(a, b):
    return bool(a != b)


def lt(a, b):
    if has_order(a, b, 'lt'):
        return bool(a < b)
    return no_order('<', a, b)


def le(a, b):
    if has_order(a, b, 'le'):
        return bool(a <= b)
    return no_order('<=', a, b)


def gt(a, b):
    if has_order(a, b, 'gt'):
        return bool(a > b)
    return no_order('>', a, b)


def ge(a, b):
    if has_order(a, b, 'ge'):
        return bool(a >= b)
    return no_order('>=', a, b)


def no_order(sign, a, b):
    """Of parts of containers: which of them are compared is known only at run time."""
    if NonConstant(True):
        raise TypeError("'" + sign + "' not supported between instances of '" + guards.name_of(a) + "' and '" + guards.name_of(b) + "'")
    return False


def hash_of(x):
    return hash(x)


def no_hash(x):
    """The hash of what can be None, but else is of a type that has none: which parts of containers are hashed is known only at run time."""
    if x is None:
        return hash(None)
    if NonConstant(True):
        raise TypeError("unhashable type: '" + guards.name_of(x) + "'")
    return 0


def repr_of(x):
    """The repr, as a pointer to STR."""
    return llstr(repr(x))


def call_1(function, a):
    return function(a)


def call_2(function, a, b):
    return function(a, b)


def hash_items(items, length, item_hash):
    """The hash of a tuple whose items stand in an array."""
    accumulator = hashing.tuple_begin()
    for i in range(length):
        accumulator = hashing.tuple_add(accumulator, item_hash(items[i]))
    return hashing.tuple_finish(accumulator, length)
