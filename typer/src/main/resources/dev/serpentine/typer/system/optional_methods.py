"""Text, comparison, truth and contents of values that may be None."""

from serpentine_system import generic
from serpentine_system.registry import constant_parameters


def __repr__(self):
    if self is None:
        return 'None'
    return repr(self)


def __str__(self):
    if self is None:
        return 'None'
    return str(self)


@constant_parameters('spec')
def __format__(self, spec):
    if self is None:
        if len(spec) > 0:
            raise TypeError('unsupported format string passed to NoneType.__format__')
        return 'None'
    return format(self, spec)


def __eq__(self, other):
    if self is None:
        if other is None or other == self:
            return True
    elif self == other:
        return True
    return False


def __ne__(self, other):
    if self is None:
        if other is not None and other != self:
            return True
    elif self != other:
        return True
    return False


def equal_contents(self, other):
    """Of containers, which have nothing to say of None."""
    if self is None or other is None:
        return self is None and other is None
    return self == other


def unequal_contents(self, other):
    return not equal_contents(self, other)


def __lt__(self, other):
    if self is None or other is None:
        return generic.no_order('<', self, other)
    return self < other


def __le__(self, other):
    if self is None or other is None:
        return generic.no_order('<=', self, other)
    return self <= other


def __gt__(self, other):
    if self is None or other is None:
        return generic.no_order('>', self, other)
    return self > other


def __ge__(self, other):
    if self is None or other is None:
        return generic.no_order('>=', self, other)
    return self >= other


def __contains__(self, item):
    if self is None:
        raise TypeError("argument of type 'NoneType' is not iterable")
    return item in self


def __bool__(self):
    if self is None:
        return False
    if self:
        return True
    return False


def is_callable(self):
    if self is None:
        return False
    return callable(self)


@constant_parameters('name')
def has_attribute(self, name):
    if self is None:
        return hasattr(None, name)
    return hasattr(self, name)


@constant_parameters('name')
def attribute_of_present(self, name):
    if self is None:
        raise AttributeError("'NoneType' object has no attribute '" + name + "'")
    return getattr(self, name)
