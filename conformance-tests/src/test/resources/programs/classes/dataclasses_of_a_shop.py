"""Dataclasses: defaults, factories, order, frozen, inherited."""

from dataclasses import dataclass, field, replace, astuple, asdict
from typing import List, Optional, Dict, ClassVar


@dataclass
class Point:
    x: int
    y: int = 0

    def __add__(self, other):
        return Point(self.x + other.x, self.y + other.y)


@dataclass(frozen=True)
class Money:
    cents: int
    currency: str = "EUR"

    def __str__(self):
        return f"{self.cents // 100}.{self.cents % 100:02d} {self.currency}"


@dataclass(order=True)
class Version:
    major: int
    minor: int
    patch: int = 0


@dataclass
class Item:
    name: str
    price: Money
    tags: List[str] = field(default_factory=list)
    stock: int = 0
    count: ClassVar[int] = 0

    def __post_init__(self):
        Item.count += 1


@dataclass(eq=False)
class Node:
    value: int
    next: Optional["Node"] = None


@dataclass
class Special(Item):
    discount: float = 0.1

    def final(self):
        return Money(int(self.price.cents * (1 - self.discount)), self.price.currency)


@dataclass
class Hidden:
    a: int
    b: str = field(default="secret", repr=False)
    c: float = field(default=1.5, compare=False)
    d: int = field(init=False, default=7)


def main(argv):
    p = Point(1, 2)
    q = Point(3)
    print(p, q, p + q, p == q, p == Point(1, 2), p != q)
    m = Money(1999)
    print(m, repr(m), hash(m) == hash(Money(1999)), m == Money(1999, "USD"))
    prices = {Money(1): "one", Money(2): "two"}
    print(prices[Money(1)], Money(3) in prices)
    versions = [Version(1, 2), Version(1, 0, 5), Version(0, 9), Version(1, 2, -1)]
    versions.sort()
    for v in versions:
        print(v)
    print(max(versions), Version(1, 2) <= Version(1, 2), Version(2, 0) > Version(1, 9, 9))
    a = Item("apple", Money(50))
    b = Item("bread", Money(250), ["food", "fresh"], stock=4)
    a.tags.append("fruit")
    print(a)
    print(b, Item.count)
    s = Special("cake", Money(1000), discount=0.25)
    print(s, s.final())
    n = Node(1, Node(2, Node(3)))
    total = 0
    node = n
    while node is not None:
        total += node.value
        node = node.next
    print(total, n == Node(1), n == n)
    h = Hidden(1)
    print(h, Hidden(1, "x") == Hidden(1, "y"), Hidden(1, c=2.0) == Hidden(1), h.d)
    items = [a, b, s]
    items.sort(key=lambda i: (-i.price.cents, i.name))
    print([i.name for i in items])
    try:
        change(m)
    except AttributeError as e:
        print("frozen:", type(e).__name__)
    return 0


def change(m):
    m.cents = 5

if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
