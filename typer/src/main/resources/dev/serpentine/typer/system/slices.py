"""slice(...), and what slices can do."""

from serpentine_system import guards, hashing
from serpentine_system.indexes import stepped_start, stepped_stop

arithmetic_is_checked = True


class _Bounds:
    """Gives what stands in brackets behind it."""

    def __getitem__(self, bounds):
        return bounds


_bounds = _Bounds()


def builtin_slice(*bounds):
    if len(bounds) == 1:
        return _bounds[:bounds[0]]
    if len(bounds) == 2:
        return _bounds[bounds[0]:bounds[1]]
    return _bounds[bounds[0]:bounds[1]:bounds[2]]


def __repr__(self):
    return 'slice(' + repr(self.start) + ', ' + repr(self.stop) + ', ' + repr(self.step) + ')'


def __eq__(self, other):
    return (self.start, self.stop, self.step) == (other.start, other.stop, other.step)


def __ne__(self, other):
    return (self.start, self.stop, self.step) != (other.start, other.stop, other.step)


def __hash__(self):
    accumulator = hashing.tuple_begin()
    accumulator = hashing.tuple_add(accumulator, hash(self.start))
    accumulator = hashing.tuple_add(accumulator, hash(self.stop))
    accumulator = hashing.tuple_add(accumulator, hash(self.step))
    return 1546275796 if accumulator == -1 else accumulator


def indices(self, length):
    """Start, stop and step as indexes of a sequence of that length."""
    if length < 0:
        raise ValueError('length should not be negative')
    start = self.start
    stop = self.stop
    step = self.step
    step = 1 if step is None else bound(step)
    has_start = start is not None
    has_stop = stop is not None
    start = 0 if start is None else bound(start)
    stop = 0 if stop is None else bound(stop)
    return stepped_start(start, length, step, has_start), stepped_stop(stop, length, step, has_stop), step


def bound(value):
    return guards.index(value, NO_BOUND, NO_BOUND)


NO_BOUND = 'slice indices must be integers or None or have an __index__ method'


def item_by_slice(self, sequence):
    """What a slice that may be None cuts out of a sequence."""
    if self is None:
        raise TypeError('indices must be integers or slices, not NoneType')
    return sequence[self]
