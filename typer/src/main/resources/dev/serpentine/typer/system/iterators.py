"""Iterators that are classes: enumerate, zip, map, filter, reversed, and iter of a sequence or callable."""

from rpython.rlib.objectmodel import newlist_hint
from rpython.rtyper.holding import Held
from serpentine_system import generic, integers
from serpentine_system.guards import name_of
from serpentine_system.holding import holding
from serpentine_system.iterator_types import type_of_name
from serpentine_system.registry import constant_parameters, instances_pass_for


# No program counts as far from there, so the numbers of items stay ints.
LARGEST_START = 1 << 62


def iterator(made):
    """Says of a class that its instances are iterators, and may be where iterators of other classes are."""
    made.is_iterator = True
    return made


@instances_pass_for(enumerate)
@holding('iterator')
class Enumerate(Held):
    def __init__(self, iterator, start):
        self.iterator = iterator
        self.position = start

    def __iter__(self):
        return self

    def __next__(self):
        item = next(self.iterator)
        position = self.position
        self.position = position + 1
        return position, item


def builtin_enumerate(iterable, start=0):
    number = int(start)
    if number > LARGEST_START:
        integers.overflow()
    return Enumerate(iter(iterable), number)


@instances_pass_for(zip)
@holding('first', 'second')
class Zip(Held):
    """Of two iterators."""

    def __init__(self, first, second):
        self.first = first
        self.second = second

    def __iter__(self):
        return self

    def __next__(self):
        first = next(self.first)
        return first, next(self.second)


@instances_pass_for(zip)
@iterator
class ZipMany:
    """Of a tuple of iterators."""

    def __init__(self, iterators):
        self.iterators = iterators

    def __iter__(self):
        return self

    def __next__(self):
        return advanced(self.iterators)


def advanced(iterators):
    first = next(iterators[0])
    if len(iterators) == 1:
        return (first,)
    return (first,) + advanced(iterators[1:])


def opened(iterables):
    if len(iterables) == 1:
        return (iter(iterables[0]),)
    return (iter(iterables[0]),) + opened(iterables[1:])


@instances_pass_for(zip)
@iterator
class ZipOfAny:
    """Of a list of iterators, of which only the run time knows how many there are."""

    def __init__(self, iterators):
        self.iterators = iterators

    def __iter__(self):
        return self

    def __next__(self):
        if len(self.iterators) == 0:
            raise StopIteration
        return next_of_each(self.iterators)


def next_of_each(iterators):
    return tuple([next(each) for each in iterators])


@instances_pass_for(zip)
@iterator
class ZipStrict:
    """Of a tuple of iterators that must end together."""

    def __init__(self, iterators):
        self.iterators = iterators

    def __iter__(self):
        return self

    def __next__(self):
        return advanced_together(self.iterators, 0)


def advanced_together(iterators, place):
    """The next items, and those of the iterators before gave theirs."""
    try:
        item = next(iterators[0])
    except StopIteration:
        if place > 0:
            raise ValueError(differs(place, 'shorter')) from None
        if len(iterators) > 1:
            require_end(iterators[1:], 1)
        raise
    if len(iterators) == 1:
        return (item,)
    return (item,) + advanced_together(iterators[1:], place + 1)


def require_end(iterators, place):
    try:
        next(iterators[0])
    except StopIteration:
        if len(iterators) > 1:
            require_end(iterators[1:], place + 1)
        return
    raise ValueError(differs(place, 'longer'))


def differs(place, how):
    return 'zip() argument ' + str(place + 1) + ' is ' + how + ' than argument' + (' ' if place == 1 else 's 1-') + str(place)


@instances_pass_for(zip)
@iterator
class ZipStrictOfAny:
    """Of a list of iterators that must end together, of which only the run time knows how many there are."""

    def __init__(self, iterators):
        self.iterators = iterators

    def __iter__(self):
        return self

    def __next__(self):
        items = []
        for place in range(len(self.iterators)):
            try:
                items.append(next(self.iterators[place]))
            except StopIteration:
                if place > 0:
                    raise ValueError(differs(place, 'shorter')) from None
                self._require_end()
                raise
        if len(items) == 0:
            raise StopIteration
        return tuple(items)

    def _require_end(self):
        for place in range(1, len(self.iterators)):
            try:
                next(self.iterators[place])
            except StopIteration:
                continue
            raise ValueError(differs(place, 'longer'))


@constant_parameters('strict')
def builtin_zip(*iterables, strict=False):
    if hasattr(iterables, 'is_of_any_length'):
        if strict:
            return ZipStrictOfAny([iter(each) for each in iterables])
        return ZipOfAny([iter(each) for each in iterables])
    if len(iterables) == 0:
        return iter([])
    if strict:
        return ZipStrict(opened(iterables))
    if len(iterables) == 2:
        return Zip(iter(iterables[0]), iter(iterables[1]))
    return ZipMany(opened(iterables))


@instances_pass_for(map)
@holding('iterator')
class Map(Held):
    def __init__(self, function, iterator):
        self.function = function
        self.iterator = iterator

    def __iter__(self):
        return self

    def __next__(self):
        return self.function(next(self.iterator))


@instances_pass_for(map)
@iterator
class MapMany:
    """Of a tuple of iterators."""

    def __init__(self, function, iterators):
        self.function = function
        self.iterators = iterators

    def __iter__(self):
        return self

    def __next__(self):
        return self.function(*advanced(self.iterators))


