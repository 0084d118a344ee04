"""What arguments of builtins go through where only run time can tell whether they fit: Python's TypeError, or what the builtin can take.

The texts are those of the error for None, and for a float; of paths for None, and for any type, whose name stands where it says {type}.
"""

from enum import Enum

from rpython.rtyper.lltypesystem.lltype import lllong
from serpentine_system import contents, enums, long_integers, special_results
from serpentine_system.registry import constant_parameters
from serpentine_system.unions import name_of


@constant_parameters('for_none', 'for_type')
def present(value, for_none, for_type):
    if value is None:
        raise TypeError(for_none)
    return value


@constant_parameters('complaint')
def items(iterable, complaint):
    """A list of what an iterable holds, where that must not be None."""
    found = []
    for each in iterable:
        if each is None:
            raise TypeError(complaint.replace('{position}', str(len(found))))
        found.append(each)
    return found


@constant_parameters('sign', 'is_right')
def operand(value, other, sign, is_right):
    """The operand whose type knows the operator, and that may be None."""
    if value is None:
        left, right = 'NoneType', name_of(other)
        if is_right:
            left, right = right, left
        raise TypeError('unsupported operand type(s) for ' + sign + ": '" + left + "' and '" + right + "'")
    return value


def require(sign, a, b):
    """Of two numbers that may be None."""
    if a is None or b is None:
        raise TypeError('unsupported operand type(s) for ' + sign + ": '" + name_of(a) + "' and '" + name_of(b) + "'")


@constant_parameters('for_none', 'for_type')
def index(value, for_none, for_type):
    """An int, or what has __index__."""
    if value is None:
        raise TypeError(for_none)
    if isinstance(value, int):
        return int(value)
    if hasattr(value, '__index__'):
        return special_results.checked__index__(value)
    raise TypeError(for_type.replace('{type}', name_of(value)))


@constant_parameters('for_none', 'for_type')
def index_or_none(value, for_none, for_type):
    if value is None:
        return None
    return index(value, for_none, for_type)


@constant_parameters('for_none', 'for_type')
def number(value, for_none, for_type):
    """A float or an int, or what has __float__ or __index__."""
    if value is None:
        raise TypeError(for_none)
    if isinstance(value, float) or isinstance(value, int):
        return value
    if hasattr(value, '_plain_float_'):
        return value._plain_float_()
    if hasattr(value, '__float__'):
        return special_results.checked__float__(value)
    if hasattr(value, '__index__'):
        return special_results.checked__index__(value)
    raise TypeError('must be real number, not ' + name_of(value))


@constant_parameters('for_none', 'for_type')
def number_or_none(value, for_none, for_type):
    if value is None:
        return None
    return number(value, for_none, for_type)


@constant_parameters('for_none')
def text(value, for_none):
    """The text that a member of an enumeration is, or that an instance holds whose class extends str."""
    if value is None:
        raise TypeError(for_none)
    return contents.of(enums.plain(value))


@constant_parameters('for_none')
def text_or_none(value, for_none):
    if value is None:
        return None
    return contents.of(enums.plain(value))


@constant_parameters('for_none', 'for_type')
def path(value, for_none, for_type):
    """A str or bytes, or what has __fspath__."""
    if value is None:
        raise TypeError(for_none)
    if isinstance(value, Enum) and isinstance(value, str):
        return value._value_
    if isinstance(value, str) or isinstance(value, bytes):
        return value
    if hasattr(value, '_is_value_'):
        return value._plain_contents_()
    if hasattr(value, '__fspath__'):
        return value.__fspath__()
    raise TypeError(for_type.replace('{type}', type(value).__name__))


@constant_parameters('for_none', 'for_type')
def path_or_none(value, for_none, for_type):
    if value is None:
        return None
    return path(value, for_none, for_type)


@constant_parameters('for_none')
def word(value, for_none):
    """An int without bounds, where a machine word must do."""
    if value is None:
        raise TypeError(for_none)
    return long_integers.to_index(lllong(value))


@constant_parameters('for_none')
def word_or_none(value, for_none):
    if value is None:
        return None
    return word(value, for_none)


@constant_parameters('for_none')
def bound(value, for_none):
    """An int without bounds that is itself the bound of a part of a sequence."""
    if value is None:
        raise TypeError(for_none)
    return long_integers.to_bound(lllong(value))


@constant_parameters('for_none')
def bound_or_none(value, for_none):
    if value is None:
        return None
    return bound(value, for_none)
