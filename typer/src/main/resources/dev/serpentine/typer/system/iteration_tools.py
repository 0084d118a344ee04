"""Iterators of itertools that take items as they come; those that choose from pools are selections."""

from copy import copy
from rpython.rtyper.holding import Held
from serpentine_system.holding import holding
from serpentine_system.iterators import iterator
from serpentine_system.registry import constant_parameters
from serpentine_system.sorting import ABSENT, Absent

arithmetic_is_checked = True


@iterator
class Count:
    def __init__(self, start, step):
        if not is_number(start) or not is_number(step):
            raise TypeError('a number is required')
        self.value = start
        self.step = step

    def __iter__(self):
        return self

    def __next__(self):
        value = self.value
        self.value = value + self.step
        return value

    def __repr__(self):
        if isinstance(self.step, int) and self.step == 1:
            return 'count(' + repr(self.value) + ')'
        return 'count(' + repr(self.value) + ', ' + repr(self.step) + ')'

    @staticmethod
    def _state_of_(original):
        _, arguments = original.__reduce__()
        return {'value': arguments[0], 'step': arguments[1] if len(arguments) > 1 else 1}


def is_number(value):
    """Whether it can be converted to one; it is not."""
    return isinstance(value, (int, float)) or hasattr(value, '__index__') or hasattr(value, '__int__') or hasattr(value, '__float__')


def count(start=0, step=1):
    return Count(start, step)


@holding('iterator')
class Cycle(Held):
    def __init__(self, iterator):
        self.iterator = iterator
        self.saved = []
        self.position = -1

    def __iter__(self):
        return self

    def __next__(self):
        if self.position < 0:
            try:
                item = next(self.iterator)
                self.saved.append(item)
                return item
            except StopIteration:
                self.position = 0
        position = self.position
        if len(self.saved) == 0:
            raise StopIteration
        self.position = 0 if position + 1 == len(self.saved) else position + 1
        return self.saved[position]


def cycle(iterable):
    return Cycle(iter(iterable))


@iterator
class Rotation:
    """What a cycle that was made before the program began goes on with: all its items are known."""

    def __iter__(self):
        return self

    def __next__(self):
        if len(self.items) == 0:
            raise StopIteration
        item = self.items[self.position]
        self.position += 1
        if self.position == len(self.items):
            self.position = 0
        return item

    @staticmethod
    def _state_of_(original):
        _, (rest,), (seen, _) = original.__reduce__()
        return {'items': list(copy(rest)) + seen, 'position': 0}


@iterator
class Repeat:
    def __init__(self, item, times):
        self.item = item
        self.times = times

    def __iter__(self):
        return self

    def __next__(self):
        if self.times <= 0:
            raise StopIteration
        self.times -= 1
        return self.item

    def __length_hint__(self):
        return self.times

    def __repr__(self):
        return 'repeat(' + repr(self.item) + ', ' + str(self.times) + ')'


@iterator
class RepeatForEver:
    def __init__(self, item):
        self.item = item

    def __repr__(self):
        return 'repeat(' + repr(self.item) + ')'

    def __iter__(self):
        return self

    def __next__(self):
        return self.item


def repeat(object, times=ABSENT):
    if isinstance(times, Absent):
        return RepeatForEver(object)
    else:
        return Repeat(object, max(times, 0))


@iterator
class Chain:
    """One iterable behind another; the later ones are opened when their turn comes."""

    def __init__(self, first, rest):
        self.first = first
        self.rest = rest
        self.is_in_rest = False

    def __iter__(self):
        return self

    def __next__(self):
        if not self.is_in_rest:
            try:
                return next(self.first)
            except StopIteration:
                self.is_in_rest = True
                self.following = chain(*self.rest)
        return next(self.following)


def chain(*iterables):
    if hasattr(iterables, 'equals_fixed'):
        return chain_from_iterable(iterables)
    elif len(iterables) == 0:
        return iter(())
    elif len(iterables) == 1:
        return iter(iterables[0])
    else:
        return Chain(iter(iterables[0]), iterables[1:])


def chain_from_iterable(iterable):
    return items_of_all(iter(iterable))


def items_of_all(iterables):
    for each in iterables:
        for item in each:
            yield item


