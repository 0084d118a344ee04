"""Low-level helpers for set and frozenset, but those of text: hash tables that are laid out, grow and are emptied as CPython's are, since that fixes the order of their items wherever it fixes hashes.

A SET is a struct with the fields
    count   items
    fill    places that are not empty: items, and places whose item was removed
    finger  where pop() begins to look
    hashes  array, a power of two long: a mark of each place (see below); null while nothing was put in or looked up
    keys    array of the items, equally long, or of what is in these (see table_keys.py)
The item with a given hash is looked for at its place, at the nine that follow if these are all within the table, then elsewhere, and so on. A place whose item was removed is passed by when items are looked for, and may be taken again.
A fresh struct, all zero, is an empty set. A prebuilt set has count, and as many keys, and no hashes: what asks it first hashes its items and lays them out.

key_hash and key_eq are functions, the same for all calls on one set.
"""

from rpython.rtyper.lltypesystem.lltype import GcArray, Signed, Unsigned, cast_primitive, malloc, nullptr, typeOf, uint_rshift
from serpentine_system import table_keys
from serpentine_system.registry import changes_nothing, never_inlined

HASHES = GcArray(Signed)
SMALLEST = 8
NEIGHBOURS = 9
SLOWER_FROM = 50000

# Marks: the hash plus one, so that a new array of zeros is empty. No hash is -1, as in Python, and none is mistaken for the mark of a removed item.
EMPTY = 0
REMOVED = -9223372036854775808
HASH_BITS = 9223372036854775807


def mark(hash):
    result = hash + 1
    return result - cast_primitive(Signed, result & HASH_BITS == 0)


def is_item(mark):
    return mark & HASH_BITS != 0


def settle(s, key_hash):
    """Makes a table of a prebuilt set."""
    if not s.hashes:
        lay_out_items(s, key_hash)


@changes_nothing
@never_inlined
def lay_out_items(s, key_hash):
    if s.count > 0:
        lay_out(s, key_hash)


def lay_out(s, key_hash):
    """As if the items of a prebuilt set were added one by one."""
    keys = s.keys
    marks = malloc(HASHES, s.count)
    for i in range(len(marks)):
        marks[i] = mark(key_hash(table_keys.at(s, keys, i)))
    s.count = 0
    resize(s, 0)
    for i in range(len(marks)):
        add_new(s, table_keys.at(s, keys, i), marks[i])
        grow(s)


def places(s):
    """How many places the table has."""
    return len(s.hashes) if s.hashes else SMALLEST


@never_inlined
def found(s, key, mark, key_eq):
    """Where the item is, or the inverse of the place where it would stand; a negative number where there is no table."""
    hashes = s.hashes
    while hashes:
        position = place(s, key, mark, key_eq, True)
        if s.hashes == hashes:
            return position
        # Comparing items has changed the set.
        hashes = s.hashes
    return -1


def find(s, key, mark, key_eq):
    """Of a set with a table: where the item is, or a negative number."""
    return place(s, key, mark, key_eq, False)


def place(s, key, mark, key_eq, to_add):
    """The same; where the item is missing and to_add, which is constant, the inverse of its place: the last on the way to an empty one where an item was removed, else the empty one."""
    hashes = s.hashes
    keys = s.keys
    mask = len(hashes) - 1
    start = (mark - 1) & mask
    perturbation = cast_primitive(Unsigned, mark - 1)
    removed = -1
    while True:
        position = start
        last = start
        if start + NEIGHBOURS <= mask:
            last = start + NEIGHBOURS
        while position <= last:
            found = hashes[position]
            if found == mark:
                if key_eq(table_keys.at(s, keys, position), key):
                    if s.hashes != hashes:
                        return place(s, key, mark, key_eq, to_add)
                    return position
            elif found == EMPTY:
                if to_add and removed >= 0:
                    return ~removed
                return ~position
            elif to_add and found == REMOVED:
                removed = position
            position += 1
        perturbation = uint_rshift(perturbation, 5)
        start = (start * 5 + 1 + cast_primitive(Signed, perturbation)) & mask


def empty_place(hashes, mark):
    """The first empty place on a hash's way."""
    mask = len(hashes) - 1
    start = (mark - 1) & mask
    perturbation = cast_primitive(Unsigned, mark - 1)
    while True:
        position = start
        last = start
        if start + NEIGHBOURS <= mask:
            last = start + NEIGHBOURS
        while position <= last:
            if hashes[position] == EMPTY:
                return position
            position += 1
        perturbation = uint_rshift(perturbation, 5)
        start = (start * 5 + 1 + cast_primitive(Signed, perturbation)) & mask


def put(s, key, mark, position):
    """Puts an item into a place without one."""
    if s.hashes[position] == EMPTY:
        s.fill += 1
    s.hashes[position] = mark
    table_keys.put(s, s.keys, position, key)
    s.count += 1


def add_new(s, key, mark):
    """Adds an item that is not there to a table with room and without removed items."""
    put(s, key, mark, empty_place(s.hashes, mark))


def grow(s):
    """After an item was added."""
    if s.fill * 5 >= (len(s.hashes) - 1) * 3:
        refresh(s)


