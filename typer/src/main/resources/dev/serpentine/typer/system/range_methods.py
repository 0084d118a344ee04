"""Methods of range, over its start, stop and step."""

from serpentine_system import generic, indexes, ranges

arithmetic_is_checked = True


def __repr__(self):
    if self.step == 1:
        return 'range(' + str(self.start) + ', ' + str(self.stop) + ')'
    return 'range(' + str(self.start) + ', ' + str(self.stop) + ', ' + str(self.step) + ')'


def __getitem__(self, index):
    if isinstance(index, int):
        return ranges.getitem(self.start, self.stop, self.step, index)
    return part(self, index.start, index.stop, index.step)


def part(self, start, stop, step):
    """A slice, whose bounds may be None: a range again."""
    length = len(self)
    every = 1 if step is None else step
    first = indexes.stepped_start(0 if start is None else start, length, every, start is not None)
    end = indexes.stepped_stop(0 if stop is None else stop, length, every, stop is not None)
    return range(self.start + first * self.step, self.start + end * self.step, self.step * every)


def __eq__(self, other):
    if len(self) != len(other):
        return False
    if len(self) == 0:
        return True
    return self.start == other.start and (len(self) == 1 or self.step == other.step)


def __hash__(self):
    """That of the tuple of its length, its first number and its step, as far as these matter."""
    length = len(self)
    if length == 0:
        return hash((length, None, None))
    if length == 1:
        return hash((length, self.start, None))
    return hash((length, self.start, self.step))


def __ne__(self, other):
    return not __eq__(self, other)


def index(self, value):
    if not isinstance(value, int):
        for i in range(len(self)):
            if self[i] == value:
                return i
        raise ValueError('sequence.index(x): x not in sequence')
    if not ranges.contains(self.start, self.stop, self.step, value):
        raise ValueError(str(value) + ' is not in range')
    return (value - self.start) // self.step


def count(self, value):
    if not isinstance(value, int):
        return 1 if contains_any(self, value) else 0
    return 1 if ranges.contains(self.start, self.stop, self.step, value) else 0


def contains_any(self, item):
    """Of what is no int: whether it equals one of the numbers."""
    for each in self:
        if generic.equals(each, item):
            return True
    return False
