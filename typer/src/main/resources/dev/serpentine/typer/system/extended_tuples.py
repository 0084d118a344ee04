"""What tuple is to classes of the program that extend it: each instance holds a plain tuple, which its inherited methods work on, and what they give is plain."""

from rpython.rtyper.special_methods import name_in_errors
from serpentine_system.sorting import ABSENT, Absent

LARGEST = 9223372036854775807


class ExtendedTuple:
    _only_below_ = True
    _is_value_ = True

    def __new__(cls, iterable=ABSENT, /):
        self = object.__new__(cls)
        self.__items = plain(iterable)
        return self

    # As in Python, keywords are for the __init__ of a class below.
    __new__._takes_no_keywords_ = True

    @staticmethod
    def _state_of_(original):
        return {} if type(original) is tuple else {'_ExtendedTuple__items': tuple(tuple.__iter__(original))}

    def _plain_contents_(self):
        return self.__items

    def _plain_items_(self):
        return self.__items

    def __getnewargs__(self):
        return self.__items,

    def __len__(self):
        return len(self.__items)

    def __iter__(self):
        return iter(self.__items)

    def __contains__(self, item):
        return item in self.__items

    def __getitem__(self, index):
        return self.__items[index]

    __getitem__._annspecialcase_ = 'specialize:arg(1)'

    def __add__(self, other):
        if not is_tuple(other):
            raise TypeError('can only concatenate tuple (not "' + name_in_errors(type(other)) + '") to tuple')
        return self.__items + plain(other)

    def __mul__(self, times):
        return self.__items * times

    def __rmul__(self, times):
        return self.__items * times

    def __eq__(self, other):
        return self.__items == plain(other) if is_tuple(other) else NotImplemented

    def __ne__(self, other):
        return self.__items != plain(other) if is_tuple(other) else NotImplemented

    def __lt__(self, other):
        return self.__items < plain(other) if is_tuple(other) else NotImplemented

    def __le__(self, other):
        return self.__items <= plain(other) if is_tuple(other) else NotImplemented

    def __gt__(self, other):
        return self.__items > plain(other) if is_tuple(other) else NotImplemented

    def __ge__(self, other):
        return self.__items >= plain(other) if is_tuple(other) else NotImplemented

    def __hash__(self):
        return hash(self.__items)

    def __repr__(self):
        return repr(self.__items)

    def index(self, item, start=0, stop=LARGEST):
        return self.__items.index(item, start, stop)

    def count(self, item):
        return self.__items.count(item)


def is_tuple(value):
    return isinstance(value, tuple) or hasattr(value, '_plain_items_')


def plain(iterable):
    """The items of an iterable, or none, as a plain tuple."""
    if isinstance(iterable, Absent):
        return ()
    if hasattr(iterable, '_plain_items_'):
        return iterable._plain_items_()
    return tuple(iterable)
