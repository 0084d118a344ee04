"""Special methods of the program that return, or may return, what Python refuses: called, and their result looked at, for the operation."""

from rpython.rlib.nonconst import NonConstant
from rpython.rtyper.lltypesystem.lltype import is_long, lllong
from serpentine_system import hashing, long_integers
from serpentine_system.registry import constant_parameters
from serpentine_system.unions import type_of


@constant_parameters('function', 'required')
def checked_of_class(a_class, function, required):
    """The same of a function of a metaclass, with the function here that looks at what it returns."""
    return required(function(a_class))


def checked__str__(self):
    return required__str__(self.__str__())


def required__str__(result):
    return text(result, '__str__')


def checked__repr__(self):
    return required__repr__(self.__repr__())


def required__repr__(result):
    return text(result, '__repr__')


def checked__str__by_repr(self):
    return text(self.__repr__(), '__str__')


@constant_parameters('method')
def text(result, method):
    if isinstance(result, str):
        return result
    raise TypeError(method + ' returned non-string (type ' + type_of(result).__name__ + ')')


def checked__format__(self, spec):
    result = self.__format__(spec)
    if isinstance(result, str):
        return result
    raise TypeError('__format__ must return a str, not ' + type_of(result).__name__)


def checked__bytes__(self):
    result = self.__bytes__()
    if isinstance(result, bytes):
        return result
    raise TypeError('__bytes__ returned non-bytes (type ' + type_of(result).__name__ + ')')


def checked__bool__(self):
    return required__bool__(self.__bool__())


def required__bool__(result):
    if isinstance(result, bool):
        return result
    raise TypeError('__bool__ should return bool, returned ' + type_of(result).__name__)


def checked__len__(self):
    return required__len__(self.__len__())


def required__len__(result):
    if isinstance(result, int):
        return length(int(result))
    raise TypeError("'" + type_of(result).__name__ + "' object cannot be interpreted as an integer")


def length(value):
    if is_long(value):
        return natural(long_integers.to_index(lllong(value)))
    else:
        return natural(value)


def natural(value):
    if value < 0:
        raise ValueError('__len__() should return >= 0')
    return value


def checked__int__(self):
    return whole(self.__int__(), '__int__')


def checked__index__(self):
    """What an object is as an int: one of a class that extends int is one already, whatever its class redefines."""
    if hasattr(self, '_plain_int_'):
        return self._plain_int_()
    return whole(self.__index__(), '__index__')


def checked__hash__(self):
    return required__hash__(self.__hash__())


def required__hash__(result):
    if is_long(result):
        return hashing.given(long_integers.word_or_hash(lllong(result)))
    elif isinstance(result, int):
        return hashing.given(int(result))
    if NonConstant(True):
        raise TypeError('__hash__ method should return an integer')
    # A hash is a number in the code of dicts and sets, even where there never is one.
    return 0


@constant_parameters('method')
def whole(result, method):
    if isinstance(result, int):
        return int(result)
    raise TypeError(method + ' returned non-int (type ' + type_of(result).__name__ + ')')


def checked__float__(self):
    result = self.__float__()
    if isinstance(result, float):
        return result
    raise TypeError(type(self).__name__ + '.__float__ returned non-float (type ' + type_of(result).__name__ + ')')


def checked__iter__(self):
    return required__iter__(self.__iter__())


def required__iter__(result):
    if result is not None and hasattr(result, '__next__'):
        return result
    raise TypeError("iter() returned non-iterator of type '" + type_of(result).__name__ + "'")
