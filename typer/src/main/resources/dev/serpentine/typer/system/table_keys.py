"""Low-level helpers: the keys of a TABLE (see tables.py and sets.py).

Its field `keys` is an array of them. Of tuples of two or three items that are all words, or all texts, it is an array of the items instead, so that looking such a key up neither follows a pointer nor
needs a tuple: then the TABLE has a field `key` of the tuples' type, which is always null.
"""

from rpython.rtyper.lltypesystem.lltype import has_field, malloc, typeOf, zero


def width(TABLE):
    """How many items of the array an entry has."""
    if not has_field(TABLE, 'key'):
        return 1
    return 3 if has_field(TABLE.key.TO, 'item2') else 2


def new(TABLE, room):
    """An array for so many keys."""
    return malloc(TABLE.keys.TO, room * width(TABLE))


def at(table, keys, entry):
    """The key of an entry; a new tuple, where the items are kept."""
    TABLE = typeOf(table).TO
    if not has_field(TABLE, 'key'):
        return keys[entry]
    key = malloc(TABLE.key.TO)
    if has_field(TABLE.key.TO, 'item2'):
        key.item0 = keys[entry * 3]
        key.item1 = keys[entry * 3 + 1]
        key.item2 = keys[entry * 3 + 2]
    else:
        key.item0 = keys[entry * 2]
        key.item1 = keys[entry * 2 + 1]
    return key


def put(table, keys, entry, key):
    TABLE = typeOf(table).TO
    if not has_field(TABLE, 'key'):
        keys[entry] = key
    elif has_field(TABLE.key.TO, 'item2'):
        keys[entry * 3] = key.item0
        keys[entry * 3 + 1] = key.item1
        keys[entry * 3 + 2] = key.item2
    else:
        keys[entry * 2] = key.item0
        keys[entry * 2 + 1] = key.item1


def forget(table, entry):
    """Lets go of the key of an entry that is deleted."""
    keys = table.keys
    items = width(typeOf(table).TO)
    for i in range(entry * items, entry * items + items):
        keys[i] = zero(typeOf(keys).TO.OF)


def move(table, keys, entry, to, place):
    """Copies the key of an entry to a place of another array."""
    items = width(typeOf(table).TO)
    for i in range(items):
        to[place * items + i] = keys[entry * items + i]