@holding('iterator')
class Slice(Held):
    """Takes from the iterator what is asked for and no more."""

    def __init__(self, iterator, start, stop, step):
        self.iterator = iterator
        self.count = 0
        self.next = start
        self.stop = stop
        self.step = step

    def __iter__(self):
        return self

    def __next__(self):
        while self.count < self.next:
            next(self.iterator)
            self.count += 1
        if self.stop >= 0 and self.count >= self.stop:
            raise StopIteration
        item = next(self.iterator)
        self.count += 1
        following = self.next + self.step
        self.next = self.stop if self.stop >= 0 and following > self.stop else following
        return item


def islice(iterable, first, second=ABSENT, step=1):
    if isinstance(second, Absent):
        return Slice(iter(iterable), 0, bound_of(first, 'Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.', -1), 1)
    else:
        start = bound_of(first, 'Indices for islice() must be None or an integer: 0 <= x <= sys.maxsize.', 0)
        stop = bound_of(second, 'Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.', -1)
        width = bound_of(step, 'Step for islice() must be a positive integer or None.', 1)
        if width == 0:
            raise ValueError('Step for islice() must be a positive integer or None.')
        return Slice(iter(iterable), start, stop, width)


def bound_of(bound, message, otherwise):
    if bound is None:
        return otherwise
    if bound < 0:
        raise ValueError(message)
    return bound


@holding('iterator')
class TakeWhile(Held):
    def __init__(self, predicate, iterator):
        self.predicate = predicate
        self.iterator = iterator
        self.is_over = False

    def __iter__(self):
        return self

    def __next__(self):
        if self.is_over:
            raise StopIteration
        item = next(self.iterator)
        if self.predicate(item):
            return item
        self.is_over = True
        raise StopIteration


def takewhile(predicate, iterable):
    return TakeWhile(predicate, iter(iterable))


@holding('iterator')
class DropWhile(Held):
    def __init__(self, predicate, iterator):
        self.predicate = predicate
        self.iterator = iterator
        self.has_begun = False

    def __iter__(self):
        return self

    def __next__(self):
        while True:
            item = next(self.iterator)
            if self.has_begun:
                return item
            if not self.predicate(item):
                self.has_begun = True
                return item


def dropwhile(predicate, iterable):
    return DropWhile(predicate, iter(iterable))


@holding('iterator')
class FilterFalse(Held):
    def __init__(self, predicate, iterator):
        self.predicate = predicate
        self.iterator = iterator

    def __iter__(self):
        return self

    def __next__(self):
        while True:
            item = next(self.iterator)
            if self.predicate is None:
                if not item:
                    return item
            elif not self.predicate(item):
                return item


def filterfalse(predicate, iterable):
    return FilterFalse(predicate, iter(iterable))


@holding('iterator')
class StarMap(Held):
    def __init__(self, function, iterator):
        self.function = function
        self.iterator = iterator

    def __iter__(self):
        return self

    def __next__(self):
        return self.function(*next(self.iterator))


def starmap(function, iterable):
    return StarMap(function, iter(iterable))


@holding('data', 'selectors')
class Compress(Held):
    def __init__(self, data, selectors):
        self.data = data
        self.selectors = selectors

    def __iter__(self):
        return self

    def __next__(self):
        while True:
            item = next(self.data)
            if next(self.selectors):
                return item


def compress(data, selectors):
    return Compress(iter(data), iter(selectors))


@holding('iterator')
class Accumulate(Held):
    def __init__(self, iterator, function):
        self.iterator = iterator
        self.function = function
        self.has_begun = False

    def __iter__(self):
        return self

    def __next__(self):
        item = next(self.iterator)
        if self.has_begun:
            self.total = joined(self.function, self.total, item)
        else:
            self.has_begun = True
            self.total = item
        return self.total


@holding('iterator')
class AccumulateFrom(Held):
    def __init__(self, iterator, function, initial):
        self.iterator = iterator
        self.function = function
        self.has_begun = False
        self.total = initial

    def __iter__(self):
        return self

    def __next__(self):
        if self.has_begun:
            self.total = joined(self.function, self.total, next(self.iterator))
        self.has_begun = True
        return self.total


def joined(function, total, item):
    if function is None:
        return total + item
    else:
        return function(total, item)


