"""Low-level helpers for dict: tables with values (see tables.py).

An iterator over a dict is a struct with the fields table, position and expected, made by start_iteration(ITERATOR, d); step(iterator) gives the
number of the next entry, whose key and value are d.keys[entry] and d.values[entry], or -1 at the end.
"""

from rpython.rtyper.lltypesystem.lltype import hlstr, malloc, nullptr, typeOf
from serpentine_system import errors, tables


def new(DICT):
    return malloc(DICT)


def length(d):
    return d.count


def is_true(d):
    return d.count != 0


def contains(d, key, key_hash, key_eq):
    return tables.lookup(d, key, key_hash, key_eq, True) >= 0


def lookup(d, key, key_hash, key_eq):
    """The number of the key's entry, or -1."""
    return tables.lookup(d, key, key_hash, key_eq, True)


def getitem(d, key, key_hash, key_eq, key_repr):
    """d[key]; key_repr gives the repr of a key, a pointer to STR."""
    entry = tables.lookup(d, key, key_hash, key_eq, True)
    if entry < 0:
        missing(key, key_repr)
    return d.values[entry]


def missing(key, key_repr):
    errors.raise_key_error(hlstr(key_repr(key)))


def get(d, key, default, key_hash, key_eq):
    """d.get(key, default)."""
    entry = tables.lookup(d, key, key_hash, key_eq, True)
    if entry < 0:
        return default
    return d.values[entry]


def setitem(d, key, value, key_hash, key_eq):
    entry = tables.find_or_add(d, key, key_hash, key_eq, True)
    d.values[entry] = value


def setdefault(d, key, default, key_hash, key_eq):
    """d.setdefault(key, default)."""
    count = d.count
    entry = tables.find_or_add(d, key, key_hash, key_eq, True)
    if d.count != count:
        d.values[entry] = default
    return d.values[entry]


def delitem(d, key, key_hash, key_eq, key_repr):
    entry = tables.lookup(d, key, key_hash, key_eq, True)
    if entry < 0:
        missing(key, key_repr)
    tables.remove(d, entry, True)


def pop(d, key, key_hash, key_eq, key_repr):
    """d.pop(key)."""
    entry = tables.lookup(d, key, key_hash, key_eq, True)
    if entry < 0:
        missing(key, key_repr)
    value = d.values[entry]
    tables.remove(d, entry, True)
    return value


def pop_or(d, key, default, key_hash, key_eq):
    """d.pop(key, default)."""
    entry = tables.lookup(d, key, key_hash, key_eq, True)
    if entry < 0:
        return default
    value = d.values[entry]
    tables.remove(d, entry, True)
    return value


def last_entry(d, key_hash):
    """The number of the last entry, for popitem, which removes it by remove_entry."""
    if d.count == 0:
        errors.raise_key_error("'popitem(): dictionary is empty'")
    if not d.indexes:
        tables.build(d, key_hash, True)
    return tables.previous_entry(d, d.used)


def remove_entry(d, entry):
    tables.remove(d, entry, True)


def clear(d):
    tables.clear(d, True)


def copy(d):
    return tables.copy(d, True)


def next_entry(d, position):
    """The first live entry from a position on, or -1."""
    return tables.next_entry(d, position)


def start_iteration(ITERATOR, d):
    iterator = malloc(ITERATOR)
    iterator.table = d
    iterator.expected = d.count
    return iterator


def start_reversed(ITERATOR, d):
    iterator = start_iteration(ITERATOR, d)
    iterator.position = d.used
    return iterator


def step(iterator):
    """The next entry of a forward iterator, or -1 at the end."""
    d = iterator.table
    if not d:
        return -1
    if d.count != iterator.expected:
        changed()
    entry = tables.next_entry(d, iterator.position)
    if entry < 0:
        iterator.table = nullptr(typeOf(d).TO)
    else:
        iterator.position = entry + 1
    return entry


def step_back(iterator):
    """The next entry of a reversed iterator, or -1 at the end."""
    d = iterator.table
    if not d:
        return -1
    if d.count != iterator.expected:
        changed()
    entry = tables.previous_entry(d, iterator.position - 1)
    if entry < 0:
        iterator.table = nullptr(typeOf(d).TO)
    else:
        iterator.position = entry
    return entry


def changed():
    raise RuntimeError('dictionary changed size during iteration')
