"""sorted, list.sort, and what else looks for an order."""

from rpython.rtyper.ranks import has_rank, is_compared_by_value
from serpentine_system import merging, observed_sorting, ranked_sorting

raises_as_python = True

# As many are sorted without a look at ranks.
FEW = 24


def sort_list(items, is_reversed):
    """Sorts a list in place; in reverse, equal items still keep their order."""
    if len(items) == 0:
        return
    if is_reversed:
        items.reverse()
    if not is_compared_by_value(items[0]):
        sort_observed(items, items[:], is_reversed)
        return
    if len(items) > FEW and has_rank(items[0]) and not isinstance(items[0], int):
        rearrange(items, ranked_sorting.order_of(items))
    else:
        merging.merge_sort(items, None)
    if is_reversed:
        items.reverse()


def sort_by_key(items, key, is_reversed):
    if len(items) == 0:
        return
    # The type of the keys is known, once there is one.
    keys = [key(items[0])]
    for i in range(1, len(items)):
        keys.append(key(items[i]))
    if is_reversed:
        keys.reverse()
        items.reverse()
    if not is_compared_by_value(keys[0]):
        sort_observed(items, keys, is_reversed)
        return
    if len(items) > FEW and has_rank(keys[0]):
        rearrange(items, ranked_sorting.order_of(keys))
    else:
        merging.merge_sort(keys, items)
    if is_reversed:
        items.reverse()


def sort_observed(items, keys, is_reversed):
    """Sorts items by their keys where functions of the program are called, which may raise."""
    work = observed_sorting.Work(len(keys))
    try:
        observed_sorting.sort(keys, work)
    finally:
        rearrange(items, work.numbers)
        if is_reversed:
            items.reverse()


def rearrange(items, order):
    before = items[:]
    for i in range(len(before)):
        items[i] = before[order[i]]


def builtin_sorted(iterable, *, key=None, reverse=False):
    result = list(iterable)
    if key is None:
        sort_list(result, reverse)
    else:
        sort_by_key(result, key, reverse)
    return result


class Absent:
    """The type of what stands for an argument that was not given."""


ABSENT = Absent()


def builtin_min(first, second=ABSENT, third=ABSENT, *others, key=None, default=ABSENT):
    """min of one iterable or of several values."""
    if isinstance(second, Absent):
        return least_of(first, key, default)
    if isinstance(third, Absent):
        return lesser(first, second, key)
    return least(lesser(lesser(first, second, key), third, key), others, key)


def builtin_max(first, second=ABSENT, third=ABSENT, *others, key=None, default=ABSENT):
    if isinstance(second, Absent):
        return greatest_of(first, key, default)
    if isinstance(third, Absent):
        return greater(first, second, key)
    return greatest(greater(greater(first, second, key), third, key), others, key)


def lesser(a, b, key):
    if key is None:
        return b if b < a else a
    return b if key(b) < key(a) else a


def greater(a, b, key):
    if key is None:
        return b if b > a else a
    return b if key(b) > key(a) else a


def least(best, rest, key):
    """The least of a value and a tuple of others."""
    if len(rest) == 0:
        return best
    return least(lesser(best, rest[0], key), rest[1:], key)


def greatest(best, rest, key):
    if len(rest) == 0:
        return best
    return greatest(greater(best, rest[0], key), rest[1:], key)


def least_of(iterable, key, default):
    iterator = iter(iterable)
    try:
        best = next(iterator)
    except StopIteration:
        if isinstance(default, Absent):
            raise ValueError('min() iterable argument is empty')
        else:
            return default
    if key is None:
        for item in iterator:
            if item < best:
                best = item
        return best
    best_key = key(best)
    for item in iterator:
        item_key = key(item)
        if item_key < best_key:
            best = item
            best_key = item_key
    return best


def greatest_of(iterable, key, default):
    iterator = iter(iterable)
    try:
        best = next(iterator)
    except StopIteration:
        if isinstance(default, Absent):
            raise ValueError('max() iterable argument is empty')
        else:
            return default
    if key is None:
        for item in iterator:
            if item > best:
                best = item
        return best
    best_key = key(best)
    for item in iterator:
        item_key = key(item)
        if item_key > best_key:
            best = item
            best_key = item_key
    return best
