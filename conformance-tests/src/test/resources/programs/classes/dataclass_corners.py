"""replace, astuple, InitVar, ordered, frozen, slotted and keyword-only data classes."""

from dataclasses import dataclass, field, InitVar, replace, asdict, astuple, fields
from functools import total_ordering, cached_property
from typing import ClassVar, List, Optional


@dataclass(order=True, frozen=True)
class V:
    a: int
    b: str = "x"


@dataclass
class Inv:
    name: str
    items: list = field(default_factory=list)
    total: int = field(init=False, default=0)
    hidden: int = field(default=3, repr=False, compare=False)
    scale: InitVar[int] = 2
    count: ClassVar[int] = 0
    def __post_init__(self, scale):
        self.total = len(self.items) * scale


@dataclass(kw_only=True, slots=True)
class K:
    p: int
    q: float = 1.5


@dataclass
class Base:
    x: int
    y: int = 2


@dataclass
class Sub(Base):
    z: str = "z"


@dataclass(unsafe_hash=True)
class H:
    a: int
    b: int


@dataclass(eq=False)
class NE:
    a: int


def main(argv):
    n = len(argv)
    v = V(n); w = V(n, "y")
    print(v, w, v < w, v == V(1), sorted([w, v]), hash(v) == hash(V(1)), {v: 1}[V(1)], v <= w, max(v, w))
    try:
        v.a = 3
    except AttributeError as e:
        print(type(e).__name__, e)
    i = Inv("n", [1, 2, 3]); j = Inv("m", scale=5)
    j.items.append(4)
    print(i, j, i == Inv("n", [1, 2, 3]), i.hidden)
    k = K(p=n)
    print(k, replace(k, q=2.5), replace(v, b="k"))
    print(Sub(1), Sub(1, 2, "q"), Sub(1) == Sub(1), Sub(z="k", x=3))
    print(len({H(1, 2), H(1, 2), H(2, 1)}))
    print(astuple(v), NE(1) == NE(1))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
