"""Sequences and ranges with objects that say by __index__ which number they stand for."""


def item_by_index(self, index):
    return self[index.__index__()]


def set_item_by_index(self, index, item):
    self[index.__index__()] = item


def delete_item_by_index(self, index):
    del self[index.__index__()]


def slice_by_index(self, bounds):
    return self[number(bounds.start):number(bounds.stop):number(bounds.step)]


def number(bound):
    """Of a bound of a slice, which may be None."""
    if bound is None:
        return None
    return bound.__index__()


def repeat(sequence, count):
    return sequence * count.__index__()


def repeat_in_place(sequence, count):
    sequence *= count.__index__()
    return sequence


def range_by_index(*bounds):
    if len(bounds) == 1:
        return range(bounds[0].__index__())
    if len(bounds) == 2:
        return range(bounds[0].__index__(), bounds[1].__index__())
    return range(bounds[0].__index__(), bounds[1].__index__(), bounds[2].__index__())
