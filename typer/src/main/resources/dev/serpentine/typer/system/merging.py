"""A stable merge sort that asks only for `<`: runs that are ordered already are found first, short ones are lengthened by insertion, and neighbours are merged.

What is sorted are lists, or arrays.
"""

from rpython.rtyper.lltypesystem.lltype import int_rshift

raises_as_python = True

SHORT = 24


def merge_sort(keys, items):
    """Sorts a list, and moves items, a list as long or None, along with it."""
    length = len(keys)
    if length < 2:
        return
    starts = runs(keys, items, 0, length)
    if len(starts) == 1:
        return
    other_items = None
    if items is not None:
        other_items = items[:]
    merge_runs(keys, items, starts, length, keys[:], other_items)


def merge_runs(keys, items, starts, stop, other_keys, other_items):
    """Merges all runs that there are before an index; the others are as long as the runs together."""
    while len(starts) > 1:
        next_starts = []
        i = 0
        while i < len(starts):
            start = starts[i]
            next_starts.append(start)
            if i + 1 < len(starts):
                middle = starts[i + 1]
                end = starts[i + 2] if i + 2 < len(starts) else stop
                merge(keys, items, start, middle, end, other_keys, other_items)
            i += 2
        starts = next_starts


def runs(keys, items, start, stop):
    """Makes ordered runs of a part; returns where each starts."""
    starts = []
    while start < stop:
        starts.append(start)
        end = start + 1
        if end < stop:
            if keys[end] < keys[start]:
                end += 1
                while end < stop and keys[end] < keys[end - 1]:
                    end += 1
                reverse_part(keys, start, end)
                if items is not None:
                    reverse_part(items, start, end)
            else:
                end += 1
                while end < stop and not keys[end] < keys[end - 1]:
                    end += 1
        if end - start < SHORT and end < stop:
            longer = start + SHORT if start + SHORT < stop else stop
            insert_sorted(keys, items, start, end, longer)
            end = longer
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
    """Merges two neighbouring runs; the first is put into the others meanwhile."""
    if not keys[middle] < keys[middle - 1]:
        return
    count = middle - start
    for i in range(count):
        other_keys[i] = keys[start + i]
        if items is not None:
            other_items[i] = items[start + i]
    left = 0
    right = middle
    to = start
    # Both are read before it is known which is wanted, so that which one it is needs no branch, of which every other one would be foreseen wrongly.
    while left < count and right < end:
        key = keys[right]
        other_key = other_keys[left]
        is_right = key < other_key
        keys[to] = key if is_right else other_key
        if items is not None:
            item = items[right]
            other_item = other_items[left]
            items[to] = item if is_right else other_item
        if is_right:
            right += 1
        else:
            left += 1
        to += 1
    while left < count:
        keys[to] = other_keys[left]
        if items is not None:
            items[to] = other_items[left]
        left += 1
        to += 1
