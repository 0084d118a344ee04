"""Low-level helpers for dict: tables with values (see tables.py). An entry's key and value are d.keys[entry] and d.values[entry]."""

from rpython.rtyper.lltypesystem.lltype import hlstr, int_div_trunc, nullptr, typeOf
from serpentine_system import errors, tables


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


def reserve(d, count):
    """Makes room for so many entries in an empty dict."""
    tables.rebuild(d, int_div_trunc(count * 3 + 1, 2), True)


def setitem(d, key, value, key_hash, key_eq):
    entry = tables.find_or_add(d, key, key_hash, key_eq, True)
    d.values[entry] = value


def setdefault(d, key, value, key_hash, key_eq):
    """The key's value; where the key is missing it gets this one."""
    entry = tables.find_or_complement(d, key, key_hash, key_eq, True)
    if entry < 0:
        entry = ~entry
        d.values[entry] = value
    return d.values[entry]


def delitem(d, key, key_hash, key_eq, key_repr):
    entry = tables.lookup(d, key, key_hash, key_eq, True)
    if entry < 0:
        missing(key, key_repr)
    tables.remove(d, entry, True)


def last_entry(d, key_hash):
    """The number of the last entry, for popitem, which removes it by remove_entry. There must be one."""
    tables.settle(d, key_hash, True)
    tables.trim(d)
    return d.used - 1


def remove_entry(d, entry):
    tables.remove(d, entry, True)


def clear(d):
    tables.clear(d, True)


def start_iteration(ITERATOR, d):
    """A forward iterator has a field more, left: how many entries it may still give."""
    iterator = tables.start_iteration(ITERATOR, d)
    iterator.left = d.count
    return iterator


def step(iterator):
    entry = tables.step(iterator, changed)
    if entry >= 0:
        if iterator.left == 0:
            iterator.table = nullptr(typeOf(iterator.table).TO)
            keys_changed()
        iterator.left -= 1
    return entry


def step_back(iterator):
    return tables.step_back(iterator, changed)


def changed():
    raise RuntimeError('dictionary changed size during iteration')


def keys_changed():
    raise RuntimeError('dictionary keys changed during iteration')
