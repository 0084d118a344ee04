"""Low-level helpers: indexes and slice bounds, with Python's rules."""

from rpython.rtyper.lltypesystem.lltype import Signed, Unsigned, cast_primitive, uint_div


def inside(index, length):
    """0 <= index < length in one comparison."""
    return cast_primitive(Unsigned, index) < cast_primitive(Unsigned, length)


def from_end(index, length, message):
    """The index that a negative one means; IndexError where there is none."""
    if index < 0:
        index += length
        if index >= 0:
            return index
    raise IndexError(message)


def slice_bound(bound, length):
    """A bound of a slice without step, between 0 and the length."""
    if bound < 0:
        bound += length
        if bound < 0:
            return 0
        return bound
    if bound > length:
        return length
    return bound


def stepped_start(start, length, step, has_start):
    """The first index of a slice with a step."""
    if step == 0:
        raise ValueError('slice step cannot be zero')
    if not has_start:
        return length - 1 if step < 0 else 0
    return stepped_bound(start, length, step)


def stepped_stop(stop, length, step, has_stop):
    """The index before which a slice with a step ends; -1 where a negative step goes to the front."""
    if not has_stop:
        return -1 if step < 0 else length
    return stepped_bound(stop, length, step)


def stepped_bound(bound, length, step):
    if bound < 0:
        bound += length
        if bound < 0:
            return -1 if step < 0 else 0
    elif bound >= length:
        return length - 1 if step < 0 else length
    return bound


def stepped_count(start, stop, step):
    """How many indexes there are from start to before stop; of more than an int can be, a negative number."""
    if step < 0:
        if stop < start:
            return cast_primitive(Signed, uint_div(start - stop - 1, negated(step))) + 1
        return 0
    if start < stop:
        return cast_primitive(Signed, uint_div(stop - start - 1, step)) + 1
    return 0


def negated(step):
    """The size of a negative step; the smallest int's is cut to the largest int."""
    if step < -9223372036854775807:
        return 9223372036854775807
    return -step


# More items at once are taken for a mistake that no machine has room for; less, the allocator decides.
MOST_ITEMS = 1 << 36


def require_room(count):
    """Of a new array for so many items."""
    if count > MOST_ITEMS:
        raise MemoryError()
