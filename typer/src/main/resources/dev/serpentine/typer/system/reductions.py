"""sum, any, all."""

from serpentine_system import integers


def builtin_sum(iterable, start=0):
    iterator = iter(iterable)
    try:
        first = next(iterator)
    except StopIteration:
        return start
    if isinstance(first, float) or isinstance(start, float):
        return sum_floats(iterator, float(start), float(first))
    if isinstance(first, int) and isinstance(start, int):
        return sum_ints(iterator, integers.add(int(start), int(first)))
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
    raise TypeError("unsupported operand type(s) for +: 'int' and '" + type(first).__name__ + "'")


def sum_ints(iterator, total):
    for item in iterator:
        total = integers.add(total, int(item))
    return total


def sum_floats(iterator, start, first):
    """With Neumaier's compensation, as Python 3.12 does it."""
    total = start
    lost = 0.0
    item = first
    while True:
        sum = total + item
        if abs(total) >= abs(item):
            lost += (total - sum) + item
        else:
            lost += (item - sum) + total
        total = sum
        try:
            item = float(next(iterator))
        except StopIteration:
            if lost != 0.0 and lost - lost == 0.0:
                total += lost
            return total


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
