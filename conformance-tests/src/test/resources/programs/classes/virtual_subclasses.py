"""isinstance and issubclass of abstract classes that ask what a class has, of protocols, and of those that classes are registered with."""

from abc import ABC
from collections.abc import Iterable, Sized, Hashable, Callable, Container, Sequence, Mapping, Iterator, MutableSequence, Set
from numbers import Number, Integral, Real
from typing import Protocol, runtime_checkable


@runtime_checkable
class Drawable(Protocol):
    def draw(self) -> str: ...


class Circle:
    def draw(self): return 'circle'


class Person:
    def __init__(self, name): self.name = name


class Both(Person):
    def draw(self): return 'both'


class Bag:
    def __init__(self, items): self.items = items
    def __iter__(self): return iter(self.items)
    def __len__(self): return len(self.items)
    def __contains__(self, x): return x in self.items


class Eq:
    def __eq__(self, other): return True


class Plugin(ABC):
    pass


class Ours:
    pass


Plugin.register(Ours)
Sequence.register(Bag)


def flatten(items):
    for item in items:
        if isinstance(item, Iterable) and not isinstance(item, str):
            yield from flatten(item)
        else:
            yield item


def kind(x):
    if isinstance(x, Mapping):
        return 'mapping'
    if isinstance(x, Sequence):
        return 'sequence'
    if isinstance(x, Callable):
        return 'callable'
    return 'other'


for x in (Circle(), Person('a'), Both('b'), Bag([1]), Eq(), Ours()):
    print(type(x).__name__, isinstance(x, Drawable), isinstance(x, Iterable), isinstance(x, Sized), isinstance(x, Hashable), isinstance(x, Callable), isinstance(x, Container), isinstance(x, Plugin), isinstance(x, Sequence), isinstance(x, Iterator))
for y in (1, 1.5, True, None, 'a', [1], (1,), {1: 2}, {1}, b'x', range(3), len, iter([1])):
    print(isinstance(y, Iterable), isinstance(y, Sized), isinstance(y, Hashable), isinstance(y, Callable), isinstance(y, Container), isinstance(y, Sequence), isinstance(y, Mapping), isinstance(y, Iterator), isinstance(y, MutableSequence), isinstance(y, Set), isinstance(y, Number), isinstance(y, Integral), isinstance(y, Real), isinstance(y, Drawable))
print(issubclass(Circle, Drawable), issubclass(Person, Drawable), issubclass(Ours, Plugin), issubclass(Bag, Sequence))
print(list(flatten([1, [2, [3, 'ab'], (4,)], 5])))
print([kind(x) for x in [1, 'a', [1], (1, 2), {1: 2}, {1}]], kind(len), kind(range(3)))
print(isinstance(3, Hashable), isinstance([1], Hashable), isinstance({}, Sized))
print(isinstance(Circle, Drawable), isinstance(Circle, Callable), isinstance(Circle, type))
