"""Low-level helpers for lists. A resizable list is a struct of a length and an array that may have room behind it; a fixed-size list is its array.

LIST is the struct type of a resizable list, with the fields length and items. Helpers whose names end in `_items` take an array and how many of its
items count. Items behind the length are zero, so that the collector finds nothing there.
"""

from rpython.rtyper.lltypesystem.lltype import int_mul_overflows, int_rshift, ll_arraycopy, malloc, typeOf, zero
from serpentine_system import indexes


# What is only said of a list's length is believed up to here: it costs no memory that cannot be spared.
LARGEST_HINT = 1 << 17


# Making lists

def from_array(LIST, items):
    """A resizable list that owns the array."""
    l = malloc(LIST)
    l.length = len(items)
    l.items = items
    return l


def with_room(LIST, length):
    """An empty resizable list for about so many items."""
    l = malloc(LIST)
    room = length
    if room < 0:
        room = 0
    elif room > LARGEST_HINT:
        room = LARGEST_HINT
    l.items = malloc(LIST.items.TO, room)
    return l


# Items

def delitem(l, index):
    if not indexes.inside(index, l.length):
        index = indexes.from_end(index, l.length, 'list assignment index out of range')
    remove_at(l, index)


def remove_at(l, index):
    """Closes the gap of an item whose index is inside."""
    last = l.length - 1
    items = l.items
    if index != last:
        ll_arraycopy(items, index + 1, items, index, last - index)
    items[last] = blank(items)
    l.length = last
    shrink(l, last)


def blank(items):
    """What stands in unused items."""
    return zero(typeOf(items).TO.OF)


def blank_at(l, index):
    """Forgets an item whose index is inside."""
    items = l.items
    items[index] = blank(items)


# Growing and shrinking

def append(l, item):
    length = l.length
    if length >= len(l.items):
        grow(l, length + 1)
    l.items[length] = item
    l.length = length + 1


def grow(l, length):
    """Makes room for so many items and half as many more: each growth copies the items into new memory, of which the old must be collected."""
    move(l, length + int_rshift(length, 1) + 3)


def move(l, room):
    items = malloc(typeOf(l.items).TO, room)
    ll_arraycopy(l.items, 0, items, 0, l.length)
    l.items = items


def shrink(l, length):
    """Gives room back when most of it is unused."""
    if len(l.items) > 64 and length < int_rshift(len(l.items), 2):
        move(l, length + int_rshift(length, 3) + 6)


def resize(l, length):
    """Sets the length; new items are zero."""
    if length > l.length:
        if length > len(l.items):
            grow(l, length)
        l.length = length
        return
    items = l.items
    # From the end, in which order Python lets go of what it held.
    for i in range(l.length - 1, length - 1, -1):
        items[i] = blank(items)
    l.length = length
    shrink(l, length)


def insert(l, index, item):
    length = l.length
    index = indexes.slice_bound(index, length)
    if length >= len(l.items):
        grow(l, length + 1)
    items = l.items
    if index != length:
        ll_arraycopy(items, index, items, index + 1, length - index)
    items[index] = item
    l.length = length + 1


def pop(l):
    """l.pop()."""
    if l.length == 0:
        raise IndexError('pop from empty list')
    last = l.length - 1
    items = l.items
    item = items[last]
    items[last] = blank(items)
    l.length = last
    return item


def pop_at(l, index):
    """l.pop(index)."""
    if not indexes.inside(index, l.length):
        if l.length == 0:
            raise IndexError('pop from empty list')
        index = indexes.from_end(index, l.length, 'pop index out of range')
    item = l.items[index]
    remove_at(l, index)
    return item


def clear(l):
    resize(l, 0)


def extend_items(l, items, count):
    length = l.length
    if length + count > len(l.items):
        grow(l, length + count)
    ll_arraycopy(items, 0, l.items, length, count)
    l.length = length + count


# Parts

def part(items, start, count):
    """A new array of some items."""
    result = malloc(typeOf(items).TO, count)
    ll_arraycopy(items, start, result, 0, count)
    return result


def slice_items(items, length, start, stop):
    start = indexes.slice_bound(start, length)
    stop = indexes.slice_bound(stop, length)
    return part(items, start, stop - start if start < stop else 0)


def stepped_items(items, length, start, stop, step, has_start, has_stop):
    start = indexes.stepped_start(start, length, step, has_start)
    count = indexes.stepped_count(start, indexes.stepped_stop(stop, length, step, has_stop), step)
    result = malloc(typeOf(items).TO, count)
    for i in range(count):
        result[i] = items[start + i * step]
    return result


def delslice(l, start, stop):
    """del l[start:stop]."""
    length = l.length
    start = indexes.slice_bound(start, length)
    stop = indexes.slice_bound(stop, length)
    if start < stop:
        ll_arraycopy(l.items, stop, l.items, start, length - stop)
        resize(l, length - (stop - start))


def delslice_stepped(l, start, stop, step, has_start, has_stop):
    """del l[start:stop:step]."""
    start = indexes.stepped_start(start, l.length, step, has_start)
    count = indexes.stepped_count(start, indexes.stepped_stop(stop, l.length, step, has_stop), step)
    if count == 0:
        return
    if step < 0:
        start += (count - 1) * step
        step = -step
    items = l.items
    to = start
    next_gone = start
    left = count
    for i in range(start, l.length):
        if left > 0 and i == next_gone:
            left -= 1
            next_gone += step
        else:
            items[to] = items[i]
            to += 1
    resize(l, l.length - count)


def replace_items(l, start, stop, items, count):
    length = l.length
    start = indexes.slice_bound(start, length)
    stop = indexes.slice_bound(stop, length)
    if stop < start:
        stop = start
    if items == l.items:
        items = part(items, 0, count)
    new_length = length - (stop - start) + count
    if new_length > length:
        resize(l, new_length)
        ll_arraycopy(l.items, stop, l.items, start + count, length - stop)
    elif new_length < length:
        ll_arraycopy(l.items, stop, l.items, start + count, length - stop)
        resize(l, new_length)
    ll_arraycopy(items, 0, l.items, start, count)


# Putting together

def concat_items(a, length_a, b, length_b):
    result = malloc(typeOf(a).TO, length_a + length_b)
    ll_arraycopy(a, 0, result, 0, length_a)
    ll_arraycopy(b, 0, result, length_a, length_b)
    return result


def multiply_items(items, length, times):
    if times < 0:
        times = 0
    if int_mul_overflows(length, times):
        raise MemoryError()
    indexes.require_room(length * times)
    result = malloc(typeOf(items).TO, length * times)
    if length == 1:
        item = items[0]
        for i in range(times):
            result[i] = item
    else:
        for i in range(times):
            ll_arraycopy(items, 0, result, i * length, length)
    return result


def reverse(l):
    reverse_items(l.items, l.length)


def reverse_items(items, length):
    low = 0
    high = length - 1
    while low < high:
        item = items[low]
        items[low] = items[high]
        items[high] = item
        low += 1
        high -= 1


# Comparison, by a function on two items

def eq_items(a, length_a, b, length_b, item_eq):
    if length_a != length_b:
        return False
    for i in range(length_a):
        if not item_eq(a[i], b[i]):
            return False
    return True


def contains_items(items, length, item, item_eq):
    for i in range(length):
        if item_eq(items[i], item):
            return True
    return False
