"""Low-level helpers: the hash table under dicts, and under sets of text.

A TABLE is a struct with the fields
    count    live entries
    used     entries in use at the front of the arrays, deleted ones among them
    first    where to look for the first live entry: all before are deleted. So taking entries from the front takes no longer the more are gone. Negative while nobody knows the hashes
    free     how many entries may still be added before the table must be rebuilt
    indexes  array of Int32, a power of two long: 0 empty, -1 deleted, else an entry's number plus 1; null while there are no arrays
    hashes   array of Signed: each entry's hash, -1 if it is deleted
    keys     array of keys, or of their items (see table_keys.py)
    values   array of values; sets have none
Entries stand in the order of insertion. All arrays of entries are equally long. A fresh struct, all zero, is an empty table. A prebuilt table has
count, used, hashes (of zeros), keys and values, a negative first and no indexes: what asks it first hashes its keys.

key_hash and key_eq are functions, the same for all calls on one table. No hash is -1, as in Python. with_values is constant.
"""

from rpython.rtyper.lltypesystem.lltype import Float, GcArray, Int32, Signed, UniChar, Unsigned, cast_primitive, int_div_trunc, ll_arraycopy, malloc, nullptr, typeOf, uint_rshift, zero
from serpentine_system import table_keys
from serpentine_system.registry import changes_nothing, never_inlined

INDEXES = GcArray(Int32)
HASHES = GcArray(Signed)
CHARACTERS = GcArray(UniChar)
FLOATS = GcArray(Float)
DELETED = -1


def lookup(table, key, key_hash, key_eq, with_values):
    """The number of the key's entry, or a negative number."""
    settle(table, key_hash, with_values)
    return found(table, key, key_hash(key), key_eq)


def settle(table, key_hash, with_values):
    """Sees to it that the hashes of a prebuilt table are known."""
    if table.first < 0:
        build(table, key_hash, with_values)


@changes_nothing
@never_inlined
def build(table, key_hash, with_values):
    """Makes the hashes and indexes of a prebuilt table."""
    for entry in range(table.used):
        table.hashes[entry] = key_hash(table_keys.at(table, table.keys, entry))
    rebuild(table, table.count * 2, with_values)


@never_inlined
def found(table, key, hash, key_eq):
    """The number of the key's entry, or the inverse of the empty place in the indexes where its way ends, of 0 where there are none."""
    while True:
        hashes = table.hashes
        entry = place(table, key, hash, key_eq)
        if table.hashes == hashes:
            return entry
        # Comparing keys has changed the table.


def find(table, key, hash, key_eq):
    """The number of the key's entry, or a negative number, for its hash and a table whose hashes are known."""
    return place(table, key, hash, key_eq)


def place(table, key, hash, key_eq):
    """The number of the key's entry, or the inverse of the empty place in the indexes where its way ends; of 0 where there are none."""
    indexes = table.indexes
    hashes = table.hashes
    keys = table.keys
    if not indexes:
        return -1
    mask = len(indexes) - 1
    position = hash & mask
    perturbation = cast_primitive(Unsigned, hash)
    while True:
        entry = cast_primitive(Signed, indexes[position]) - 1
        if entry >= 0:
            if are_fast_to_compare(keys) or hashes[entry] == hash:
                if key_eq(table_keys.at(table, keys, entry), key):
                    return entry
        elif entry == -1:
            return ~position
        perturbation = uint_rshift(perturbation, 5)
        position = (position * 5 + cast_primitive(Signed, perturbation) + 1) & mask


def are_fast_to_compare(keys):
    """Whether comparing keys takes no longer than comparing their hashes, and nobody sees that they are compared."""
    KEYS = typeOf(keys).TO
    return KEYS is HASHES or KEYS is CHARACTERS or KEYS is FLOATS


def find_or_add(table, key, key_hash, key_eq, with_values):
    """The number of the key's entry, which is added where it was missing: then it is table.used - 1, and table.count has grown."""
    settle(table, key_hash, with_values)
    hash = key_hash(key)
    entry = found(table, key, hash, key_eq)
    if entry < 0:
        entry = add_missing(table, key, hash, ~entry, with_values)
    return entry


def find_or_complement(table, key, key_hash, key_eq, with_values):
    """The number of the key's entry; of one that was added because it was missing, the inverse of it."""
    settle(table, key_hash, with_values)
    hash = key_hash(key)
    entry = found(table, key, hash, key_eq)
    if entry < 0:
        entry = ~add_missing(table, key, hash, ~entry, with_values)
    return entry


def add_missing(table, key, hash, position, with_values):
    """Adds an entry for a key whose way through the indexes, if there are any, ended at a free place when it was looked for."""
    if table.free == 0 or cast_primitive(Signed, table.indexes[position]) != 0:
        # There is no room, or comparing keys has changed the table.
        return add(table, key, hash, with_values)
    return add_at(table, key, hash, position)


def add(table, key, hash, with_values):
    """Adds an entry for a key that is not there; its value is zero."""
    if table.free == 0:
        rebuild(table, table.count * 3 + 1, with_values)
    return add_at(table, key, hash, free_place(table.indexes, hash))


def add_at(table, key, hash, position):
    """The same for a table with room, and a free place in its indexes."""
    entry = table.used
    table.hashes[entry] = hash
    table_keys.put(table, table.keys, entry, key)
    table.used = entry + 1
    table.free -= 1
    table.count += 1
    table.indexes[position] = cast_primitive(Int32, entry + 1)
    return entry


