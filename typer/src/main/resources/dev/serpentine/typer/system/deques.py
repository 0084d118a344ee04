"""collections.deque: a ring of items."""

from collections import deque as Deque
from rpython.rtyper.special_methods import name_in_errors
from serpentine_system import generic
from serpentine_system.iterators import iterator
from serpentine_system.sorting import ABSENT, Absent


class deque:
    """The items stand in a list from `first` on, wrapped around its end. The other places of the list hold nothing."""

    def __init__(self, iterable=ABSENT, maxlen=None):
        self.__items = []
        self.__first = 0
        self.__count = 0
        self.__changes = 0
        if maxlen is None:
            self.__limit = -1
        else:
            if maxlen < 0:
                raise ValueError('maxlen must be non-negative')
            self.__limit = maxlen
        if not isinstance(iterable, Absent):
            self.extend(iterable)

    @staticmethod
    def _state_of_(original):
        return {'_deque__items': list(original), '_deque__first': 0, '_deque__count': len(original), '_deque__changes': 0,
                '_deque__limit': -1 if original.maxlen is None else original.maxlen}

    @property
    def maxlen(self):
        return None if self.__limit < 0 else self.__limit

    def __grow(self, item):
        items = self.__items
        grown = items[self.__first:] + items[:self.__first]
        count = len(grown)
        grown.extend([item] * (count + 8))
        for i in range(count, len(grown)):
            grown._blank_at(i)
        self.__items = grown
        self.__first = 0

    def append(self, item):
        if self.__count == self.__limit:
            if self.__limit == 0:
                return
            self.popleft()
        if self.__count == len(self.__items):
            self.__grow(item)
        items = self.__items
        position = self.__first + self.__count
        if position >= len(items):
            position -= len(items)
        items[position] = item
        self.__count += 1
        self.__changes += 1

    def appendleft(self, item):
        if self.__count == self.__limit:
            if self.__limit == 0:
                return
            self.pop()
        if self.__count == len(self.__items):
            self.__grow(item)
        items = self.__items
        position = self.__first - 1
        if position < 0:
            position += len(items)
        items[position] = item
        self.__first = position
        self.__count += 1
        self.__changes += 1

    def pop(self):
        count = self.__count
        if count == 0:
            raise IndexError('pop from an empty deque')
        self.__count = count - 1
        self.__changes += 1
        items = self.__items
        position = self.__first + count - 1
        if position >= len(items):
            position -= len(items)
        item = items[position]
        items._blank_at(position)
        return item

    def popleft(self):
        if self.__count == 0:
            raise IndexError('pop from an empty deque')
        items = self.__items
        position = self.__first
        following = position + 1
        self.__first = 0 if following == len(items) else following
        self.__count -= 1
        self.__changes += 1
        item = items[position]
        items._blank_at(position)
        return item

    def extend(self, iterable):
        if isinstance(iterable, Deque):
            for item in list(iterable):
                self.append(item)
        else:
            for item in iterable:
                self.append(item)

    def extendleft(self, iterable):
        if isinstance(iterable, Deque):
            for item in list(iterable):
                self.appendleft(item)
        else:
            for item in iterable:
                self.appendleft(item)

    def clear(self):
        self.__items = []
        self.__first = 0
        self.__count = 0
        self.__changes += 1

    def __place(self, index):
        """The place of an item in the list."""
        if index < 0:
            index += self.__count
        if index < 0 or index >= self.__count:
            raise IndexError('deque index out of range')
        position = self.__first + index
        if position >= len(self.__items):
            position -= len(self.__items)
        return position

    def __getitem__(self, index):
        return self.__items[self.__place(index)]

    def __setitem__(self, index, item):
        self.__items[self.__place(index)] = item

    def __delitem__(self, index):
        self.__place(index)
        if index < 0:
            index += self.__count
        self.rotate(-index)
        self.popleft()
        self.rotate(index)

    def insert(self, index, item):
        count = self.__count
        if count == self.__limit:
            raise IndexError('deque already at its maximum size')
        if index >= count:
            self.append(item)
        elif index <= -count or index == 0:
            self.appendleft(item)
        else:
            self.rotate(-index)
            if index < 0:
                self.append(item)
            else:
                self.appendleft(item)
            self.rotate(index)

    def rotate(self, n=1):
        count = self.__count
        if count <= 1:
            return
        steps = n % count
        items = self.__items
        size = len(items)
        if count == size:
            first = self.__first - steps
            self.__first = first + size if first < 0 else first
        elif steps * 2 <= count:
            for _ in range(steps):
                self.appendleft(self.pop())
        else:
            for _ in range(count - steps):
                item = self.popleft()
                self.append(item)
        self.__changes += 1

    def reverse(self):
        items = list(self)
        items.reverse()
        self.__items = items
        self.__first = 0

    def index(self, value, start=0, stop=9223372036854775807):
        count = self.__count
        if start < 0:
            start = max(start + count, 0)
        if stop < 0:
            stop += count
        changes = self.__changes
        for i in range(start, min(stop, count)):
            found = generic.equals(self[i], value)
            if changes != self.__changes:
                raise RuntimeError('deque mutated during iteration')
            if found:
                return i
        raise ValueError(repr(value) + ' is not in deque')

    def remove(self, value):
        changes = self.__changes
        for i in range(self.__count):
            found = generic.equals(self[i], value)
            if changes != self.__changes:
                raise IndexError('deque mutated during remove().')
            if found:
                del self[i]
                return
        raise ValueError(repr(value) + ' is not in deque')

    def count(self, value):
        result = 0
        for item in self:
            if generic.equals(item, value):
                result += 1
        return result

    def copy(self):
        return type(self)(self, self.maxlen)

    __copy__ = copy

    def __contains__(self, value):
        for item in self:
            if generic.equals(item, value):
                return True
        return False

    def __len__(self):
        return self.__count

    def __iter__(self):
        return DequeIterator(self)

    def __reversed__(self):
        return ReversedDequeIterator(self)

    def _changes_(self):
        return self.__changes

    def __repr__(self):
        text = 'deque([' + ', '.join([repr(item) for item in self]) + ']'
        if self.__limit >= 0:
            text += ', maxlen=' + str(self.__limit)
        return text + ')'

    def __add__(self, other):
        if not isinstance(other, Deque):
            raise TypeError('can only concatenate deque (not "' + name_in_errors(type(other)) + '") to deque')
        result = self.copy()
        result.extend(other)
        return result

    def __iadd__(self, other):
        self.extend(other)
        return self

    def __mul__(self, times):
        result = self.copy()
        result *= times
        return result

    __rmul__ = __mul__

    def __imul__(self, times):
        items = list(self)
        if times <= 0:
            self.clear()
        for _ in range(times - 1):
            self.extend(items)
        return self

    def __eq__(self, other):
        if not isinstance(other, Deque):
            return NotImplemented
        if len(self) != len(other):
            return False
        for i in range(len(self)):
            if not generic.equals(self[i], other[i]):
                return False
        return True

    def __ne__(self, other):
        return not self == other

    def __lt__(self, other):
        return list(self) < list(other)

    def __le__(self, other):
        return list(self) <= list(other)

    def __gt__(self, other):
        return list(self) > list(other)

    def __ge__(self, other):
        return list(self) >= list(other)


@iterator
class DequeIterator:
    def __init__(self, items):
        self.items = items
        self.changes = items._changes_()
        self.position = 0

    def __iter__(self):
        return self

    def __next__(self):
        items = self.items
        position = self.position
        if self.changes != items._changes_():
            raise RuntimeError('deque mutated during iteration')
        if position >= len(items):
            raise StopIteration
        self.position = position + 1
        return items[position]

    def __length_hint__(self):
        return len(self.items) - self.position if self.changes == self.items._changes_() else 0


@iterator
class ReversedDequeIterator:
    def __init__(self, items):
        self.items = items
        self.changes = items._changes_()
        self.position = len(items)

    def __iter__(self):
        return self

    def __next__(self):
        items = self.items
        position = self.position - 1
        if position < 0:
            raise StopIteration
        if self.changes != items._changes_():
            self.position = 0
            raise RuntimeError('deque mutated during iteration')
        self.position = position
        return items[position]

    def __length_hint__(self):
        return self.position
