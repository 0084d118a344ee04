"""Iterators in global variables: how far they have come is the run's."""
import itertools
import sys


def numbers():
    yield 1
    yield 2
    yield 3


class Words:
    def __init__(self, words, out=sys.stdout):
        self.words = iter(words)
        self.out = out

    def say(self):
        self.out.write(next(self.words) + '\n')


def taken(iterator):
    return next(iterator)


counted = itertools.count(10)
ids = iter(range(100))
pairs = zip('abc', [1, 2, 3])
texts = map(str, [1.5, 2.5])
made = numbers()
squares = (n * n for n in range(5))
joined = itertools.chain([1], [2])
backwards = reversed([1, 2])
numbered: object = enumerate('xy')


class User:
    def __init__(self):
        self.number = next(ids)


def main():
    print(User().number, User().number, next(counted), next(counted))
    print(next(pairs), list(pairs), list(pairs))
    print(next(texts), taken(made), sum(made), taken(squares), taken(squares), list(squares))
    print(next(joined), next(backwards), next(numbered))
    Words(['one', 'two']).say()


if __name__ == '__main__':
    main()
    print(list(joined), User().number)
