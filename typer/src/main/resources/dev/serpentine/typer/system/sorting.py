"""sorted, list.sort, and what else looks for an order: a stable merge sort that asks only for `<`.

Runs that are ordered already are found first, short ones are lengthened by insertion, and neighbours are merged.
"""

from rpython.rtyper.lltypesystem.lltype import int_rshift

SHORT = 24


def sort_list(items, is_reversed):
    """Sorts a list in place; in reverse, equal items still keep their order."""
    if is_reversed:
        items.reverse()
        merge_sort(items, None)
        items.reverse()
    else:
        merge_sort(items, None)


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
    merge_sort(keys, items)
    if is_reversed:
        items.reverse()


def merge_sort(keys, items):
    """Sorts keys, and moves items, a list as long or None, along with them."""
    length = len(keys)
    if length < 2:
        return
    starts = runs(keys, items)
    if len(starts) == 1:
        return
    other_keys = keys[:]
    other_items = None
    if items is not None:
        other_items = items[:]
    while len(starts) > 1:
        next_starts = []
        i = 0
        while i < len(starts):
            start = starts[i]
            next_starts.append(start)
            if i + 1 < len(starts):
                middle = starts[i + 1]
                end = starts[i + 2] if i + 2 < len(starts) else length
                merge(keys, items, start, middle, end, other_keys, other_items)
            i += 2
        starts = next_starts


def runs(keys, items):
    """Makes ordered runs; returns where each starts."""
    length = len(keys)
    starts = []
    start = 0
    while start < length:
        starts.append(start)
        end = start + 1
        if end < length:
            if keys[end] < keys[start]:
                end += 1
                while end < length and keys[end] < keys[end - 1]:
                    end += 1
                reverse_part(keys, start, end)
                if items is not None:
                    reverse_part(items, start, end)
            else:
                end += 1
                while end < length and not keys[end] < keys[end - 1]:
                    end += 1
        if end - start < SHORT and end < length:
            stop = start + SHORT if start + SHORT < length else length
            insert_sorted(keys, items, start, end, stop)
            end = stop
        start = end
    return starts


def reverse_part(items, start, end):
    low = start
    high = end - 1
    while low < high:
        item = items[low]
        items[low] = items[high]
        items[high] = item
        low += 1
        high -= 1


def insert_sorted(keys, items, start, sorted_end, end):
    """Sorts keys[start:end], of which the part before sorted_end is sorted, by binary insertion."""
    for position in range(sorted_end, end):
        key = keys[position]
        low = start
        high = position
        while low < high:
            middle = int_rshift(low + high, 1)
            if key < keys[middle]:
                high = middle
            else:
                low = middle + 1
        shift_up(keys, low, position)
        keys[low] = key
        if items is not None:
            item = items[position]
            shift_up(items, low, position)
            items[low] = item


def shift_up(items, low, high):
    while high > low:
        items[high] = items[high - 1]
        high -= 1


def merge(keys, items, start, middle, end, other_keys, other_items):
    """Merges two neighbouring runs; the other lists are for what is in the way."""
    if not keys[middle] < keys[middle - 1]:
        return
    for i in range(start, middle):
        other_keys[i] = keys[i]
        if items is not None:
            other_items[i] = items[i]
    left = start
    right = middle
    to = start
    while left < middle:
        if right < end and keys[right] < other_keys[left]:
            keys[to] = keys[right]
            if items is not None:
                items[to] = items[right]
            right += 1
        else:
            keys[to] = other_keys[left]
            if items is not None:
                items[to] = other_items[left]
            left += 1
        to += 1


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
