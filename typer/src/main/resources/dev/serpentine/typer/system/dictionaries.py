"""collections.defaultdict, OrderedDict and Counter: each holds a dict."""

from collections import Counter as LiveCounter, OrderedDict as LiveOrderedDict

from rpython.rlib.objectmodel import specialize
from rpython.rtyper.special_methods import method_of_class
from serpentine_system.dict_methods import update_from
from serpentine_system.showing import is_plain, shown
from serpentine_system.sorting import ABSENT, Absent

arithmetic_is_checked = True


class mapping:
    """What the three have in common: what a dict does."""

    def __len__(self):
        return len(self._table)

    def __bool__(self):
        return len(self._table) > 0

    def __iter__(self):
        return iter(self._table)

    def __reversed__(self):
        return reversed(self._table)

    def __contains__(self, key):
        return key in self._table

    def __getitem__(self, key):
        return self._table[key]

    def __setitem__(self, key, value):
        self._table[key] = value

    def __delitem__(self, key):
        del self._table[key]

    def get(self, key, default=None):
        return self._table.get(key, default)

    def setdefault(self, key, default=None):
        return self._table.setdefault(key, default)

    def pop(self, key, *default):
        return self._table.pop(key, *default)

    def popitem(self):
        return self._table.popitem()

    def keys(self):
        return self._table.keys()

    def values(self):
        return self._table.values()

    def items(self):
        return self._table.items()

    def update(self, source=ABSENT, /, **named):
        if not isinstance(source, Absent):
            update_from(self._table, source)
        if named:
            self._table.update(named)

    def clear(self):
        self._table.clear()

    def __eq__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        if len(self) != len(other):
            return False
        table = self._table
        for key in table:
            if key not in other:
                return False
            if table[key] != other[key]:
                return False
        return True

    def __ne__(self, other):
        return not self == other

    def __ior__(self, other):
        self.update(other)
        return self

    def __or__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        result = self.copy()
        result.update(other)
        return result


class defaultdict(mapping):
    def __init__(self, default_factory=None, source=ABSENT, /, **named):
        if default_factory is not None and not callable(default_factory):
            raise TypeError('first argument must be callable or None')
        self.default_factory = default_factory
        self._table = {}
        if not isinstance(source, Absent):
            update_from(self._table, source)
        if named:
            self._table.update(named)

    @classmethod
    def fromkeys(cls, keys, value=None):
        result = cls()
        for key in keys:
            result[key] = value
        return result

    @staticmethod
    def _state_of_(original):
        return {'default_factory': original.default_factory, '_table': dict(original)}

    def __getitem__(self, key):
        table = self._table
        entry = table._entry(key)
        if entry >= 0:
            return table._value_at(entry)
        return method_of_class(self, '__missing__')(key)

    def __missing__(self, key):
        factory = self.default_factory
        if factory is None:
            raise KeyError(key)
        value = factory()
        self._table[key] = value
        return value

    def copy(self):
        return type(self)(self.default_factory, self)

    __copy__ = copy

    def __ror__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        result = type(self)(self.default_factory, other)
        result.update(self)
        return result

    def __repr__(self):
        return type(self).__name__ + '(' + repr(self.default_factory) + ', ' + repr(self._table) + ')'


class OrderedDict(mapping):
    def _made_(self):
        self._table = {}

    def __init__(self, source=ABSENT, /, **named):
        self.__set_items(source, named)

    def update(self, source=ABSENT, /, **named):
        self.__set_items(source, named)

    def __set_items(self, source, named):
        """As Python's does, by a __setitem__ that a class below may have."""
        if not isinstance(source, Absent):
            update_from(self, source)
        if named:
            update_from(self, named)

    @classmethod
    def fromkeys(cls, keys, value=None):
        result = cls()
        for key in keys:
            result[key] = value
        return result

    @staticmethod
    def _state_of_(original):
        return {'_table': dict(original)}

    def move_to_end(self, key, last=True):
        table = self._table
        entry = table._entry(key)
        if entry < 0:
            raise KeyError(key)
        if last:
            if entry != table._last_entry():
                moved = table._key_at(entry)
                value = table._value_at(entry)
                table._remove_at(entry)
                table[moved] = value
        elif next(iter(table)) != key:
            moved = {table._key_at(entry): table._value_at(entry)}
            for each in table:
                if each not in moved:
                    moved[each] = table[each]
            self._table = moved

    def popitem(self, last=True):
        table = self._table
        if len(table) == 0:
            raise KeyError('dictionary is empty')
        if last:
            return table.popitem()
        for key in table:
            break
        return key, table.pop(key)

    def copy(self):
        return type(self)(self)

    __copy__ = copy

    def __eq__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        if len(self) != len(other):
            return False
        if isinstance(other, LiveOrderedDict):
            return list(self.items()) == list(other.items())
        return mapping.__eq__(self, other)

    def __ror__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        result = type(self)(other)
        result.update(self)
        return result

    def __repr__(self):
        if len(self._table) == 0:
            return type(self).__name__ + '()'
        return shown(self, is_plain(self._table.values()), text_of_ordered, '...')


def text_of_ordered(ordered):
    return type(ordered).__name__ + '(' + repr(ordered._table) + ')'


def ordered_from_keys(keys, value=None):
    """OrderedDict.fromkeys."""
    result = OrderedDict()
    for key in keys:
        result[key] = value
    return result


def default_from_keys(keys, value=None):
    """defaultdict.fromkeys."""
    result = defaultdict()
    for key in keys:
        result[key] = value
    return result


