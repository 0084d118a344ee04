"""Generic classes with a subscript, and protocols as bases."""

from abc import ABC, abstractmethod
from typing import Generic, TypeVar, Protocol, Optional, List, Dict, Callable, Union, Iterator
T = TypeVar("T")


class Shape(ABC):
    @abstractmethod
    def area(self): ...
    @property
    @abstractmethod
    def name(self) -> str: ...
    def describe(self):
        return f"{self.name} {self.area():.2f}"


class Sq(Shape):
    def __init__(self, s): self.s = s
    def area(self): return self.s * self.s * 1.0
    @property
    def name(self): return "sq"


class Stack(Generic[T]):
    def __init__(self) -> None:
        self.items: List[T] = []
    def push(self, x: T) -> None:
        self.items.append(x)
    def pop(self) -> T:
        return self.items.pop()


class Sized(Protocol):
    def size(self) -> int: ...


class Box:
    def size(self): return 4


class Bag(Sized):
    def size(self): return 5


def total(xs: List[Sized]) -> int:
    return sum(x.size() for x in xs)


def first[U](xs: list[U]) -> U:
    return xs[0]


class Pair[A, B]:
    def __init__(self, a: A, b: B):
        self.a = a; self.b = b
type Alias = list[int]


def main(argv):
    print(Sq(2).describe())
    s = Stack[int](); s.push(1); s.push(2)
    t: Stack[str] = Stack(); t.push("a")
    print(s.pop(), t.pop())
    print(total([Box()]), Bag().size(), first([1]), first(["k"]), Pair(1, "b").b, Pair("x", 2.5).b)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
