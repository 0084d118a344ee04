"""Low-level helpers for bytes: pointers to BYTES."""

from rpython.rtyper.lltypesystem.lltype import BYTES, CHARS, ll_arraycopy, malloc
from serpentine_system import indexes, text
from serpentine_system.registry import changes_nothing, never_inlined


def new(length):
    b = malloc(BYTES)
    b.items = malloc(CHARS, length)
    return b


def length(b):
    return len(b.items)


def substring(b, start, stop):
    result = new(stop - start)
    ll_arraycopy(b.items, start, result.items, 0, stop - start)
    return result


def slice(b, start, stop):
    """b[start:stop] with any bounds: an absent start is 0, an absent stop the largest int."""
    start = indexes.slice_bound(start, len(b.items))
    stop = indexes.slice_bound(stop, len(b.items))
    return substring(b, start, stop if start < stop else start)


def slice_stepped(b, start, stop, step, has_start, has_stop):
    size = len(b.items)
    start = indexes.stepped_start(start, size, step, has_start)
    count = indexes.stepped_count(start, indexes.stepped_stop(stop, size, step, has_stop), step)
    result = new(count)
    text.copy_stepped(b.items, start, step, result.items, count)
    return result


def concat(a, b):
    result = new(len(a.items) + len(b.items))
    ll_arraycopy(a.items, 0, result.items, 0, len(a.items))
    ll_arraycopy(b.items, 0, result.items, len(a.items), len(b.items))
    return result


def eq(a, b):
    if a == b:
        return True
    if len(a.items) != len(b.items):
        return False
    return text.same_items(a.items, 0, b.items, 0, len(a.items))


def eq_or_none(a, b):
    """The same where either may be null."""
    if not a or not b:
        return not a and not b
    return eq(a, b)


def compare(a, b):
    """Negative, 0 or positive, as a is before, equal to or behind b."""
    return text.compare_items(a.items, b.items)


def contains(b, part):
    if len(part.items) == 0:
        return True
    return text.search_items(b.items, part.items, 0, len(b.items)) >= 0


def contains_byte(b, byte):
    """Whether a Signed is one of the bytes."""
    return text.index_of(b.items, byte, 0, len(b.items)) >= 0


@changes_nothing
@never_inlined
def hash(b):
    if b.hash == 0:
        b.hash = text.hash_items(b.items)
    return b.hash
