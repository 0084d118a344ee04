"""Methods of tuples of fixed length: functions that call themselves for the rest, once for each item. Homogeneous tuples of any length are lists here."""

from serpentine_system import generic, indexes

LARGEST = 9223372036854775807


def __repr__(self):
    if len(self) == 1:
        return '(' + repr(self[0]) + ',)'
    return '(' + items_repr(self) + ')'


def items_repr(items):
    if len(items) == 0:
        return ''
    if len(items) == 1:
        return repr(items[0])
    return repr(items[0]) + ', ' + items_repr(items[1:])


def sliced(self, bounds):
    """Of bounds that the run tells: of any length."""
    return tuple([item for item in self][bounds])


def __mul__(self, times):
    return tuple([item for item in self] * times)


def __rmul__(self, times):
    return self * times


def index(self, item, start=0, stop=LARGEST):
    position = position_of(self, item, 0, indexes.slice_bound(start, len(self)), indexes.slice_bound(stop, len(self)))
    if position < 0:
        raise ValueError('tuple.index(x): x not in tuple')
    return position


def position_of(items, item, position, start, stop):
    if len(items) == 0:
        return -1
    if start <= position and position < stop and generic.equals(items[0], item):
        return position
    return position_of(items[1:], item, position + 1, start, stop)


def count(self, item):
    if len(self) == 0:
        return 0
    return (1 if generic.equals(self[0], item) else 0) + count(self[1:], item)


def __contains__(self, item):
    return position_of(self, item, 0, 0, len(self)) >= 0


def __lt__(self, other):
    if len(self) == 0 or len(other) == 0:
        return len(self) < len(other)
    if generic.equals(self[0], other[0]):
        return __lt__(self[1:], other[1:])
    return generic.lt(self[0], other[0])


def __le__(self, other):
    if len(self) == 0 or len(other) == 0:
        return len(self) <= len(other)
    if self[0] == other[0]:
        return __le__(self[1:], other[1:])
    return generic.le(self[0], other[0])


def __gt__(self, other):
    if len(self) == 0 or len(other) == 0:
        return len(self) > len(other)
    if self[0] == other[0]:
        return __gt__(self[1:], other[1:])
    return generic.gt(self[0], other[0])


def __ge__(self, other):
    if len(self) == 0 or len(other) == 0:
        return len(self) >= len(other)
    if self[0] == other[0]:
        return __ge__(self[1:], other[1:])
    return generic.ge(self[0], other[0])


def __eq__(self, other):
    if len(self) != len(other):
        return False
    if len(self) == 0:
        return True
    return generic.equals(self[0], other[0]) and __eq__(self[1:], other[1:])


def __ne__(self, other):
    return not __eq__(self, other)


def item_of_empty(self, index):
    raise IndexError('tuple index out of range')
