"""Methods of set and frozenset, on top of what representations know themselves: display, len, in, add, discard, iteration, and going from place to place."""

from serpentine_system import contents, folding, hashing, showing, view_algebra
from serpentine_system.set_algebra import common, copy, empty_like, is_set, merge, take_out, toggle_all, update_from, without


def __repr__(self):
    if len(self) == 0:
        return 'set()'
    return showing.shown(self, showing.is_plain(self), listed, 'set(...)')


def listed(self):
    return '{' + items_repr(self) + '}'


def frozen_repr(self):
    if len(self) == 0:
        return 'frozenset()'
    return showing.shown(self, showing.is_plain(self), frozen_listed, 'frozenset(...)')


def frozen_listed(self):
    return 'frozenset(' + listed(self) + ')'


def items_repr(items):
    result = ''
    first = True
    for item in items:
        if not first:
            result += ', '
        first = False
        result += repr(item)
    return result


def remove(self, item):
    if not self._take_out(item):
        raise KeyError(item)


# A set that can change is looked for as if it were frozen.


def contains_set(self, item):
    return frozenset(item) in self


def discard_set(self, item):
    self.discard(frozenset(item))


def remove_set(self, item):
    if not self._take_out(frozenset(item)):
        raise KeyError(item)


def pop(self):
    if len(self) == 0:
        raise KeyError('pop from an empty set')
    return self._pop()


def clear(self):
    self._clear()


# Methods

def update(self, *others):
    folding.fold(updated, self, others)


def updated(items, other):
    update_from(items, other)
    return items


def union(self, *others):
    result = copy(self)
    update(result, *others)
    return result


def intersection(self, *others):
    if len(others) == 0:
        return copy(self)
    else:
        return folding.fold(common, self, others)


def difference(self, *others):
    if len(others) == 0:
        return copy(self)
    result = without(self, others[0])
    difference_update(result, *others[1:])
    return result


def symmetric_difference(self, other):
    result = empty_like(self)
    update_from(result, other)
    toggle_all(result, self)
    return result


def intersection_update(self, *others):
    self._adopt(intersection(self, *others))


def difference_update(self, *others):
    folding.fold(without_items, self, others)


def without_items(items, other):
    take_out(items, other)
    return items


def symmetric_difference_update(self, other):
    toggle_all(self, other)


def issubset(self, other):
    if is_set(other):
        return contains_all(contents.of_set(other), self)
    return contains_all(set(other), self)


def issuperset(self, other):
    return contains_all(self, other)


def contains_all(container, items):
    for item in items:
        if item not in container:
            return False
    return True


def isdisjoint(self, other):
    for item in other:
        if item in self:
            return False
    return True


# Operators. A set and a view of a dict's keys make a set; the view decides then.

def __or__(self, other):
    if is_set(other):
        result = copy(self)
        merge(result, other)
        return result
    else:
        return view_algebra.__or__(self, other)


def __and__(self, other):
    if is_set(other):
        return common(self, other)
    else:
        return view_algebra.__and__(self, other)


def __sub__(self, other):
    if is_set(other):
        return without(self, other)
    else:
        return view_algebra.__sub__(self, other)


def __xor__(self, other):
    if is_set(other):
        return symmetric_difference(self, other)
    else:
        return view_algebra.__xor__(self, other)


def __ior__(self, other):
    if is_set(other):
        merge(self, other)
        return self
    else:
        return view_algebra.__or__(self, other)


def __iand__(self, other):
    if is_set(other):
        intersection_update(self, other)
        return self
    else:
        return view_algebra.__and__(self, other)


def __isub__(self, other):
    if is_set(other):
        take_out(self, other)
        return self
    else:
        return view_algebra.__sub__(self, other)


def __ixor__(self, other):
    if is_set(other):
        toggle_all(self, other)
        return self
    else:
        return view_algebra.__xor__(self, other)


def __eq__(self, other):
    return len(self) == len(other) and contains_all(other, self)


def __ne__(self, other):
    return not __eq__(self, other)


def __le__(self, other):
    return len(self) <= len(other) and contains_all(other, self)


def __lt__(self, other):
    return len(self) < len(other) and contains_all(other, self)


def __ge__(self, other):
    return len(self) >= len(other) and contains_all(self, other)


def __gt__(self, other):
    return len(self) > len(other) and contains_all(self, other)


def frozen_copy(self):
    return self


def frozen_hash(self):
    """Does not depend on the order of items."""
    result = 0
    position = 0
    while position < self._places():
        if self._is_at(position):
            result ^= hashing.spread(self._hash_at(position))
        position += 1
    return hashing.of_frozenset(result, len(self))
