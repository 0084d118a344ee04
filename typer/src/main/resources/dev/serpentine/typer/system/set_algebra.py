"""The steps of the set algebra. Each goes through the sets in the order in which CPython does, since that fixes the order of the result; and takes hashes from them."""

from serpentine_system import contents


def empty_like(self):
    if isinstance(self, frozenset):
        return frozenset()
    else:
        return set()


def is_set(x):
    return isinstance(x, (set, frozenset))


def is_dict(x):
    """Whether it is a dict itself. Of iterators of several kinds isinstance() tells before the program runs, type() does not."""
    return isinstance(x, dict) and type(x) is dict


def copy(self):
    result = empty_like(self)
    merge(result, self)
    return result


def merge(self, other):
    """Adds the items of another set."""
    other = contents.of_set(other)
    count = len(other)
    if count == 0 or self is other:
        return
    self._reserve(count)
    position = 0
    if self._fill() > 0:
        while position < other._places():
            if other._is_at(position):
                self._add_hashed(other._item_at(position), other._hash_at(position))
            position += 1
    elif self._places() == other._places() and other._fill() == count:
        while position < other._places():
            if other._is_at(position):
                self._put(other._item_at(position), other._hash_at(position), position)
            position += 1
    else:
        while position < other._places():
            if other._is_at(position):
                self._add_new(other._item_at(position), other._hash_at(position))
            position += 1


def update_from(self, items):
    """Adds what any iterable gives."""
    items = contents.of_set(items)
    if is_set(items):
        merge(self, items)
    else:
        if is_dict(items):
            self._reserve(len(items))
        for item in items:
            self._add(item)


def keep_common(result, items, other):
    """Adds those items of a set that another has too."""
    position = 0
    while position < items._places():
        if items._is_at(position) and other._holds(items._item_at(position), items._hash_at(position)):
            result._add_hashed(items._item_at(position), items._hash_at(position))
        position += 1


def common(self, other):
    other = contents.of_set(other)
    if self is other:
        return copy(self)
    result = empty_like(self)
    if is_set(other):
        if len(other) > len(self):
            keep_common(result, self, other)
        else:
            keep_common(result, other, self)
    else:
        for item in other:
            if item in self:
                result._add(item)
    return result


def take_out_all(self, other):
    """Removes the items of another set."""
    position = 0
    while position < other._places():
        if other._is_at(position):
            self._discard_hashed(other._item_at(position), other._hash_at(position))
        position += 1


def take_out(self, other):
    """Removes what any iterable gives."""
    other = contents.of_set(other)
    if self is other:
        self._clear()
        return
    if is_set(other):
        if len(other) // 8 > len(self):
            both = empty_like(self)
            keep_common(both, self, other)
            take_out_all(self, both)
        else:
            take_out_all(self, other)
    else:
        for item in other:
            self._take_out(item)
    self._shrink()


def without(self, other):
    other = contents.of_set(other)
    if is_set(other):
        if len(self) // 4 <= len(other):
            result = empty_like(self)
            position = 0
            while position < self._places():
                if self._is_at(position) and not other._holds(self._item_at(position), self._hash_at(position)):
                    result._add_hashed(self._item_at(position), self._hash_at(position))
                position += 1
            return result
    elif is_dict(other):
        if len(self) // 4 <= len(other):
            result = empty_like(self)
            for item in self:
                if item not in other:
                    result._add(item)
            return result
    result = copy(self)
    take_out(result, other)
    return result


def toggle(self, item, hash):
    if not self._discard_hashed(item, hash):
        self._add_hashed(item, hash)


def toggle_all(self, other):
    other = contents.of_set(other)
    if self is other:
        self._clear()
    elif is_set(other):
        position = 0
        while position < other._places():
            if other._is_at(position):
                toggle(self, other._item_at(position), other._hash_at(position))
            position += 1
    elif is_dict(other):
        for item in other:
            if not self._take_out(item):
                self._add(item)
    else:
        items = empty_like(self)
        update_from(items, other)
        toggle_all(self, items)
