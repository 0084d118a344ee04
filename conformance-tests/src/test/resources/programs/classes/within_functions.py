# Classes that functions define: each is made once, and its own data begins anew whenever the function comes to it.
import enum
from dataclasses import dataclass
def several():
    class P:
        k = 3
        def __init__(self, x): self.x = x
        def __repr__(self): return f"P({self.x})"
        def twin(self): return P(self.x)
    print(P(3), P.k, P(4).twin(), P)
    class Err(ValueError):
        def __init__(self, code): super().__init__("code %d" % code); self.code = code
    try:
        raise Err(4)
    except Err as e: print(e, e.code, type(e).__name__)
    class Q(P):
        def get(self): return self.x + 1
        def __repr__(self): return "Q" + super().__repr__()
    print(Q(3).get(), Q(3), isinstance(Q(1), P), P(1).twin)
    @dataclass
    class D:
        a: int
        b: str = "x"
        nxt: P = None
    print(D(1), D(2, "y", P(3)), D(1) == D(1))
    class Color(enum.Enum):
        RED = 1
        BLUE = 2
    print(Color.RED, list(Color), Color(2))
    for i in range(2): test(i)
    print(T().run())
def test(i):
    class Counter:
        total = 0
        items = []
        def __init__(self): Counter.total += 1; self.items.append(7)
    for _ in range(i + 1): Counter()
    print(Counter.total, Counter.items)
class T:
    def run(self):
        class Inner:
            def __init__(self, v): self.v = v
            def __eq__(self, o): return self.v == o.v
        return Inner, Inner(3) == Inner(3), Inner.__qualname__
def h():
    import math
    LIMIT = 5
    def local(): pass
    class E(Exception): pass
    class A:
        limit = LIMIT
        def area(self, r): return math.floor(math.pi * r) + LIMIT + self.limit
        def fail(self): raise E("no")
        class In:
            z = 3
    try: A().fail()
    except E as e: print(repr(e))
    return A().area(3) + A.In.z
def used_within():
    print(h())
    class Node:
        def __init__(self, v, nxt: "Node" = None): self.v = v; self.nxt = nxt
        def __iter__(self):
            n = self
            while n is not None:
                yield n.v
                n = n.nxt
    print(list(Node(1, Node(2))))
    def inner():
        return Node(5).v
    print(inner(), (lambda: Node(6).v)())

def main(argv):
    several()
    used_within()
    return 0
if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
