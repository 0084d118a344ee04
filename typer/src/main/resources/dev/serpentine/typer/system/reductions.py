"""sum, any, all."""

from rpython.rtyper.lltypesystem.lltype import hllong, is_long, is_unbounded, is_union, item_of, lllong
from serpentine_system import guards, integers


NO_SUM_OF_NONE = "unsupported operand type(s) for +: '%s' and 'NoneType'"


def builtin_sum(iterable, start=0):
    return sum_of(builtin_iterator(iterable), start)


def growing_sum(iterable, start=0):
    """The same for words whose sum may be none."""
    return sum_longs(builtin_iterator(iterable), start)


def builtin_iterator(iterable):
    """An iterator of which the type of its items is known: of a list of them, if it is none yet."""
    iterator = iter(iterable)
    if hasattr(iterator, '__next__'):
        return iter(list(iterator))
    else:
        return iterator


def sum_of(iterator, start):
    """The sum of what a built-in iterator gives; decided by the type of its items."""
    item = item_of(iterator)
    if is_union(item) or is_union(start):
        return sum_kinds(iterator, start)
    if is_long(item) or is_long(start) or is_unbounded(item) and is_unbounded(start):
        return sum_longs(iterator, start)
    if isinstance(item, (int, float)) and isinstance(start, (int, float)):
        return sum_numbers(iterator, start)
    return sum_others(iterator, start)


def sum_longs(iterator, start):
    total = unbounded(start)
    for item in iterator:
        total = total + item
    return total


def unbounded(number):
    if isinstance(number, float):
        return number
    return hllong(lllong(number))


def sum_others(iterator, start):
    try:
        first = next(iterator)
    except StopIteration:
        if not isinstance(start, int):
            return start
        raise ValueError('sum() of nothing: give it a start of the type of the items')
    if isinstance(start, int):
        total = plus_first(start, first)
    else:
        total = start + first
    for item in iterator:
        total = total + item
    return total


def plus_first(start, first):
    """0 + first, where the class of first need not know int."""
    if hasattr(first, '__radd__'):
        return start + first
    raise TypeError("unsupported operand type(s) for +: 'int' and '" + guards.name_of(first) + "'")


def sum_kinds(iterator, start):
    """The sum of what is of several kinds: as long as there are only numbers, floats are added as sum_floats() does."""
    total = start
    lost = 0.0
    only_numbers = True
    for item in iterator:
        if only_numbers and isinstance(total, float):
            if isinstance(item, float):
                lost += lost_in(total, item)
            elif not isinstance(item, int):
                only_numbers = False
                total = with_lost(total, lost)
                lost = 0.0
        elif not isinstance(total, int):
            only_numbers = False
        if is_unbounded(0) and isinstance(total, int) and isinstance(item, int):
            total = unbounded(total) + unbounded(item)
        else:
            total = total + item
    return with_lost(total, lost)


def lost_in(total, item):
    """What a sum of two floats lacks."""
    sum = total + item
    if abs(total) >= abs(item):
        return (total - sum) + item
    return (item - sum) + total


def with_lost(total, lost):
    if isinstance(total, float) and lost != 0.0 and lost - lost == 0.0:
        return total + lost
    return total


def sum_numbers(iterator, start):
    """An int while there are only ints, from the first float on a float."""
    if isinstance(start, float):
        return sum_floats(iterator, start)
    total = int(start)
    for item in iterator:
        if item is None:
            raise TypeError(NO_SUM_OF_NONE % 'int')
        if isinstance(item, float):
            return sum_floats(iterator, total + item)
        total = integers.add(total, int(item))
    return total


def sum_floats(iterator, total):
    """With Neumaier's compensation of what floats lose, as Python 3.12 does it."""
    lost = 0.0
    for item in iterator:
        if item is None:
            raise TypeError(NO_SUM_OF_NONE % 'float')
        if isinstance(item, float):
            lost += lost_in(total, item)
            total += item
        else:
            total += int(item)
    return with_lost(total, lost)


def builtin_any(iterable):
    for item in iterable:
        if item:
            return True
    return False


def builtin_all(iterable):
    for item in iterable:
        if not item:
            return False
    return True
