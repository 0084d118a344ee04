"""isinstance of iterators, by what made them and by the abstract classes."""

from collections.abc import Iterator, Iterable, Generator


def g():
    yield 1


class It:
    def __iter__(self): return self
    def __next__(self): raise StopIteration


def main():
    x = iter([1])
    print(isinstance(x, Iterator), isinstance(x, Iterable), isinstance(x, Generator))
    x = zip([1], [2])
    print(isinstance(x, Iterator), isinstance(x, zip), isinstance(x, map))
    x = map(str, [2])
    print(isinstance(x, Iterator), isinstance(x, zip), isinstance(x, map))
    x = enumerate([2])
    print(isinstance(x, Iterator), isinstance(x, enumerate), isinstance(x, map))
    x = reversed([2])
    print(isinstance(x, Iterator), isinstance(x, map))
    x = filter(None, [2])
    print(isinstance(x, Iterator), isinstance(x, filter), isinstance(x, map))
    x = g()
    print(isinstance(x, Iterator), isinstance(x, Generator), isinstance(x, map))
    x = (i for i in [1])
    print(isinstance(x, Iterator), isinstance(x, Generator), isinstance(x, map))
    x = iter({1:2}.items())
    print(isinstance(x, Iterator), isinstance(x, Generator), isinstance(x, map))
    x = iter({1:2})
    print(isinstance(x, Iterator), isinstance(x, Generator), isinstance(x, map))
    x = iter("abc")
    print(isinstance(x, Iterator), isinstance(x, Generator), isinstance(x, map))
    x = iter((1,))
    print(isinstance(x, Iterator), isinstance(x, Generator), isinstance(x, map))
    x = iter(range(3))
    print(isinstance(x, Iterator), isinstance(x, Generator), isinstance(x, map))
    x = {1:2}.keys()
    print(isinstance(x, Iterator), isinstance(x, Iterable), isinstance(x, map))
    x = It()
    print(isinstance(x, Iterator), isinstance(x, Iterable), isinstance(x, map))
    x = iter(It())
    print(isinstance(x, Iterator), isinstance(x, Iterable), isinstance(x, map))


main()
