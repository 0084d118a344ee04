"""Methods of list, on top of what representations know themselves."""

from rpython.rtyper.ranks import is_compared_by_value
from serpentine_system import contents, generic, indexes, showing, sorting

LARGEST = 9223372036854775807


def __repr__(self):
    return showing.shown(self, showing.is_plain(self), listed, '[...]')


def listed(self):
    result = '['
    first = True
    for item in self:
        if not first:
            result += ', '
        first = False
        result += repr(item)
    return result + ']'


def __add__(self, other):
    """With an instance of a class that extends list."""
    return self + contents.of(other)


def __rmul__(self, times):
    return self * times


def __imul__(self, times):
    length = len(self)
    if times <= 0:
        self.clear()
        return self
    for i in range(times - 1):
        for k in range(length):
            self.append(self[k])
    return self


def extend(self, iterable):
    if isinstance(iterable, list) and not hasattr(iterable, '_plain_contents_') and not hasattr(self, '_plain_contents_'):
        self += iterable
        return
    for item in iterable:
        self.append(item)


def __iadd__(self, iterable):
    for item in iterable:
        self.append(item)
    return self


def remove(self, item):
    i = 0
    while i < len(self):
        if generic.equals(self[i], item):
            # Comparing may have made the list shorter.
            if i < len(self):
                del self[i]
            return
        i += 1
    raise ValueError('list.remove(x): x not in list')


def index(self, item, start=0, stop=LARGEST):
    position = indexes.slice_bound(start, len(self))
    end = indexes.slice_bound(stop, len(self))
    while position < end and position < len(self):
        if generic.equals(self[position], item):
            return position
        position += 1
    raise ValueError(repr(item) + ' is not in list')


def count(self, item):
    result = 0
    for each in self:
        if generic.equals(each, item):
            result += 1
    return result


def reverse(self):
    low = 0
    high = len(self) - 1
    while low < high:
        item = self[low]
        self[low] = self[high]
        self[high] = item
        low += 1
        high -= 1


def clear(self):
    del self[:]


def copy(self):
    return self[:]


def sort(self, *, key=None, reverse=False):
    if key is None and (len(self) == 0 or is_compared_by_value(self[0])):
        sorting.sort_list(self, reverse)
    else:
        sort_apart(self, key, reverse)


def sort_apart(self, key, reverse):
    """Meanwhile the program sees an empty list; what it adds to it is lost."""
    items = self[:]
    del self[:]
    try:
        if key is None:
            sorting.sort_list(items, reverse)
        else:
            sorting.sort_by_key(items, key, reverse)
    except BaseException:
        self[:] = items
        raise
    is_modified = len(self) > 0
    self[:] = items
    if is_modified:
        raise ValueError('list modified during sort')


def __contains__(self, item):
    for each in self:
        if generic.equals(each, item):
            return True
    return False


def __eq__(self, other):
    return len(self) == len(other) and is_behind_one(self, other, first_difference(self, other)) and len(self) == len(other)


def __ne__(self, other):
    return not self == other


def __lt__(self, other):
    i = first_difference(self, other)
    return len(self) < len(other) if is_behind_one(self, other, i) else generic.lt(self[i], other[i])


def __le__(self, other):
    i = first_difference(self, other)
    return len(self) <= len(other) if is_behind_one(self, other, i) else generic.le(self[i], other[i])


def __gt__(self, other):
    i = first_difference(self, other)
    return len(self) > len(other) if is_behind_one(self, other, i) else generic.gt(self[i], other[i])


def __ge__(self, other):
    i = first_difference(self, other)
    return len(self) >= len(other) if is_behind_one(self, other, i) else generic.ge(self[i], other[i])


def first_difference(self, other):
    """Where the items of two lists are no longer equal, or one has no more. Comparing items may change either list."""
    i = 0
    while i < len(self) and i < len(other) and generic.equals(self[i], other[i]):
        i += 1
    return i


def is_behind_one(self, other, i):
    """Whether there is no such item in one of them."""
    return i >= len(self) or i >= len(other)


def set_slice(self, start, stop, step, items):
    """self[start:stop:step] = items; bounds may be None."""
    if step is None or step == 1:
        replace_slice(self, 0 if start is None else start, LARGEST if stop is None else stop, items)
    else:
        has_start = start is not None
        has_stop = stop is not None
        first = indexes.stepped_start(start if start is not None else 0, len(self), step, has_start)
        end = indexes.stepped_stop(stop if stop is not None else 0, len(self), step, has_stop)
        number = indexes.stepped_count(first, end, step)
        copied = assigned(self, items, 'must assign iterable to extended slice')
        if number != len(copied):
            raise ValueError('attempt to assign sequence of size ' + str(len(copied)) + ' to extended slice of size ' + str(number))
        for i in range(number):
            self[first + i * step] = copied[i]


def assigned(self, items, complaint):
    """All that a slice of self is assigned, in another list; complaint: what is said where that is nothing to go through."""
    if isinstance(items, list) and items is not self:
        return items
    if not (hasattr(items, '__iter__') or hasattr(items, '__getitem__')):
        raise TypeError(complaint)
    return list(items)


def replace_slice(self, start, stop, items):
    length = len(self)
    start = indexes.slice_bound(start, length)
    stop = indexes.slice_bound(stop, length)
    copied = assigned(self, items, 'can only assign an iterable')
    # Giving the items may have made the list shorter.
    start = min(start, len(self))
    stop = max(start, min(stop, len(self)))
    if len(copied) == stop - start:
        for i in range(len(copied)):
            self[start + i] = copied[i]
        return
    tail = self[stop:]
    del self[start:]
    self.extend(copied)
    self.extend(tail)
