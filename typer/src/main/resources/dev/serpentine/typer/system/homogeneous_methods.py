"""Methods of homogeneous tuples of any length."""

from rpython.rtyper.special_methods import name_in_errors
from serpentine_system import generic, indexes
from serpentine_system.registry import constant_parameters

LARGEST = 9223372036854775807


def is_of_any_length(self):
    """That there is this method tells system code that the length is not known at translation."""
    return True


def __repr__(self):
    if len(self) == 1:
        return '(' + repr(self[0]) + ',)'
    result = '('
    first = True
    for item in self:
        if not first:
            result += ', '
        first = False
        result += repr(item)
    return result + ')'


def index(self, item, start=0, stop=LARGEST):
    for i in range(indexes.slice_bound(start, len(self)), indexes.slice_bound(stop, len(self))):
        if generic.equals(self[i], item):
            return i
    raise ValueError('tuple.index(x): x not in tuple')


def equals_fixed(self, other):
    """Whether a tuple of any length is equal to one of known length; each may be None."""
    if self is None:
        return other is None
    if other is None or len(self) != len(other):
        return False
    return equals_rest(self, other, 0)


def equals_rest(self, other, position):
    if len(other) == 0:
        return True
    if not generic.equals(self[position], other[0]):
        return False
    return equals_rest(self, other[1:], position + 1)


def lt_fixed(self, other):
    """self < other, where one of the two is a tuple of any length, and the other one of known length."""
    return order(self, other, 0, 'lt') if hasattr(self, 'is_of_any_length') else order_of_fixed(self, other, 0, 'lt')


def le_fixed(self, other):
    return order(self, other, 0, 'le') if hasattr(self, 'is_of_any_length') else order_of_fixed(self, other, 0, 'le')


def gt_fixed(self, other):
    return order(self, other, 0, 'gt') if hasattr(self, 'is_of_any_length') else order_of_fixed(self, other, 0, 'gt')


def ge_fixed(self, other):
    return order(self, other, 0, 'ge') if hasattr(self, 'is_of_any_length') else order_of_fixed(self, other, 0, 'ge')


@constant_parameters('comparison')
def order(self, other, position, comparison):
    """How what a tuple of any length has from a position on is ordered with one of known length."""
    if len(other) == 0 or position == len(self):
        return in_order(len(self) - position, len(other), comparison)
    if not generic.equals(self[position], other[0]):
        return in_order(self[position], other[0], comparison)
    return order(self, other[1:], position + 1, comparison)


@constant_parameters('comparison')
def order_of_fixed(self, other, position, comparison):
    """The same the other way round."""
    if len(self) == 0 or position == len(other):
        return in_order(len(self), len(other) - position, comparison)
    if not generic.equals(self[0], other[position]):
        return in_order(self[0], other[position], comparison)
    return order_of_fixed(self[1:], other, position + 1, comparison)


@constant_parameters('comparison')
def in_order(left, right, comparison):
    if comparison == 'lt':
        return generic.lt(left, right)
    if comparison == 'le':
        return generic.le(left, right)
    if comparison == 'gt':
        return generic.gt(left, right)
    return generic.ge(left, right)


def __add__(self, other):
    """Of two tuples of which one has an unknown length, or is held by an instance of a class that extends tuple."""
    if hasattr(other, '_plain_items_'):
        return self + other._plain_items_()
    if not isinstance(other, tuple):
        raise TypeError('can only concatenate tuple (not "' + name_in_errors(type(other)) + '") to tuple')
    result = []
    for item in self:
        result.append(item)
    for item in other:
        result.append(item)
    return tuple(result)
