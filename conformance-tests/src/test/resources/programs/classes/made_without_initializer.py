"""Instances made by object.__new__ of a class that only the run tells, and named tuples with a __new__ of their own, which _make and _replace do not ask."""
from collections import namedtuple
from typing import NamedTuple
class P3(namedtuple('P3', ['x', 'y', 'z'], defaults=[0])):
    __slots__ = ()
    def __new__(cls, x, y, z=5):
        return super().__new__(cls, x + 1, y, z)
class P4(P3):
    def total(self):
        return self.x + self.y + self.z
class NT(NamedTuple):
    a: int
    b: str = "q"
    def both(self):
        return f"{self.a}{self.b}"
def basics():
    print(P3(1, 2), P3(1, 2, 3), P3(1, 2)._replace(z=0), P3._make([1, 2, 3]), P3._make((1, 2, 3)), type(P4(1, 2)._replace(x=0)).__name__)
    print(P4(1, 2).total(), P4._make([1, 2, 3]).total(), P4(1, 1)._replace(x=9).total())
    print(NT(1), NT(1).both(), NT(3)._replace(b="z").both(), NT._make([1, "x"]).both())
    ps = [P3(1, 2), P4(3, 4)]
    print([p._replace(y=7) for p in ps])

class Node:
    def __init__(self, v):
        self.v = v
        self.extra = [v]
    def clone(self):
        c = self.__class__.__new__(self.__class__)
        c.v = self.v
        c.extra = self.extra[:]
        return c
    def twin(self):
        c = object.__new__(type(self))
        c.__dict__.update(self.__dict__)
        return c
    @classmethod
    def raw(cls, v):
        obj = cls.__new__(cls)
        obj.v = v
        return obj
    def show(self):
        return f"{type(self).__name__}({self.v})"
class Leaf(Node):
    def show(self):
        return "leaf " + super().show()
def bare():
    for n in [Node(1), Leaf(2)]:
        c = n.clone(); c.v += 10; c.extra.append(7)
        print(n.show(), c.show(), n.extra, c.extra)
    print(Node.raw(3).show(), Leaf.raw(4).show())
    for k in (Node, Leaf):
        print(k.raw(5).show())


def main():
    basics()
    bare()


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
