"""functools.reduce."""

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
