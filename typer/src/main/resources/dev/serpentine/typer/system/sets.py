"""Low-level helpers for set and frozenset: tables without values (see tables.py)."""

from serpentine_system import tables


def contains(s, key, key_hash, key_eq):
    return tables.lookup(s, key, key_hash, key_eq, False) >= 0


def add(s, key, key_hash, key_eq):
    tables.find_or_add(s, key, key_hash, key_eq, False)


def discard(s, key, key_hash, key_eq):
    entry = tables.lookup(s, key, key_hash, key_eq, False)
    if entry >= 0:
        tables.remove(s, entry, False)


def pop(s, key_hash):
    """Takes the first item out. There must be one."""
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


def step(iterator):
    return tables.step(iterator, changed)


def changed():
    raise RuntimeError('Set changed size during iteration')
