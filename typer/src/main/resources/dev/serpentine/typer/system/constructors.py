"""Containers made of iterables, and unpacking."""

from rpython.rlib.objectmodel import newlist_hint
from serpentine_system import contents, dict_methods, set_algebra
from serpentine_system.registry import constant_parameters


def builtin_list(iterable):
    if isinstance(iterable, list) and not hasattr(iterable, '_plain_contents_'):
        return iterable[:]
    if hasattr(iterable, '_rest_listed_'):
        return iterable._rest_listed_()
    result = newlist_hint(number_of_items(iterable))
    for item in iterable:
        result.append(item)
    return result


def number_of_items(iterable):
    """How many items it will give, where that is easily known; otherwise 0."""
    if isinstance(iterable, (range, str, bytes)):
        return len(iterable)
    if hasattr(iterable, '_items_left_'):
        return iterable._items_left_()
    return 0


def builtin_tuple(iterable):
    result = []
    for item in iterable:
        result.append(item)
    return tuple(result)


def builtin_set(iterable):
    result = set()
    set_algebra.update_from(result, iterable)
    return result


def builtin_frozenset(iterable):
    """Of what is no frozenset itself, which is core."""
    result = frozenset()
    set_algebra.update_from(result, iterable)
    return result


def builtin_dict(source, /, **named):
    result = {}
    dict_methods.update_from(result, source)
    for name in named:
        result[name] = named[name]
    return result


@constant_parameters('before', 'after')
def unpack(self, before, after):
    """The items of an iterable for an assignment to so many targets, as a tuple."""
    if hasattr(self, '_plain_items_') and not contents.iterates_by_itself(type(self)):
        return unpack_items(self._plain_items_(), before)
    return unpack_iterated(self, before)


@constant_parameters('before')
def unpack_items(items, before):
    """The same of a plain tuple; one of known length is what is looked for, and its items keep their types."""
    if hasattr(items, 'is_of_any_length') or len(items) != before:
        return unpack_iterated(items, before)
    return items


@constant_parameters('before')
def unpack_iterated(iterable, before):
    items = []
    for item in iterable:
        if len(items) == before:
            raise ValueError('too many values to unpack (expected ' + str(before) + ')')
        items.append(item)
    if len(items) < before:
        raise ValueError('not enough values to unpack (expected ' + str(before) + ', got ' + str(len(items)) + ')')
    return first_items(items, 0, before)


@constant_parameters('before', 'after')
def unpack_starred(self, before, after):
    """The same with a starred target between so many before and so many after it: its list stands in the tuple there."""
    items = builtin_list(self)
    if len(items) < before + after:
        raise ValueError('not enough values to unpack (expected at least ' + str(before + after) + ', got ' + str(len(items)) + ')')
    end = len(items) - after
    return first_items(items, 0, before) + (items[before:end],) + first_items(items[end:], 0, after)


@constant_parameters('start', 'count')
def first_items(items, start, count):
    if count == 0:
        return ()
    return (items[start],) + first_items(items, start + 1, count - 1)
