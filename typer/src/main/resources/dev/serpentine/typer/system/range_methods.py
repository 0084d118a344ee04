"""Methods of range, over its start, stop and step."""

from serpentine_system import ranges


def __repr__(self):
    if self.step == 1:
        return 'range(' + str(self.start) + ', ' + str(self.stop) + ')'
    return 'range(' + str(self.start) + ', ' + str(self.stop) + ', ' + str(self.step) + ')'


def __getitem__(self, index):
    if isinstance(index, int):
        return ranges.getitem(self.start, self.stop, self.step, index)
    raise TypeError('slice a list instead of a range')


def index(self, value):
    if not ranges.contains(self.start, self.stop, self.step, value):
        raise ValueError(str(value) + ' is not in range')
    return (value - self.start) // self.step


def count(self, value):
    return 1 if ranges.contains(self.start, self.stop, self.step, value) else 0