def accumulate(iterable, func=None, *, initial=None):
    if initial is None:
        return Accumulate(iter(iterable), func)
    else:
        return AccumulateFrom(iter(iterable), func, initial)


@iterator
class GroupBy:
    """Each group is what of the iterator has equal keys; the pending item is the first that no group has given yet."""

    def __init__(self, iterator, function):
        self.iterator = iterator
        self.function = function
        self.has_begun = False
        self.is_pending = False
        self.group = 0

    def __iter__(self):
        return self

    def step(self):
        item = next(self.iterator)
        if self.function is None:
            self.key = item
        else:
            self.key = self.function(item)
        self.item = item
        self.is_pending = True

    def __next__(self):
        self.group += 1
        if self.has_begun:
            while self.target == self.key:
                self.step()
        else:
            self.step()
            self.has_begun = True
        self.target = self.key
        return self.key, Group(self, self.group, self.key)


@iterator
class Group:
    def __init__(self, groups, number, key):
        self.groups = groups
        self.number = number
        self.key = key

    def __iter__(self):
        return self

    def __next__(self):
        groups = self.groups
        if groups.group != self.number:
            raise StopIteration
        if not groups.is_pending:
            groups.step()
        if not self.key == groups.key:
            raise StopIteration
        groups.is_pending = False
        return groups.item


def groupby(iterable, key=None):
    return GroupBy(iter(iterable), key)


@holding('iterator')
class Pairwise(Held):
    def __init__(self, iterator):
        self.iterator = iterator
        self.has_begun = False

    def __iter__(self):
        return self

    def __next__(self):
        if not self.has_begun:
            self.before = next(self.iterator)
            self.has_begun = True
        before = self.before
        item = next(self.iterator)
        self.before = item
        return before, item


def pairwise(iterable):
    return Pairwise(iter(iterable))


@holding('iterator')
class Batched(Held):
    def __init__(self, iterator, size):
        self.iterator = iterator
        self.size = size

    def __iter__(self):
        return self

    def __next__(self):
        batch = [next(self.iterator)]
        try:
            while len(batch) < self.size:
                batch.append(next(self.iterator))
        except StopIteration:
            pass
        return tuple(batch)


def batched(iterable, n):
    if n < 1:
        raise ValueError('n must be at least one')
    return Batched(iter(iterable), n)


class Padded:
    """An iterator that goes on with a filling."""

    def __init__(self, iterator, filling):
        self.iterator = iterator
        self.filling = filling
        self.has_ended = False

    def take(self, longest):
        if self.has_ended:
            return self.filling
        try:
            return next(self.iterator)
        except StopIteration:
            self.has_ended = True
        longest.active -= 1
        if longest.active <= 0:
            raise StopIteration
        return self.filling


@iterator
class ZipLongest:
    def __init__(self, iterators, active):
        self.iterators = iterators
        self.active = active

    def __iter__(self):
        return self

    def __next__(self):
        if self.active <= 0:
            raise StopIteration
        return take_each(self.iterators, self)


def take_each(iterators, longest):
    first = iterators[0].take(longest)
    if len(iterators) == 1:
        return (first,)
    return (first,) + take_each(iterators[1:], longest)


def padded(iterables, filling):
    first = Padded(iter(iterables[0]), filling)
    if len(iterables) == 1:
        return (first,)
    return (first,) + padded(iterables[1:], filling)


def zip_longest(*iterables, fillvalue=None):
    if len(iterables) == 0:
        return iter([])
    return ZipLongest(padded(iterables, fillvalue), len(iterables))


class Shared:
    """What iterators made by tee have in common."""

    def __init__(self, iterator):
        self.iterator = iterator
        self.items = []


@iterator
class Tee:
    def __init__(self, shared):
        self.shared = shared
        self.position = 0

    def __iter__(self):
        return self

    def __next__(self):
        shared = self.shared
        if self.position == len(shared.items):
            shared.items.append(next(shared.iterator))
        item = shared.items[self.position]
        self.position += 1
        return item


@constant_parameters('n')
def tee(iterable, n=2):
    return tees(Shared(iter(iterable)), n)


@constant_parameters('n')
def tees(shared, n):
    if n == 0:
        return ()
    return (Tee(shared),) + tees(shared, n - 1)
