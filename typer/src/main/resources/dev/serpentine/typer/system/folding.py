"""functools.reduce and cmp_to_key, and reduction of the arguments that a builtin takes any number of."""

from serpentine_system.registry import constant_parameters
from serpentine_system.sorting import ABSENT, Absent


def reduce(function, iterable, initial=ABSENT):
    iterator = iter(iterable)
    if isinstance(initial, Absent):
        try:
            result = next(iterator)
        except StopIteration:
            raise TypeError('reduce() of empty iterable with no initial value')
    else:
        result = initial
    for item in iterator:
        result = function(result, item)
    return result


@constant_parameters('step')
def fold(step, so_far, values):
    """What step(so_far, value) makes of each value of a tuple in turn: where its length is known, whatever kinds its items have."""
    if hasattr(values, 'is_of_any_length'):
        for value in values:
            so_far = step(so_far, value)
        return so_far
    elif len(values) == 0:
        return so_far
    else:
        return fold(step, step(so_far, values[0]), values[1:])


class ComparisonKey:
    def __init__(self, compare, obj):
        self.compare = compare
        self.obj = obj

    def __lt__(self, other):
        return self.compare(self.obj, other.obj) < 0

    def __gt__(self, other):
        return self.compare(self.obj, other.obj) > 0

    def __le__(self, other):
        return self.compare(self.obj, other.obj) <= 0

    def __ge__(self, other):
        return self.compare(self.obj, other.obj) >= 0

    def __eq__(self, other):
        return self.compare(self.obj, other.obj) == 0

    __hash__ = None


def cmp_to_key(mycmp):
    def key(obj):
        return ComparisonKey(mycmp, obj)
    return key