def free_place(indexes, hash):
    """The first place on a hash's way that no entry has."""
    mask = len(indexes) - 1
    position = hash & mask
    perturbation = cast_primitive(Unsigned, hash)
    while cast_primitive(Signed, indexes[position]) > 0:
        perturbation = uint_rshift(perturbation, 5)
        position = (position * 5 + cast_primitive(Signed, perturbation) + 1) & mask
    return position


def rebuild(table, size, with_values):
    """Closes the gaps of deleted entries and makes room for two thirds of a power of two that is at least the size, and 8. It is the room that Python makes: an iterator that entries are exchanged under tells."""
    places = 8
    while places < size:
        places = places * 2
    room = int_div_trunc(places * 2, 3)
    count = table.count
    if with_values:
        table.values = compacted(table, malloc(typeOf(table).TO.values.TO, room), table.values)
    table.keys = compacted_keys(table, table_keys.new(typeOf(table).TO, room))
    hashes = compacted(table, malloc(HASHES, room), table.hashes)
    table.hashes = hashes
    table.indexes = indexed(hashes, count, places)
    table.used = count
    table.first = 0
    table.free = room - count


def indexed(hashes, count, places):
    """The indexes of entries without gaps."""
    indexes = malloc(INDEXES, places)
    for entry in range(count):
        indexes[free_place(indexes, hashes[entry])] = cast_primitive(Int32, entry + 1)
    return indexes


def compacted(table, to, items):
    """Copies what belongs to live entries."""
    used = table.used
    if used == table.count:
        if used > 0:
            ll_arraycopy(items, 0, to, 0, used)
        return to
    hashes = table.hashes
    count = 0
    for entry in range(used):
        if hashes[entry] != DELETED:
            to[count] = items[entry]
            count += 1
    return to


def compacted_keys(table, to):
    """Copies the keys of live entries."""
    used = table.used
    keys = table.keys
    if used == table.count:
        if used > 0:
            ll_arraycopy(keys, 0, to, 0, used * table_keys.width(typeOf(table).TO))
        return to
    hashes = table.hashes
    count = 0
    for entry in range(used):
        if hashes[entry] != DELETED:
            table_keys.move(table, keys, entry, to, count)
            count += 1
    return to


def remove(table, entry, with_values):
    """Deletes a live entry of a table whose hashes are known."""
    remove_index(table.indexes, table.hashes[entry], entry)
    table.hashes[entry] = DELETED
    table_keys.forget(table, entry)
    if with_values:
        table.values[entry] = zero(typeOf(table).TO.values.TO.OF)
    table.count -= 1
    if entry == table.first:
        table.first = entry + 1


def remove_index(indexes, hash, entry):
    mask = len(indexes) - 1
    position = hash & mask
    perturbation = cast_primitive(Unsigned, hash)
    while cast_primitive(Signed, indexes[position]) != entry + 1:
        perturbation = uint_rshift(perturbation, 5)
        position = (position * 5 + cast_primitive(Signed, perturbation) + 1) & mask
    indexes[position] = cast_primitive(Int32, DELETED)


def trim(table):
    """Lets the entries in use end with a live one, so that the next last one is found at once. As in Python, only popitem() does: else a new key would stand where an iterator has been."""
    used = table.used
    while used > 0 and table.hashes[used - 1] == DELETED:
        used -= 1
    table.used = used
    if table.first > used:
        table.first = used


def next_entry(table, position):
    """The first live entry from a position on, or -1."""
    used = table.used
    if position < table.first:
        position = table.first
    while position < used:
        if table.hashes[position] != DELETED:
            return position
        position += 1
    return -1


def previous_entry(table, position):
    """The last live entry before or at a position, or -1."""
    if position >= table.used:
        position = table.used - 1
    while position >= 0 and position >= table.first:
        if table.hashes[position] != DELETED:
            return position
        position -= 1
    return -1


def clear(table, with_values):
    TABLE = typeOf(table).TO
    table.count = 0
    table.used = 0
    table.first = 0
    table.free = 0
    table.indexes = nullptr(INDEXES)
    table.hashes = nullptr(HASHES)
    table.keys = nullptr(TABLE.keys.TO)
    if with_values:
        table.values = nullptr(TABLE.values.TO)


# Iterators: structs with the fields table, position and expected. What changed() raises stops one whose table has grown or shrunk.

def start_iteration(ITERATOR, table):
    iterator = malloc(ITERATOR)
    iterator.table = table
    iterator.expected = table.count
    return iterator


def start_reversed(ITERATOR, table):
    iterator = start_iteration(ITERATOR, table)
    iterator.position = table.used
    return iterator


def step(iterator, changed):
    """The number of the next entry of a forward iterator, or -1 at the end."""
    table = iterator.table
    if not table:
        return -1
    if table.count != iterator.expected:
        changed()
    entry = next_entry(table, iterator.position)
    if entry < 0:
        iterator.table = nullptr(typeOf(table).TO)
    else:
        iterator.position = entry + 1
    return entry


def step_back(iterator, changed):
    """The number of the next entry of a reversed iterator, or -1 at the end."""
    table = iterator.table
    if not table:
        return -1
    if table.count != iterator.expected:
        changed()
    entry = previous_entry(table, iterator.position - 1)
    if entry < 0:
        iterator.table = nullptr(typeOf(table).TO)
    else:
        iterator.position = entry
    return entry
