"""copy.copy and copy.deepcopy.

A class's function that copies its instances makes a new one and gives it what the old one holds. The copies of instances that one deepcopy() makes are kept by class, since a table has values
of one type. Lists and the like are copied where they stand: one that stands in two places would become two, which is refused when it is met.
"""

from collections import OrderedDict, deque
from enum import Enum
from sys import stdlib_module_names
from types import FunctionType

from rpython.rlib.objectmodel import specialize
from rpython.rtyper.special_methods import copy_attributes, store_attribute
from serpentine_system.registry import constant_parameters


def copy(x):
    if x is None:
        return x
    elif hasattr(x, '_refill_'):
        return shallow_copier(type(x))(x)
    elif isinstance(x, OrderedDict):
        return ordered_copier(type(x))(x)
    elif isinstance(x, (list, dict, set, bytearray, deque)):
        return x.copy()
    elif isinstance(x, (tuple, frozenset)) or is_plain(x) or isinstance(x, Enum):
        return x
    return shallow_copier(type(x))(x)


@specialize.memo()
def shallow_copier(cls):
    """The function that copies an instance of exactly that class."""
    if hasattr(cls, '__copy__'):
        def copied(instance):
            if isinstance(instance, cls):
                return instance.__copy__()
            raise TypeError('no ' + cls.__name__)
    else:
        require_no_protocol(cls)
        is_extended = extends_container(cls)

        def copied(instance):
            if isinstance(instance, cls):
                result = object.__new__(cls)
                copy_attributes(result, instance, None)
                if is_extended:
                    result._refill_()
                return result
            raise TypeError('no ' + cls.__name__)
    return copied


@specialize.memo()
def ordered_copier(cls):
    """The function that copies an OrderedDict of exactly that class."""
    if is_defined_by_program(cls, '__copy__'):
        def copied(instance):
            if isinstance(instance, cls):
                return instance.__copy__()
            raise TypeError('no ' + cls.__name__)
    else:
        refilled = refiller(cls)

        def copied(instance):
            return refilled(instance, None)
    return copied


@specialize.memo()
def ordered_deep_copier(cls):
    """The same with what it holds."""
    if is_defined_by_program(cls, '__deepcopy__'):
        def copied(instance, memo):
            if isinstance(instance, cls):
                return instance.__deepcopy__(memo)
            raise TypeError('no ' + cls.__name__)
        return copied
    return refiller(cls)


def refiller(cls):
    """What copies an OrderedDict as Python does, which pickles it: it is made of nothing, has the attributes of the other, and then its items. Asked while the program is translated."""
    require_no_protocol(cls)

    def refilled(instance, memo):
        if isinstance(instance, cls):
            result = cls()
            table = result._table
            copy_attributes(result, instance, memo)
            given = result._table
            result._table = table
            for key in given:
                result[key] = given[key]
            return result
        raise TypeError('no ' + cls.__name__)
    return refilled


def is_defined_by_program(cls, name):
    """Asked while the program is translated."""
    return any(name in ancestor.__dict__ and ancestor.__module__.split('.')[0] not in stdlib_module_names for ancestor in cls.__mro__)


def require_no_protocol(cls):
    """A class of the program that says how its instances are pickled is copied so too, in Python. Asked while the program is translated."""
    for name in ('__reduce__', '__reduce_ex__', '__getstate__', '__setstate__', '__getnewargs__', '__getnewargs_ex__', '__getattribute__'):
        method = getattr(cls, name, None)
        if isinstance(method, FunctionType) and method.__module__.split('.')[0] not in stdlib_module_names | {'_pydatetime'}:
            raise NotImplementedError('define __copy__ and __deepcopy__ of this class that has ' + name)


def extends_container(cls):
    """Whether what its instances hold is in an attribute, too. Asked while the program is translated."""
    if not issubclass(cls, (list, dict, set)) or any(ancestor.__module__ in ('collections', '_collections') for ancestor in cls.__mro__):
        return False
    if issubclass(cls, set) and cls.__init__ is not set.__init__:
        raise NotImplementedError('define __copy__ and __deepcopy__ of this set that has an __init__')
    return True


def is_plain(x):
    return x is None or isinstance(x, (int, float, str, bytes, range, slice)) or callable(x)


@constant_parameters('names')
def copy_each(target, source, names, memo):
    """Attributes of these names."""
    if len(names) > 0:
        if hasattr(source, names[0]):
            value = getattr(source, names[0])
            if memo is not None:
                store_attribute(target, names[0], copied_attribute(value, memo))
            elif names[0] == '__attribute_extras__':
                store_attribute(target, names[0], None if value is None else value.copy())
            else:
                store_attribute(target, names[0], value)
        copy_each(target, source, names[1:], memo)


