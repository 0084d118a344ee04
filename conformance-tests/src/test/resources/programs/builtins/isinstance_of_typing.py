"""isinstance() of what typing has instead of classes."""
# alone: for its values of several kinds the types of all of a group would be inferred again

import typing
from typing import Callable, Iterable, List, Mapping, Sequence


def kind(x):
    if isinstance(x, Mapping):
        return "mapping"
    if isinstance(x, List):
        return "list"
    if isinstance(x, Sequence):
        return "sequence"
    if isinstance(x, Iterable):
        return "iterable"
    return "other"


class Bag:
    def __iter__(self):
        return iter([1, 2])


def main():
    print([kind(each) for each in ({1: 2}, [1], (1, 2), "abc", {3}, Bag(), 5, None)])
    print(isinstance(main, Callable), isinstance(5, Callable), issubclass(list, Sequence), issubclass(Bag, typing.Iterable))
    print(isinstance([1], (int, List)), isinstance((1,), (typing.Dict, typing.Tuple)))


if __name__ == "__main__":
    main()
