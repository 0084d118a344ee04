"""Methods of set and frozenset, on top of what representations know themselves: display, len, in, add, discard, iteration."""


def __repr__(self):
    if len(self) == 0:
        return 'set()'
    return '{' + items_repr(self) + '}'


def frozen_repr(self):
    if len(self) == 0:
        return 'frozenset()'
    return 'frozenset({' + items_repr(self) + '})'


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
    if item not in self:
        raise KeyError(item)
    self.discard(item)


def pop(self):
    if len(self) == 0:
        raise KeyError('pop from an empty set')
    return self._pop()


def clear(self):
    self._clear()


def copy(self):
    return set(self)


def update(self, *others):
    if len(others) > 0:
        for item in others[0]:
            self.add(item)
        update(self, *others[1:])


def union(self, *others):
    result = copy(self)
    update(result, *others)
    return result


def intersection(self, other):
    result = set()
    for item in other:
        if item in self:
            result.add(item)
    return result


def difference(self, other):
    result = copy(self)
    for item in other:
        if item in result:
            result.discard(item)
    return result


def symmetric_difference(self, other):
    result = copy(self)
    for item in other:
        if item in self:
            result.discard(item)
        else:
            result.add(item)
    return result


def intersection_update(self, other):
    kept = intersection(self, other)
    for item in list(self):
        if item not in kept:
            self.discard(item)


def difference_update(self, other):
    for item in list(other):
        if item in self:
            self.discard(item)


def symmetric_difference_update(self, other):
    result = symmetric_difference(self, other)
    for item in list(self):
        if item not in result:
            self.discard(item)
    for item in result:
        self.add(item)


def issubset(self, other):
    if isinstance(other, set) or isinstance(other, frozenset):
        return contains_all(other, self)
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


def __or__(self, other):
    return union(self, other)


def __and__(self, other):
    return intersection(self, other)


def __sub__(self, other):
    return difference(self, other)


def __xor__(self, other):
    return symmetric_difference(self, other)


def __ior__(self, other):
    for item in other:
        self.add(item)
    return self


def __iand__(self, other):
    intersection_update(self, other)
    return self


def __isub__(self, other):
    difference_update(self, other)
    return self


def __ixor__(self, other):
    symmetric_difference_update(self, other)
    return self


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


def frozen_union(self, *others):
    return frozenset(union(self, *others))


def frozen_intersection(self, other):
    return frozenset(intersection(self, other))


def frozen_difference(self, other):
    return frozenset(difference(self, other))


def frozen_symmetric_difference(self, other):
    return frozenset(symmetric_difference(self, other))


def frozen_hash(self):
    """Does not depend on the order of items."""
    result = len(self) * 1927868237
    for item in self:
        h = hash(item)
        result ^= (h ^ h * 89869747 ^ 3644798167) * 3644798167
    return result * 69069 + 907133923
