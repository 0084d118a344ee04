"""Iterators that are made of objects tell how many items are left."""
from collections import deque
from operator import length_hint
import itertools


class Hinting:
    def __length_hint__(self):
        return 7


class Declines:
    def __length_hint__(self):
        return NotImplemented


class Sized:
    def __len__(self):
        return 3

    def __getitem__(self, i):
        if i < 3:
            return i
        raise IndexError


def after_one(name, it):
    before = length_hint(it, 77)
    next(it)
    print(name, before, length_hint(it, 77))


def main():
    after_one("deque", iter(deque([1, 2])))
    after_one("repeat", itertools.repeat(1, 5))
    after_one("reversed list", reversed([1, 2, 3]))
    after_one("reversed str", reversed("abc"))
    after_one("reversed tuple", reversed(tuple([1, 2, 3])))
    after_one("reversed range", reversed(range(5)))
    after_one("reversed dict", reversed({1: 2, 3: 4}))
    after_one("reversed deque", reversed(deque([1, 2])))
    after_one("reversed sequence", reversed(Sized()))
    after_one("enumerate", enumerate([1, 2]))
    after_one("zip", zip([1, 2], [3, 4]))
    after_one("map", map(str, [1, 2]))
    after_one("filter", filter(None, [1, 2]))
    after_one("generator", (x for x in [1, 2]))
    after_one("chain", itertools.chain([1], [2]))
    after_one("islice", itertools.islice([1, 2, 3], 2))
    print(length_hint(Hinting()), length_hint(Declines()), length_hint(Declines(), 5), length_hint(Sized()), length_hint([1]), length_hint(5, 6))


if __name__ == "__main__":
    main()
