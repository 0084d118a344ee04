"""What of heapq is no plain Python, or differs from that in its errors."""

from heapq import _siftup
from serpentine_system.iterators import iterator

arithmetic_is_checked = True


def first_of(heap):
    if len(heap) == 0:
        raise IndexError('index out of range')
    return heap[0]


def heappop(heap):
    least = first_of(heap)
    last = heap.pop()
    if len(heap) > 0:
        heap[0] = last
        _siftup(heap, 0)
    return least


def heapreplace(heap, item):
    least = first_of(heap)
    heap[0] = item
    _siftup(heap, 0)
    return least


def nsmallest(n, iterable, key=None):
    return sorted(iterable, key=key)[:max(n, 0)]


def nlargest(n, iterable, key=None):
    return sorted(iterable, key=key, reverse=True)[:max(n, 0)]


@iterator
class Merge:
    """Of sorted iterators. The one that gave the last item is asked for another when the next item is wanted."""

    def __init__(self, iterators, key, reverse):
        self.iterators = iterators
        self.key = key
        self.reverse = reverse
        self.values = []
        self.keys = []
        self.last = -1

    def __iter__(self):
        return self

    def rank(self, value):
        if self.key is None:
            return value
        else:
            return self.key(value)

    def start(self):
        opened = []
        for each in self.iterators:
            try:
                value = next(each)
            except StopIteration:
                continue
            opened.append(each)
            self.values.append(value)
            self.keys.append(self.rank(value))
        self.iterators = opened

    def follow(self):
        last = self.last
        try:
            value = next(self.iterators[last])
            self.values[last] = value
            self.keys[last] = self.rank(value)
        except StopIteration:
            del self.iterators[last]
            del self.values[last]
            del self.keys[last]

    def __next__(self):
        if self.last < 0:
            self.start()
        elif len(self.iterators) > 0:
            self.follow()
        self.last = 0
        keys = self.keys
        if len(keys) == 0:
            raise StopIteration
        best = 0
        for i in range(1, len(keys)):
            if (keys[best] < keys[i]) if self.reverse else (keys[i] < keys[best]):
                best = i
        self.last = best
        return self.values[best]


def merge(*iterables, key=None, reverse=False):
    return Merge(opened(iterables), key, reverse)


def opened(iterables):
    if len(iterables) == 1:
        return [iter(iterables[0])]
    return [iter(iterables[0])] + opened(iterables[1:])
