"""Low-level helpers for sets and frozensets of text and bytes: tables without values (see tables.py), in the order of insertion, since Python fixes no order for these. They do what those of sets.py do."""

from serpentine_system import sets, table_keys, tables


def settle(s, key_hash):
    tables.settle(s, key_hash, False)


def contains(s, key, key_hash, key_eq):
    return tables.lookup(s, key, key_hash, key_eq, False) >= 0


def add(s, key, key_hash, key_eq):
    tables.find_or_add(s, key, key_hash, key_eq, False)


def discard(s, key, key_hash, key_eq):
    entry = tables.lookup(s, key, key_hash, key_eq, False)
    if entry >= 0:
        tables.remove(s, entry, False)
    return entry >= 0


def pop(s, key_hash):
    settle(s, key_hash)
    entry = tables.next_entry(s, 0)
    key = table_keys.at(s, s.keys, entry)
    tables.remove(s, entry, False)
    return key


def clear(s):
    tables.clear(s, False)


def reserve(s, more, key_hash):
    settle(s, key_hash)


def shrink(s):
    pass


def place_count(s, key_hash):
    if s.count > 0:
        settle(s, key_hash)
    return s.used


def fill(s):
    return s.used


def is_at(s, position):
    return s.hashes[position] != tables.DELETED


def hash_at(s, position):
    return s.hashes[position]


def add_hashed(s, key, hash, key_hash, key_eq):
    settle(s, key_hash)
    if tables.find(s, key, hash, key_eq) < 0:
        tables.add(s, key, hash, False)


def add_new_hashed(s, key, hash):
    tables.add(s, key, hash, False)


def put_hashed(s, key, hash, position):
    tables.add(s, key, hash, False)


def contains_hashed(s, key, hash, key_hash, key_eq):
    if s.count == 0:
        return False
    settle(s, key_hash)
    return tables.find(s, key, hash, key_eq) >= 0


def discard_hashed(s, key, hash, key_hash, key_eq):
    if s.count == 0:
        return False
    settle(s, key_hash)
    entry = tables.find(s, key, hash, key_eq)
    if entry >= 0:
        tables.remove(s, entry, False)
    return entry >= 0


def adopt(s, other):
    s.count = other.count
    s.used = other.used
    s.first = other.first
    s.free = other.free
    s.indexes = other.indexes
    s.hashes = other.hashes
    s.keys = other.keys


def start_iteration(ITERATOR, s, key_hash):
    return tables.start_iteration(ITERATOR, s)


def step(iterator):
    return tables.step(iterator, sets.changed)
