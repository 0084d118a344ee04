"""Low-level helpers for set and frozenset: tables without values (see tables.py). Iterators are as those of dicts."""

from rpython.rtyper.lltypesystem.lltype import hlstr, malloc, nullptr, typeOf
from serpentine_system import errors, tables


def new(SET):
    return malloc(SET)


def length(s):
    return s.count


def is_true(s):
    return s.count != 0


def contains(s, key, key_hash, key_eq):
    return tables.lookup(s, key, key_hash, key_eq, False) >= 0


def add(s, key, key_hash, key_eq):
    tables.find_or_add(s, key, key_hash, key_eq, False)


def discard(s, key, key_hash, key_eq):
    entry = tables.lookup(s, key, key_hash, key_eq, False)
    if entry >= 0:
        tables.remove(s, entry, False)


def remove(s, key, key_hash, key_eq, key_repr):
    """s.remove(key); key_repr gives the repr of a key, a pointer to STR."""
    entry = tables.lookup(s, key, key_hash, key_eq, False)
    if entry < 0:
        errors.raise_key_error(hlstr(key_repr(key)))
    tables.remove(s, entry, False)


def pop(s, key_hash):
    if s.count == 0:
        errors.raise_key_error("'pop from an empty set'")
    if not s.indexes:
        tables.build(s, key_hash, False)
    entry = tables.next_entry(s, 0)
    key = s.keys[entry]
    tables.remove(s, entry, False)
    return key


def clear(s):
    tables.clear(s, False)


def copy(s):
    return tables.copy(s, False)


def next_entry(s, position):
    """The first live entry from a position on, or -1."""
    return tables.next_entry(s, position)


def start_iteration(ITERATOR, s):
    iterator = malloc(ITERATOR)
    iterator.table = s
    iterator.expected = s.count
    return iterator


def step(iterator):
    """The next entry of an iterator, or -1 at the end."""
    s = iterator.table
    if not s:
        return -1
    if s.count != iterator.expected:
        raise RuntimeError('Set changed size during iteration')
    entry = tables.next_entry(s, iterator.position)
    if entry < 0:
        iterator.table = nullptr(typeOf(s).TO)
    else:
        iterator.position = entry + 1
    return entry
