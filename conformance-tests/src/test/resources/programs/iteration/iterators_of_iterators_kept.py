"""Iterators that are made of iterators of several kinds and kept where those are kept: pipelines, sieves, streams that change in place."""
import itertools
from functools import partial


class Pipe:
    def __init__(self, it):
        self.it = it

    def __or__(self, stage):
        return Pipe(stage(self.it))

    def __iter__(self):
        return iter(self.it)


mapping = lambda f: partial(map, f)
where = lambda pred: partial(filter, pred)
take = lambda n: lambda it: itertools.islice(it, n)


def primes():
    numbers = itertools.count(2)
    while True:
        prime = next(numbers)
        yield prime
        numbers = filter(lambda n, prime=prime: n % prime, numbers)


class Stream:
    def __init__(self, items):
        self.items = iter(items)

    def keep(self, test):
        self.items = filter(test, self.items)
        return self

    def each(self, change):
        self.items = map(change, self.items)
        return self

    def numbered(self):
        self.items = (x * 10 + i for i, x in enumerate(self.items))
        return self

    def first(self, count):
        self.items = itertools.islice(self.items, count)
        return self

    def pairs(self):
        self.items = (a + b for a, b in zip(self.items, self.items))
        return self


def nested(it, times):
    for i in range(times):
        it = map(lambda x, i=i: x + i, it) if i % 2 else enumerate_from(it, i)
    return it


def enumerate_from(it, start):
    for i, x in enumerate(it, start):
        yield i + x


def main():
    print(list(Pipe(itertools.count(1)) | mapping(lambda x: x * x) | where(lambda x: x % 3 == 1) | take(6)))
    print(list(Pipe(range(4)) | take(3) | mapping(lambda x: x + 1)))
    print(list(itertools.islice(primes(), 10)))
    print(list(Stream(range(20)).keep(lambda x: x % 2).each(lambda x: x + 1).numbered().pairs().first(3).items))
    print(list(Stream([5, 6, 7]).each(lambda x: x * 2).each(lambda x: x - 1).items))
    print(list(nested(iter([1, 2, 3]), 5)))


main()