@specialize.memo()
def counts_by_itself(cls):
    """Whether a class of the program that extends Counter has its own way to read or store a count. Asked while the program is translated."""
    for ancestor in cls.__mro__:
        if ancestor.__module__ == 'collections':
            return False
        if 'get' in ancestor.__dict__ or '__setitem__' in ancestor.__dict__:
            return True
    return False


class Counter(mapping):
    def _made_(self):
        self._table = {}

    def __init__(self, source=ABSENT, /, **named):
        self.update(source, **named)

    @staticmethod
    def _state_of_(original):
        return {'_table': dict(original)}

    def __getitem__(self, key):
        table = self._table
        entry = table._entry(key)
        if entry >= 0:
            return table._value_at(entry)
        return method_of_class(self, '__missing__')(key)

    def __missing__(self, key):
        return 0

    def __delitem__(self, key):
        entry = self._table._entry(key)
        if entry >= 0:
            self._table._remove_at(entry)

    def _count_(self, key):
        return self.get(key, 0) if counts_by_itself(type(self)) else self._table.get(key, 0)

    def _put_(self, key, count):
        if counts_by_itself(type(self)):
            self[key] = count
        else:
            self._table[key] = count

    def _add_(self, counts):
        # An empty counter takes the counts as they are, whatever they are.
        if len(self._table) == 0:
            self._table.update(counts)
            return
        for key in counts:
            self._put_(key, counts[key] + self._count_(key))

    def update(self, source=ABSENT, /, **named):
        table = self._table
        if isinstance(source, Absent):
            pass
        elif isinstance(source, dict):
            self._add_(source)
        elif counts_by_itself(type(self)):
            for item in source:
                self[item] = self.get(item, 0) + 1
        else:
            for item in source:
                entry = table._entry(item)
                table[item] = 1 if entry < 0 else table._value_at(entry) + 1
        if named:
            self._add_(named)

    def subtract(self, source=ABSENT, /, **named):
        if isinstance(source, Absent):
            pass
        elif isinstance(source, dict):
            for key in source:
                self._put_(key, self._count_(key) - source[key])
        else:
            for item in source:
                self._put_(item, self._count_(item) - 1)
        for name in named:
            self._put_(name, self._count_(name) - named[name])

    def elements(self):
        result = []
        for key, count in self._table.items():
            for _ in range(count):
                result.append(key)
        return iter(result)

    def most_common(self, n=None):
        items = sorted(self._table.items(), key=count_of, reverse=True)
        return items if n is None else items[:max(n, 0)]

    def total(self):
        return sum(self._table.values())

    def copy(self):
        return type(self)(self)

    __copy__ = copy

    def _plain_(self):
        """What operators begin with: a Counter, whatever the class."""
        result = LiveCounter()
        result._table.update(self._table)
        return result

    def __eq__(self, other):
        if not isinstance(other, LiveCounter):
            return mapping.__eq__(self, other)
        for key in self:
            if self[key] != other[key]:
                return False
        for key in other:
            if self[key] != other[key]:
                return False
        return True

    def __le__(self, other):
        if not isinstance(other, LiveCounter):
            return NotImplemented
        for key in self:
            if self[key] > other[key]:
                return False
        for key in other:
            if self[key] > other[key]:
                return False
        return True

    def __lt__(self, other):
        if not isinstance(other, LiveCounter):
            return NotImplemented
        return self <= other and self != other

    def __ge__(self, other):
        if not isinstance(other, LiveCounter):
            return NotImplemented
        return other <= self

    def __gt__(self, other):
        if not isinstance(other, LiveCounter):
            return NotImplemented
        return other < self

    def _keep_positive_(self):
        for key in list(self._table):
            if not self._table[key] > 0:
                del self._table[key]
        return self

    def __add__(self, other):
        if not isinstance(other, LiveCounter):
            return NotImplemented
        result = self._plain_()
        result.update(other)
        return result._keep_positive_()

    def __sub__(self, other):
        if not isinstance(other, LiveCounter):
            return NotImplemented
        result = self._plain_()
        result.subtract(other)
        return result._keep_positive_()

    def __or__(self, other):
        if not isinstance(other, LiveCounter):
            return NotImplemented
        result = self._plain_()
        for key in other:
            if other[key] > result[key]:
                result[key] = other[key]
        return result._keep_positive_()

    def __and__(self, other):
        if not isinstance(other, LiveCounter):
            return NotImplemented
        result = self._plain_()
        for key in self:
            if other[key] < self[key]:
                result[key] = other[key]
        return result._keep_positive_()

    def __pos__(self):
        return self._plain_()._keep_positive_()

    def __neg__(self):
        result = self._plain_()
        for key in self:
            result[key] = -self[key]
        return result._keep_positive_()

    def __iadd__(self, other):
        for key, count in other.items():
            self._put_(key, self[key] + count)
        return self._keep_positive_()

    def __isub__(self, other):
        for key, count in other.items():
            self._put_(key, self[key] - count)
        return self._keep_positive_()

    def __ior__(self, other):
        for key, count in other.items():
            if count > self[key]:
                self._put_(key, count)
        return self._keep_positive_()

    def __iand__(self, other):
        table = self._table
        for key in table:
            if other[key] < table[key]:
                self._put_(key, other[key])
        return self._keep_positive_()

    def __repr__(self):
        if len(self._table) == 0:
            return type(self).__name__ + '()'
        try:
            counts = self.most_common()
        except TypeError:
            # What cannot be compared is shown in the order of the dict.
            counts = list(self._table.items())
        return type(self).__name__ + '({' + ', '.join([repr(key) + ': ' + repr(count) for key, count in counts]) + '})'


def count_of(item):
    return item[1]
