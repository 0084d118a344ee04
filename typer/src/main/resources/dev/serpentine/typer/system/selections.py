"""What itertools chooses from pools of items: product, permutations and combinations."""

from serpentine_system.iterators import iterator
from serpentine_system.sorting import ABSENT, Absent


@iterator
class Product:
    """Of a tuple of lists."""

    def __init__(self, pools, sizes):
        self.pools = pools
        self.sizes = sizes
        self.positions = [0] * len(sizes)
        self.is_over = min(sizes) == 0

    def __iter__(self):
        return self

    def __next__(self):
        if self.is_over:
            raise StopIteration
        result = picked(self.pools, self.positions, 0)
        self.is_over = not advance(self.positions, self.sizes)
        return result


@iterator
class ProductOfMany:
    """Of a list of lists: how many there are is known only at run time."""

    def __init__(self, pools):
        self.pools = pools
        self.sizes = [len(pool) for pool in pools]
        self.positions = [0] * len(pools)
        self.is_over = 0 in self.sizes

    def __iter__(self):
        return self

    def __next__(self):
        if self.is_over:
            raise StopIteration
        result = tuple([self.pools[i][position] for i, position in enumerate(self.positions)])
        self.is_over = not advance(self.positions, self.sizes)
        return result


def advance(positions, sizes):
    """Counts up, the last position first. Whether there is something left."""
    i = len(positions) - 1
    while i >= 0:
        positions[i] += 1
        if positions[i] < sizes[i]:
            return True
        positions[i] = 0
        i -= 1
    return False


def picked(pools, positions, i):
    first = pools[0][positions[i]]
    if len(pools) == 1:
        return (first,)
    return (first,) + picked(pools[1:], positions, i + 1)


def lists_of(iterables):
    if len(iterables) == 1:
        return (list(iterables[0]),)
    return (list(iterables[0]),) + lists_of(iterables[1:])


def sizes_of(pools):
    if len(pools) == 1:
        return [len(pools[0])]
    return [len(pools[0])] + sizes_of(pools[1:])


def product(*iterables, repeat=ABSENT):
    if hasattr(iterables, 'equals_fixed'):
        return ProductOfMany([list(iterable) for iterable in iterables] * times_of(repeat))
    elif len(iterables) == 0:
        times_of(repeat)
        return iter([()])
    elif isinstance(repeat, Absent):
        pools = lists_of(iterables)
        return Product(pools, sizes_of(pools))
    else:
        return ProductOfMany(alike(iterables) * times_of(repeat))


def times_of(repeat):
    if isinstance(repeat, Absent):
        return 1
    if repeat < 0:
        raise ValueError('repeat argument cannot be negative')
    return repeat


def alike(iterables):
    """The lists of what is repeated, whose items are of one type."""
    if len(iterables) == 1:
        return [list(iterables[0])]
    return [list(iterables[0])] + alike(iterables[1:])


@iterator
class Permutations:
    def __init__(self, pool, size):
        self.pool = pool
        self.size = size
        self.indices = list(range(len(pool)))
        self.cycles = list(range(len(pool), len(pool) - size, -1))
        self.is_over = size > len(pool)

    def __iter__(self):
        return self

    def __next__(self):
        if self.is_over:
            raise StopIteration
        indices = self.indices
        result = tuple([self.pool[indices[i]] for i in range(self.size)])
        self.is_over = not self.advance()
        return result

    def advance(self):
        indices = self.indices
        count = len(indices)
        i = self.size - 1
        while i >= 0:
            self.cycles[i] -= 1
            if self.cycles[i] == 0:
                first = indices[i]
                for j in range(i, count - 1):
                    indices[j] = indices[j + 1]
                indices[count - 1] = first
                self.cycles[i] = count - i
            else:
                j = count - self.cycles[i]
                indices[i], indices[j] = indices[j], indices[i]
                return True
            i -= 1
        return False


def permutations(iterable, r=None):
    pool = list(iterable)
    if r is None:
        return Permutations(pool, len(pool))
    if r < 0:
        raise ValueError('r must be non-negative')
    return Permutations(pool, r)


@iterator
class Combinations:
    def __init__(self, pool, size):
        self.pool = pool
        self.indices = list(range(size))
        self.is_over = size > len(pool)

    def __iter__(self):
        return self

    def __next__(self):
        if self.is_over:
            raise StopIteration
        result = tuple([self.pool[i] for i in self.indices])
        self.is_over = not self.advance()
        return result

    def advance(self):
        indices = self.indices
        size = len(indices)
        i = size - 1
        while i >= 0 and indices[i] == i + len(self.pool) - size:
            i -= 1
        if i < 0:
            return False
        indices[i] += 1
        for j in range(i + 1, size):
            indices[j] = indices[j - 1] + 1
        return True


def combinations(iterable, r):
    if r < 0:
        raise ValueError('r must be non-negative')
    return Combinations(list(iterable), r)


@iterator
class CombinationsWithReplacement:
    def __init__(self, pool, size):
        self.pool = pool
        self.indices = [0] * size
        self.is_over = len(pool) == 0 and size > 0

    def __iter__(self):
        return self

    def __next__(self):
        if self.is_over:
            raise StopIteration
        result = tuple([self.pool[i] for i in self.indices])
        self.is_over = not self.advance()
        return result

    def advance(self):
        indices = self.indices
        i = len(indices) - 1
        while i >= 0 and indices[i] == len(self.pool) - 1:
            i -= 1
        if i < 0:
            return False
        following = indices[i] + 1
        for j in range(i, len(indices)):
            indices[j] = following
        return True


def combinations_with_replacement(iterable, r):
    if r < 0:
        raise ValueError('r must be non-negative')
    return CombinationsWithReplacement(list(iterable), r)
