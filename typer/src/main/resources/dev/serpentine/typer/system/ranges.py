"""Low-level helpers for range: plain numbers start, stop and step."""

from serpentine_system import indexes

TOO_MANY = 'Python int too large to convert to C ssize_t'


def length(start, stop, step):
    """How many items; the step is not 0."""
    count = indexes.stepped_count(start, stop, step)
    if count < 0:
        raise OverflowError(TOO_MANY)
    return count


def getitem(start, stop, step, index):
    count = length(start, stop, step)
    if not indexes.inside(index, count):
        index = indexes.from_end(index, count, 'range object index out of range')
    return start + index * step


def contains(start, stop, step, item):
    if step > 0:
        return start <= item and item < stop and is_step(start, item, step)
    return stop < item and item <= start and is_step(item, start, step)


def is_step(low, high, step):
    """Whether steps lead from one number to another, however far away."""
    distance = high - low
    if distance >= 0:
        return distance % step == 0
    return (high % step - low % step) % step == 0