def refresh(s):
    """A table without removed items, with room for some more."""
    count = s.count
    resize(s, count * 2 if count > SLOWER_FROM else count * 4)


def resize(s, least):
    """Lays the items out anew, in the order in which they stand, in a table of more than so many places."""
    size = SMALLEST
    while size <= least:
        size *= 2
    old_hashes = s.hashes
    if old_hashes and size == SMALLEST and len(old_hashes) == SMALLEST and s.fill == s.count:
        return
    old_keys = s.keys
    hashes = malloc(HASHES, size)
    keys = table_keys.new(typeOf(s).TO, size)
    s.hashes = hashes
    s.keys = keys
    if old_hashes:
        for i in range(len(old_hashes)):
            mark = old_hashes[i]
            if is_item(mark):
                position = empty_place(hashes, mark)
                hashes[position] = mark
                table_keys.move(s, old_keys, i, keys, position)
    s.fill = s.count


def reserve(s, more, key_hash):
    """Before so many items are added at once."""
    settle(s, key_hash)
    if (s.fill + more) * 5 >= (places(s) - 1) * 3:
        resize(s, (s.count + more) * 2)
    elif not s.hashes:
        resize(s, 0)


def contains(s, key, key_hash, key_eq):
    settle(s, key_hash)
    return found(s, key, mark(key_hash(key)), key_eq) >= 0


def add(s, key, key_hash, key_eq):
    settle(s, key_hash)
    add_marked(s, key, mark(key_hash(key)), key_eq)


def add_marked(s, key, mark, key_eq):
    """Of a set that has a table unless it has no items."""
    position = found(s, key, mark, key_eq)
    if position < 0:
        add_missing(s, key, mark, ~position)


def add_missing(s, key, mark, position):
    """Adds an item to a set; the place was found where there is a table."""
    if not s.hashes:
        resize(s, 0)
        position = empty_place(s.hashes, mark)
    before = s.fill
    put(s, key, mark, position)
    if s.fill != before:
        grow(s)


def discard(s, key, key_hash, key_eq):
    """Whether the item was there."""
    if s.count == 0:
        return False
    settle(s, key_hash)
    return discard_marked(s, key, mark(key_hash(key)), key_eq)


def discard_marked(s, key, mark, key_eq):
    if s.count == 0:
        return False
    position = find(s, key, mark, key_eq)
    if position < 0:
        return False
    remove(s, position)
    return True


def remove(s, position):
    s.hashes[position] = REMOVED
    table_keys.forget(s, position)
    s.count -= 1


def pop(s, key_hash):
    """Takes an item out: the first from the place on that follows where the last one was taken. There must be one."""
    settle(s, key_hash)
    hashes = s.hashes
    mask = len(hashes) - 1
    position = s.finger & mask
    while not is_item(hashes[position]):
        position = (position + 1) & mask
    key = table_keys.at(s, s.keys, position)
    remove(s, position)
    s.finger = position + 1
    return key


def clear(s):
    s.count = 0
    s.fill = 0
    s.hashes = nullptr(HASHES)
    s.keys = nullptr(typeOf(s).TO.keys.TO)


# Steps of the set algebra in set_methods.py, which has hashes computed once and keeps the order of places

def place_count(s, key_hash):
    settle(s, key_hash)
    return places(s)


def fill(s):
    return s.fill


def is_at(s, position):
    return is_item(s.hashes[position]) if s.hashes else False


def hash_at(s, position):
    return s.hashes[position] - 1


def add_hashed(s, key, hash, key_hash, key_eq):
    settle(s, key_hash)
    add_marked(s, key, hash + 1, key_eq)


def add_new_hashed(s, key, hash):
    add_new(s, key, hash + 1)


def put_hashed(s, key, hash, position):
    put(s, key, hash + 1, position)


def contains_hashed(s, key, hash, key_hash, key_eq):
    if s.count == 0:
        return False
    settle(s, key_hash)
    return find(s, key, hash + 1, key_eq) >= 0


def discard_hashed(s, key, hash, key_hash, key_eq):
    settle(s, key_hash)
    return discard_marked(s, key, hash + 1, key_eq)


def shrink(s):
    """After many items may have been removed."""
    if s.hashes and s.fill - s.count > (len(s.hashes) - 1) // 4:
        refresh(s)


def adopt(s, other):
    """Takes the other's items, which is of no use any more."""
    s.count = other.count
    s.fill = other.fill
    s.hashes = other.hashes
    s.keys = other.keys


# Iterators: structs with the fields table, position and expected

def start_iteration(ITERATOR, s, key_hash):
    settle(s, key_hash)
    iterator = malloc(ITERATOR)
    iterator.table = s
    iterator.expected = s.count
    return iterator


def step(iterator):
    """The next item's place, or -1 at the end."""
    s = iterator.table
    if not s:
        return -1
    if s.count != iterator.expected:
        changed()
    hashes = s.hashes
    if hashes:
        position = iterator.position
        size = len(hashes)
        while position < size:
            if is_item(hashes[position]):
                iterator.position = position + 1
                return position
            position += 1
    iterator.table = nullptr(typeOf(s).TO)
    return -1


def changed():
    raise RuntimeError('Set changed size during iteration')
