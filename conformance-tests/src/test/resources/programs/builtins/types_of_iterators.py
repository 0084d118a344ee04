"""type() of iterators, and classes whose __iter__ gives iterators of several kinds."""
from collections.abc import Mapping


class Words:
    def __init__(self, words):
        self.words = words

    def __iter__(self):
        return iter(self.words)


class Sorted(Mapping):
    def __init__(self, given):
        self.keys_in_order = sorted(given)
        self.given = given

    def __getitem__(self, key):
        return self.given[key]

    def __iter__(self):
        return iter(self.keys_in_order)

    def __len__(self):
        return len(self.given)


class Plain(Sorted):
    def __iter__(self):
        return iter(self.given)


class Counting(Sorted):
    def __iter__(self):
        yield from self.keys_in_order


def gen():
    yield 1


def main():
    print(type(iter([])), type(iter(())).__name__, type(iter((1, "a"))).__name__, type(iter("")).__name__, type(iter(b"")).__name__, type(iter(bytearray())).__name__)
    print(type(iter(range(2))).__name__, type(iter({1})).__name__, type(iter(frozenset("a"))).__name__)
    d = {1: "a"}
    print(type(iter(d)).__name__, type(iter(d.keys())).__name__, type(iter(d.values())).__name__, type(iter(d.items())))
    print(type(iter(Words(["a"]))).__name__, type(iter([1])) is type(iter(["a"])), type(iter([1])) is type(iter((1,))), type(iter([1])) == list, type(gen()).__name__)
    it = iter([1, 2])
    print(it.__class__.__name__, type(it).__name__ + "!", isinstance(it, list), next(it))
    for mapping in [Sorted({"b": 1, "a": 2}), Plain({"b": 1, "a": 2}), Counting({"c": 3})]:
        print(list(mapping), list(mapping.items()), dict(mapping), "a" in mapping, type(iter(mapping)).__name__)


main()
