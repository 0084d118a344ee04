"""functools.reduce and cmp_to_key."""

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


class ComparisonKey:
    def __init__(self, compare, value):
        self.compare = compare
        self.value = value

    def __lt__(self, other):
        return self.compare(self.value, other.value) < 0

    def __gt__(self, other):
        return self.compare(self.value, other.value) > 0

    def __eq__(self, other):
        return self.compare(self.value, other.value) == 0


def cmp_to_key(mycmp):
    def key(value):
        return ComparisonKey(mycmp, value)
    return key