@instances_pass_for(map)
@iterator
class MapOfAny:
    """Of a list of iterators, of which only the run time knows how many there are."""

    def __init__(self, function, iterators):
        self.function = function
        self.iterators = iterators

    def __iter__(self):
        return self

    def __next__(self):
        return self.function(*next_of_each(self.iterators))


def builtin_map(function, *iterables):
    if hasattr(iterables, 'is_of_any_length'):
        return MapOfAny(function, [iter(each) for each in iterables])
    if len(iterables) == 1:
        return Map(function, iter(iterables[0]))
    return MapMany(function, opened(iterables))


@instances_pass_for(filter)
@holding('iterator')
class Filter(Held):
    def __init__(self, function, iterator):
        self.function = function
        self.iterator = iterator

    def __iter__(self):
        return self

    def __next__(self):
        while True:
            item = next(self.iterator)
            if self.function is None:
                if item:
                    return item
            elif self.function(item):
                return item


def builtin_filter(function, iterable):
    return Filter(function, iter(iterable))


@instances_pass_for(reversed)
@iterator
class Reversed:
    def __init__(self, sequence, position):
        self.sequence = sequence
        self.position = position

    def __iter__(self):
        return self

    def __next__(self):
        position = self.position - 1
        if position < 0 or position >= len(self.sequence):
            self.position = 0
            raise StopIteration()
        self.position = position
        return self.sequence[position]

    def __length_hint__(self):
        return self.position if self.position <= len(self.sequence) else 0

    def _items_left_(self):
        return self.position

    def _rest_listed_(self):
        """A list of what is left."""
        if isinstance(self.sequence, list) and not hasattr(self.sequence, '_plain_contents_'):
            position = self.position
            self.position = 0
            result = self.sequence[:position if position <= len(self.sequence) else 0]
            result.reverse()
            return result
        result = newlist_hint(self.position)
        for item in self:
            result.append(item)
        return result


@instances_pass_for(type_of_name('list_reverseiterator'))
@iterator
class ReversedList(Reversed):
    pass


@instances_pass_for(type_of_name('range_iterator'))
@iterator
class ReversedRange(Reversed):
    pass


@instances_pass_for(type_of_name('dict_reversekeyiterator'))
@iterator
class ReversedKeys(Reversed):
    pass


@instances_pass_for(reversed)
@iterator
class ReversedItems:
    """Of what the program says has a length and items: it is asked for each item, until it has none."""

    def __init__(self, sequence, position):
        self.sequence = sequence
        self.position = position

    def __iter__(self):
        return self

    def __next__(self):
        position = self.position - 1
        self.position = 0
        if position < 0:
            raise StopIteration()
        try:
            item = self.sequence[position]
        except IndexError:
            raise StopIteration()
        self.position = position
        return item

    def __length_hint__(self):
        return self.position if self.position <= len(self.sequence) else 0


def builtin_reversed(sequence):
    if isinstance(sequence, list) and not hasattr(sequence, '_plain_contents_'):
        return ReversedList(sequence, len(sequence))
    if isinstance(sequence, range):
        return ReversedRange(sequence, len(sequence))
    if hasattr(sequence, '__reversed__'):
        return sequence.__reversed__()
    if isinstance(sequence, list):
        return ReversedList(sequence, len(sequence))
    if not hasattr(sequence, '__getitem__'):
        raise TypeError("'" + name_of(sequence) + "' object is not reversible")
    if isinstance(sequence, (str, bytes, bytearray, tuple)):
        return Reversed(sequence, len(sequence))
    return ReversedItems(sequence, len(sequence))


def reversed_keys(self):
    """reversed() of a dict or a view."""
    items = list(self)
    return ReversedKeys(items, len(items))


def iterator_contains(self, item):
    """Of what can only be iterated over."""
    for each in self:
        if each == item:
            return True
    return False


@iterator
class SequenceIterator:
    """Of an object that only has __getitem__."""

    def __init__(self, sequence):
        self.sequence = sequence
        self.position = 0

    def __iter__(self):
        return self

    def __next__(self):
        position = self.position
        if position < 0:
            raise StopIteration()
        try:
            item = self.sequence[position]
        except (IndexError, StopIteration):
            self.position = -1
            raise StopIteration()
        # Whoever gave the item may have asked for others.
        if self.position >= 0:
            self.position += 1
        return item

    def __length_hint__(self):
        if self.position < 0:
            return 0
        if not hasattr(self.sequence, '__len__'):
            return NotImplemented
        return max(len(self.sequence) - self.position, 0)


def sequence_iterator(self):
    return SequenceIterator(self)


@iterator
class UntilSentinel:
    def __init__(self, function, sentinel):
        self.function = function
        self.sentinel = sentinel
        self.is_exhausted = False

    def __iter__(self):
        return self

    def __next__(self):
        if self.is_exhausted:
            raise StopIteration()
        try:
            result = self.function()
        except StopIteration:
            self.is_exhausted = True
            raise
        # The function may have come to the end of this very iterator.
        if self.is_exhausted or generic.equals(self.sentinel, result):
            self.is_exhausted = True
            raise StopIteration()
        return result


@holding('iterator')
class IteratorInstance(Held):
    """A built-in iterator as an instance."""

    def __init__(self, iterator):
        self.iterator = iterator

    def __iter__(self):
        return self

    def __next__(self):
        return next(self.iterator)


def iterator_instance(iterable):
    return IteratorInstance(iter(iterable))


def builtin_iter(function, sentinel):
    return UntilSentinel(function, sentinel)


def builtin_next(iterator, default):
    try:
        return next(iterator)
    except StopIteration:
        return default
