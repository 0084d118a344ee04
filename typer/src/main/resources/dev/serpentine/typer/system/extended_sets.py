"""What set and frozenset are to classes of the program that extend them, as `extended` says it of list and dict. What a frozenset holds is there once and for all."""

from serpentine_system.extended import define_operators
from serpentine_system.sorting import ABSENT, Absent


class ExtendedAnySet:
    """What both have."""

    _only_below_ = True

    def _plain_contents_(self):
        return self.__items

    def __len__(self):
        return len(self.__items)

    def __iter__(self):
        return iter(self.__items)

    def __contains__(self, item):
        return item in self.__items

    def union(self, *others):
        return self.__items.union(*others)

    def intersection(self, *others):
        return self.__items.intersection(*others)

    def difference(self, *others):
        return self.__items.difference(*others)

    def symmetric_difference(self, other):
        return self.__items.symmetric_difference(other)

    def issubset(self, other):
        return self.__items.issubset(other)

    def issuperset(self, other):
        return self.__items.issuperset(other)

    def isdisjoint(self, other):
        return self.__items.isdisjoint(other)

    def copy(self):
        return self.__items.copy()


class ExtendedFrozenSet(ExtendedAnySet):
    def __new__(cls, iterable=ABSENT, /):
        self = object.__new__(cls)
        self._ExtendedAnySet__items = frozen(iterable)
        return self

    # As in Python, keywords are for the __init__ of a class below.
    __new__._takes_no_keywords_ = True

    @staticmethod
    def _state_of_(original):
        return {} if type(original) is frozenset else {'_ExtendedAnySet__items': frozenset(frozenset.__iter__(original))}

    def __hash__(self):
        return hash(self._ExtendedAnySet__items)

    def __repr__(self):
        return type(self).__name__ + repr(self._ExtendedAnySet__items)[len('frozenset'):]


def frozen(iterable):
    return frozenset() if isinstance(iterable, Absent) else frozenset(iterable)


class ExtendedSet(ExtendedAnySet):
    def _made_(self):
        self._ExtendedAnySet__items = set()

    @staticmethod
    def _state_of_(original):
        return {} if type(original) is set else {'_ExtendedAnySet__items': set(set.__iter__(original))}

    def _refill_(self):
        self._ExtendedAnySet__items = self._ExtendedAnySet__items.copy()

    def __init__(self, iterable=ABSENT):
        items = self._plain_contents_()
        items.clear()
        if not isinstance(iterable, Absent):
            items.update(iterable)

    def add(self, item):
        self._plain_contents_().add(item)

    def discard(self, item):
        self._plain_contents_().discard(item)

    def remove(self, item):
        self._plain_contents_().remove(item)

    def pop(self):
        return self._plain_contents_().pop()

    def clear(self):
        self._plain_contents_().clear()

    def update(self, *others):
        self._plain_contents_().update(*others)

    def intersection_update(self, *others):
        self._plain_contents_().intersection_update(*others)

    def difference_update(self, *others):
        self._plain_contents_().difference_update(*others)

    def symmetric_difference_update(self, other):
        self._plain_contents_().symmetric_difference_update(other)

    __hash__ = None

    def __repr__(self):
        items = self._plain_contents_()
        if len(items) == 0:
            return type(self).__name__ + '()'
        return type(self).__name__ + '(' + repr(items) + ')'


for operators in (
        (ExtendedAnySet, '(set, frozenset)', 'or and sub xor eq ne lt le gt ge', 'or and sub xor', ''),
        (ExtendedSet, '(set, frozenset)', '', '', 'or and sub xor')):
    define_operators(*operators)