def copied_attribute(value, memo):
    if is_plain(value) or value is None:
        return value
    return deep(value, memo)


class Memo:
    """One deepcopy(): its number, and the containers that it has met."""

    def __init__(self, number):
        self.number = number
        self.met = {}

    def meet(self, container):
        number = id(container)
        if number in self.met:
            raise TypeError('copy.deepcopy() of a list, dict or set that stands in two places is not supported: put it into an object of its own')
        self.met[number] = True

    def __setitem__(self, number, made):
        """What the program notes is noted anyway when its __deepcopy__ returns."""

    def get(self, number, default=None):
        return default


class Copies:
    """How many deepcopy() there were, how many are under way, and what forgets the copies of each class."""

    def __init__(self):
        self.last = 0
        self.depth = 0
        self.forgetting = []


copies = Copies()


def deepcopy(x, memo=None):
    if memo is not None:
        return deep(x, memo)
    copies.last += 1
    copies.depth += 1
    try:
        return deep(x, Memo(copies.last))
    finally:
        copies.depth -= 1
        if copies.depth == 0:
            for forget in copies.forgetting:
                forget()
            copies.forgetting.clear()


def deep(x, memo):
    if x is None:
        return x
    elif isinstance(x, (int, float, str, bytes, range, slice, Enum)) or callable(x):
        return x
    elif isinstance(x, tuple):
        return deep_tuple(x, memo)
    elif hasattr(x, '_refill_'):
        return deep_copier(type(x))(x, memo)
    elif isinstance(x, list):
        memo.meet(x)
        result = x.copy()
        for i in range(len(x)):
            first = first_place(x, i)
            result[i] = deep(x[i], memo) if first == i else result[first]
        return result
    elif isinstance(x, deque):
        memo.meet(x)
        result = x.copy()
        for i in range(len(x)):
            result[i] = deep(x[i], memo)
        return result
    elif isinstance(x, OrderedDict):
        memo.meet(x)
        return ordered_deep_copier(type(x))(x, memo)
    elif isinstance(x, dict):
        memo.meet(x)
        result = x.copy()
        result.clear()
        for key in x:
            result[deep(key, memo)] = deep(x[key], memo)
        return result
    elif isinstance(x, (set, frozenset)):
        memo.meet(x)
        items = [deep(item, memo) for item in x]
        return set(items) if isinstance(x, set) else frozenset(items)
    elif isinstance(x, bytearray):
        memo.meet(x)
        return x.copy()
    return deep_copier(type(x))(x, memo)


def deep_tuple(x, memo):
    if hasattr(x, 'is_of_any_length'):
        copied = tuple([deep(item, memo) for item in x])
        for i in range(len(x)):
            if copied[i] is not x[i]:
                return copied
        return x
    copied = deep_items(x, memo)
    return x if are_the_same(x, copied) else copied


def deep_items(x, memo):
    if len(x) == 0:
        return ()
    else:
        return (deep(x[0], memo),) + deep_items(x[1:], memo)


def are_the_same(x, y):
    """Whether two tuples of as many items hold the same objects: a tuple of what nothing can change is its own copy."""
    if len(x) == 0:
        return True
    else:
        return x[0] is y[0] and are_the_same(x[1:], y[1:])


def first_place(items, i):
    """Where in a list the same container stands first: what was one before is one in the copy."""
    if isinstance(items[i], (list, dict, set, bytearray)):
        for j in range(i):
            if items[j] is items[i]:
                return j
    return i


@specialize.memo()
def deep_copier(cls):
    """The function that copies an instance of exactly that class, with a table of its own."""
    made = {}
    state = [0]
    is_extended = extends_container(cls)
    has_own = hasattr(cls, '__deepcopy__')
    if not has_own:
        require_no_protocol(cls)

    def copied(instance, memo):
        if isinstance(instance, cls):
            if state[0] != memo.number:
                copies.forgetting.append(forget)
            state[0] = memo.number
            place = (memo.number, id(instance))
            if place in made:
                return made[place]
            if has_own:
                result = own(instance, memo)
                made[place] = result
                return result
            result = object.__new__(cls)
            made[place] = result
            copy_attributes(result, instance, memo)
            if is_extended:
                result._refill_()
            return result
        raise TypeError('no ' + cls.__name__)

    def forget():
        made.clear()

    if has_own:
        def own(instance, memo):
            return instance.__deepcopy__(memo)
    else:
        def own(instance, memo):
            return instance
    return copied
