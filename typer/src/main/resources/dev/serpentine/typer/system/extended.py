"""What list and dict are to classes of the program that extend them: each instance holds a plain container, which the methods that it inherits work on.

As in Python, no inherited method calls another that the program may have redefined, but for __missing__. The plain container is there from the start, even where the program's __init__ does not call
the inherited one.
"""

from rpython.rtyper.special_methods import method_of_class
from serpentine_system import contents
from serpentine_system.operator_signs import BINARY, COMPARISONS
from serpentine_system.sorting import ABSENT, Absent

LARGEST = 9223372036854775807


class ExtendedList:
    _only_below_ = True

    def _made_(self):
        self.__items = []

    @staticmethod
    def _state_of_(original):
        return {} if type(original) is list else {'_ExtendedList__items': list(list.__iter__(original))}

    def _plain_contents_(self):
        return self.__items

    def _refill_(self):
        """Of a copy that has got the original's attributes: Python appends the items."""
        items = self.__items
        self.__items = []
        for item in items:
            self.append(item)

    def __init__(self, iterable=ABSENT):
        items = self.__items
        items.clear()
        if not isinstance(iterable, Absent):
            items.extend(iterable)

    def __len__(self):
        return len(self.__items)

    def __iter__(self):
        return iter(self.__items)

    def __reversed__(self):
        return reversed(self.__items)

    def __contains__(self, item):
        return item in self.__items

    def __getitem__(self, index):
        return self.__items[index]

    def __setitem__(self, index, item):
        self.__items[index] = item

    def __delitem__(self, index):
        del self.__items[index]

    def append(self, item):
        self.__items.append(item)

    def extend(self, iterable):
        self.__items.extend(iterable)

    def insert(self, index, item):
        self.__items.insert(index, item)

    def pop(self, index=-1):
        return self.__items.pop(index)

    def remove(self, item):
        self.__items.remove(item)

    def index(self, item, start=0, stop=LARGEST):
        return self.__items.index(item, start, stop)

    def count(self, item):
        return self.__items.count(item)

    def sort(self, *, key=None, reverse=False):
        self.__items.sort(key=key, reverse=reverse)

    def reverse(self):
        self.__items.reverse()

    def clear(self):
        self.__items.clear()

    def copy(self):
        return self.__items.copy()

    def __iadd__(self, iterable):
        self.__items.extend(iterable)
        return self

    def __mul__(self, times):
        return self.__items * times

    def __rmul__(self, times):
        return self.__items * times

    def __imul__(self, times):
        items = self.__items
        items *= times
        return self

    def __repr__(self):
        return repr(self.__items)

    __hash__ = None


def merged(first, second):
    result = contents.of_mapping(first).copy()
    result.update(second)
    return result


class ExtendedDict:
    _only_below_ = True

    def _made_(self):
        self.__table = {}

    @staticmethod
    def _state_of_(original):
        return {} if type(original) is dict else {'_ExtendedDict__table': dict(dict.items(original))}

    def _plain_contents_(self):
        return self.__table

    def _refill_(self):
        """Of a copy that has got the original's attributes: Python puts the items in."""
        table = self.__table
        self.__table = {}
        for key, value in table.items():
            self[key] = value

    def __init__(self, source=ABSENT, /, **named):
        table = self.__table
        if not isinstance(source, Absent):
            table.update(source)
        table.update(named)

    def update(self, source=ABSENT, /, **named):
        table = self.__table
        if not isinstance(source, Absent):
            table.update(source)
        table.update(named)

    def __len__(self):
        return len(self.__table)

    def __iter__(self):
        return iter(self.__table)

    def __reversed__(self):
        return reversed(self.__table)

    def __contains__(self, key):
        return key in self.__table

    def __getitem__(self, key):
        table = self.__table
        entry = table._entry(key)
        if entry >= 0:
            return table._value_at(entry)
        return method_of_class(self, '__missing__')(key)

    def __missing__(self, key):
        raise KeyError(key)

    def __setitem__(self, key, value):
        self.__table[key] = value

    def __delitem__(self, key):
        del self.__table[key]

    def get(self, key, default=None):
        return self.__table.get(key, default)

    def setdefault(self, key, default=None):
        return self.__table.setdefault(key, default)

    def pop(self, key, *default):
        return self.__table.pop(key, *default)

    def popitem(self):
        return self.__table.popitem()

    def keys(self):
        return self.__table.keys()

    def values(self):
        return self.__table.values()

    def items(self):
        return self.__table.items()

    def clear(self):
        self.__table.clear()

    def copy(self):
        return contents.of_mapping(self).copy()

    @classmethod
    def fromkeys(cls, keys, value=None):
        result = cls()
        for key in keys:
            result[key] = value
        return result

    def __or__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        return merged(self, other)

    def __ror__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        return merged(other, self)

    def __ior__(self, other):
        self.__table.update(other)
        return self

    def __repr__(self):
        return repr(self.__table)

    __hash__ = None


SIGNS = {**BINARY, **COMPARISONS}


def define_operators(extended, kinds, names, reflected, in_place):
    """Those with another container of the kinds: the plain containers do them. Names are without underscores, signs by SIGNS."""
    for name in names.split():
        define(extended, kinds, name, 'return self._plain_contents_() %s contents.of(other)' % SIGNS[name])
    for name in reflected.split():
        define(extended, kinds, 'r' + name, 'return contents.of(other) %s self._plain_contents_()' % SIGNS[name])
    for name in in_place.split():
        define(extended, kinds, 'i' + name, 'items = self._plain_contents_()\n    items %s= contents.of(other)\n    return self' % SIGNS[name])


def define(extended, kinds, name, statements):
    source = 'def __%s__(self, other):\n    if not isinstance(other, %s):\n        return NotImplemented\n    %s\n' % (name, kinds, statements)
    namespace = dict(globals())
    exec(compile(source, 'serpentine_system/extended.py', 'exec'), namespace)
    setattr(extended, '__%s__' % name, namespace['__%s__' % name])


for operators in (
        (ExtendedList, 'list', 'add eq ne lt le gt ge', '', ''),
        (ExtendedDict, 'dict', 'eq ne', '', '')):
    define_operators(*operators)
