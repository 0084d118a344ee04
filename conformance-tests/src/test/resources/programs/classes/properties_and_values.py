"""What is a property in some classes, and a value of the class or of the instance, or nothing, in others."""
class Node:
    value = 0
    def describe(self): return f"{type(self).__name__} {self.value} {self.size}"
    @property
    def size(self): return 1
class Leaf(Node):
    def __init__(self, v): self.value = v
class Sum(Node):
    def __init__(self, *parts): self.parts = parts
    @property
    def value(self): return sum(p.value for p in self.parts)
    @property
    def size(self): return 1 + sum(p.size for p in self.parts)
class Fixed(Sum):
    size = 7
class Deep(Fixed):
    @property
    def size(self): return 70
class Temp:
    def __init__(self, c): self._c = c
    @property
    def c(self): return self._c
    @c.setter
    def c(self, v): self._c = v
class Fast:
    def __init__(self, c): self.c = c
class Slots:
    __slots__ = ("c",)
    def __init__(self, c): self.c = c
def total(things): return sum(t.c for t in things)
def main():
    nodes = [Leaf(3), Sum(Leaf(1), Sum(Leaf(2), Leaf(5))), Node(), Fixed(Leaf(4)), Deep()]
    for n in nodes: print(n.describe(), n.value + 1, hasattr(n, "parts"))
    ts = [Temp(1), Fast(2), Slots(3)]
    print(total(ts))
    for t in ts: t.c += 10
    print([t.c for t in ts])
    maybe = None if len(ts) > 5 else ts[0]
    print(maybe.c, getattr(maybe, "c", 0))
    none = ts[0] if len(ts) > 5 else None
    try: print(none.c)
    except AttributeError as e: print(e)
main()
