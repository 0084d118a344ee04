"""Low-level helpers for dict: tables with values (see tables.py). An entry's key and value are d.keys[entry] and d.values[entry]."""

from rpython.rtyper.lltypesystem.lltype import hlstr
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


def setitem(d, key, value, key_hash, key_eq):
    entry = tables.find_or_add(d, key, key_hash, key_eq, True)
    d.values[entry] = value


def delitem(d, key, key_hash, key_eq, key_repr):
    entry = tables.lookup(d, key, key_hash, key_eq, True)
    if entry < 0:
        missing(key, key_repr)
    tables.remove(d, entry, True)


def last_entry(d, key_hash):
    """The number of the last entry, for popitem, which removes it by remove_entry. There must be one."""
    if not d.indexes:
        tables.build(d, key_hash, True)
    return tables.previous_entry(d, d.used)


def remove_entry(d, entry):
    tables.remove(d, entry, True)


def clear(d):
    tables.clear(d, True)


def step(iterator):
    return tables.step(iterator, changed)


def step_back(iterator):
    return tables.step_back(iterator, changed)


def changed():
    raise RuntimeError('dictionary changed size during iteration')
