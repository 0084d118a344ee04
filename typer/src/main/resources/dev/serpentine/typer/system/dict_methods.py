"""Methods of dict and of its views, on top of what representations know themselves."""

from serpentine_system import contents, generic, showing


def __repr__(self):
    return showing.shown(self, showing.is_plain(self.values()) and showing.is_plain(self), listed, '{...}')


def listed(self):
    result = '{'
    first = True
    for key, value in self.items():
        if not first:
            result += ', '
        first = False
        result += repr(key) + ': ' + repr(value)
    return result + '}'


def get(self, key, default=None):
    entry = self._entry(key)
    if entry < 0:
        return default
    return self._value_at(entry)


def getitem_or_key(self, key):
    """self[key], where the error for a key that is missing has it."""
    entry = self._entry(key)
    if entry < 0:
        raise KeyError(key)
    return self._value_at(entry)


def delitem_or_key(self, key):
    """The same of del self[key]."""
    entry = self._entry(key)
    if entry < 0:
        raise KeyError(key)
    self._remove_at(entry)


def setdefault(self, key, default=None):
    return self._set_default(key, default)


def pop(self, key, *default):
    entry = self._entry(key)
    if entry < 0:
        if len(default) > 0:
            return default[0]
        else:
            raise KeyError(key)
    value = self._value_at(entry)
    self._remove_at(entry)
    return value


def popitem(self):
    if len(self) == 0:
        raise KeyError('popitem(): dictionary is empty')
    entry = self._last_entry()
    item = self._key_at(entry), self._value_at(entry)
    self._remove_at(entry)
    return item


def update(self, *others):
    if len(others) > 0:
        update_from(self, others[0])


def update_keywords(self, /, **named):
    update_from(self, named)


def update_and_keywords(self, other, /, **named):
    update_from(self, other)
    update_from(self, named)


def init_keywords(**named):
    return named


def init_and_keywords(source, /, **named):
    result = dict(source)
    update_from(result, named)
    return result


def update_from(self, other):
    plain = contents.of_mapping(other)
    if isinstance(plain, dict):
        for key, value in plain.items():
            self[key] = value
    elif hasattr(plain, 'keys'):
        for key in plain.keys():
            self[key] = plain[key]
    else:
        position = 0
        for item in plain:
            key, value = pair_of(item, position)
            self[key] = value
            position += 1


def pair_of(item, position):
    """An item of what a dict is made of, as something of two."""
    if item is None or isinstance(item, (int, float)):
        raise TypeError('cannot convert dictionary update sequence element #' + str(position) + ' to a sequence')
    if isinstance(item, (str, list)) and len(item) != 2:
        raise ValueError('dictionary update sequence element #' + str(position) + ' has length ' + str(len(item)) + '; 2 is required')
    return item


def clear(self):
    self._clear()


def copy(self):
    result = {}
    for key, value in self.items():
        result[key] = value
    return result


def __eq__(self, other):
    if len(self) != len(other):
        return False
    for key, value in self.items():
        if key not in other:
            return False
        if not generic.equals(value, other[key]):
            return False
    return True


def __ne__(self, other):
    return not self == other


def __or__(self, other):
    result = self.copy()
    for key, value in other.items():
        result[key] = value
    return result


def __ior__(self, other):
    update_from(self, other)
    return self


def fromkeys(keys, value=None):
    """dict.fromkeys."""
    result = {}
    for key in keys:
        result[key] = value
    return result


def keys_repr(self):
    return showing.shown_view(self, showing.is_plain(self), keys_text)


def keys_text(self):
    return 'dict_keys(' + view_items(self) + ')'


def values_repr(self):
    return showing.shown_view(self, showing.is_plain(self), values_text)


def values_text(self):
    return 'dict_values(' + view_items(self) + ')'


def items_repr(self):
    return showing.shown_view(self, showing.is_plain(self), items_text)


def items_text(self):
    return 'dict_items(' + view_items(self) + ')'


def view_items(view):
    result = '['
    first = True
    for item in view:
        if not first:
            result += ', '
        first = False
        result += repr(item)
    return result + ']'


def view_contains(self, item):
    """Of values and of items."""
    for each in self:
        if generic.equals(each, item):
            return True
    return False
