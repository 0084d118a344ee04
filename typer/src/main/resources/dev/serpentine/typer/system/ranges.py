"""Low-level helpers for range: plain numbers start, stop and step."""

from serpentine_system import indexes


def length(start, stop, step):
    """How many items; the step is not 0."""
    return indexes.stepped_count(start, stop, step)


def getitem(start, stop, step, index):
    count = length(start, stop, step)
    if not indexes.inside(index, count):
        index = indexes.from_end(index, count, 'range object index out of range')
    return start + index * step


def contains(start, stop, step, item):
    if step > 0:
        return start <= item and item < stop and (item - start) % step == 0
    return stop < item and item <= start and (start - item) % -step == 0
