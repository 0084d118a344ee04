"""Sequence and mapping patterns take what is a sequence or a mapping by its class, and neither texts nor what only has the methods."""
from collections import OrderedDict, deque
from collections.abc import Mapping, Sequence


class Squares(Sequence):
    def __init__(self, count):
        self.count = count

    def __len__(self):
        return self.count

    def __getitem__(self, index):
        if not -self.count <= index < self.count:
            raise IndexError(index)
        return (index % self.count) ** 2


class Settings(Mapping):
    def __init__(self, **values):
        self.values_by_name = values

    def __getitem__(self, name):
        return self.values_by_name[name]

    def __iter__(self):
        return iter(self.values_by_name)

    def __len__(self):
        return len(self.values_by_name)


class Indexed:
    def __len__(self):
        return 2

    def __getitem__(self, index):
        return index


def ends(items):
    match items:
        case []:
            return "empty"
        case [only]:
            return f"only {only}"
        case [first, *_, last]:
            return f"{first} to {last}"
        case _:
            return "no sequence"


def rest(items):
    match items:
        case [first, *others]:
            return first, others
        case _:
            return None


def main():
    print(ends(range(0)), ends(range(5, 6)), ends(range(3)), ends(range(10**9)))
    print(ends(deque()), ends(deque("a")), ends(deque([1, 2, 3])))
    print(ends(Squares(0)), ends(Squares(1)), ends(Squares(5)))
    print(ends(Indexed()), ends("text"), ends(b"bytes"), ends({1: 2}), ends({1}), ends(bytearray(b"xy")))
    print(rest(range(4)), rest(deque([1, 2])), rest(Squares(3)), rest([1, 2]), rest((1, "a", None)), rest([]))
    for given in ([1, 2], "ab", (3,), 5, None, {"a": 1}, [[1], [2, 3]]):
        match given:
            case [[inner], *more]:
                print("nested", inner, more)
            case [first, *_]:
                print("sequence", first)
            case {"a": value, **others}:
                print("mapping", value, others)
            case str():
                print("text")
            case _:
                print("other")
    match Settings(depth=3, width=80):
        case {"depth": depth, **others}:
            print(depth, others)
    match OrderedDict(x=1):
        case {"x": x}:
            print(x)
    match Settings():
        case {"depth": depth}:
            print("found")
        case {}:
            print("without")


if __name__ == "__main__":
    main()
