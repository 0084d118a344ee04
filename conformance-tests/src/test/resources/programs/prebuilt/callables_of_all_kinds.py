"""Prebuilt unbound, static and class methods, builtins, partial functions, callable instances and factories; functions and classes as keys."""
import functools
import math
def add(a, b): return a + b
def sub(a, b=1): return a - b
class Acc:
    factor = 3
    handlers = []
    def __init__(self, n): self.n = n
    def up(self, k):
        self.n += k
        return self.n
    @staticmethod
    def plain(k): return k + 100
    @classmethod
    def klass(cls, k): return k * cls.factor
    def __call__(self, k): return self.n * k
class Sub(Acc):
    factor = 4
    def up(self, k): return -k
UNBOUND = [Acc.up, Sub.up]
STATICS = [Acc.plain, Acc.klass, Sub.klass]
BUILTINS = [abs, math.floor]
FLOATS = {"sin": math.sin, "cos": math.cos, "sqrt": math.sqrt}
SETS = {add, sub}
KEYED = {add: "add", sub: "sub"}
CLASSKEYED = {Acc: "acc", Sub: "sub"}
class Node:
    def __init__(self, kind, op): self.kind = kind; self.op = op; self.rest = None
A = Node("a", add)
A.rest = Node("s", sub)
A.rest.rest = A
INSTANCES = [Acc(2), Acc(5)]
METHS = {"u": INSTANCES[0].up, "v": Sub(1).up}
TUP = (add, "x", sub)
PARTIAL = functools.partial(add, 5)
class Conf:
    hook = None
    op = staticmethod(add)
CONF = Conf()
CONF.hook = sub
def eq(a, b): return a % 10 == b % 10
def hs(a): return a % 10
DISPATCH = [[add, sub], [sub, add]]
ORDERED = sorted([(2, add), (1, sub)], key=lambda p: p[0])
class Empty: pass
FACTORIES = {"a": lambda: Acc(1), "s": lambda: Sub(2)}
def gen(n):
    for i in range(n): yield i
GENS = [gen]
def kw(a, b=2, *rest): return a + b + len(rest)
KWS = [kw]
NONES = {"a": None, "b": add}
def main(argv):
    for f in UNBOUND: print(f(Sub(1), 5))
    for f in STATICS: print(f(7))
    for k in FLOATS: print(k, FLOATS[k](0.5))
    print(len(SETS), add in SETS)
    for f in KEYED: print(KEYED[f], f(5, 2))
    for c in CLASSKEYED: print(CLASSKEYED[c], c(4).up(1))
    print(CLASSKEYED[type(INSTANCES[0])])
    n = A
    for i in range(3):
        print(n.kind, n.op(8, 4)); n = n.rest
    for i in INSTANCES: print(i(3))
    for k in METHS: print(k, METHS[k](2))
    print(TUP[0](1, 2), TUP[2](1, 2))
    print(PARTIAL(6))
    print(CONF.hook(9, 8), CONF.op(1, 1))
    for row in DISPATCH:
        for f in row: print(f(3, 1))
    for i, f in ORDERED: print(i, f(3, 1))
    for k in FACTORIES: print(FACTORIES[k]().up(1))
    for g in GENS:
        for x in g(3): print(x)
    for f in KWS: print(f(1), f(1, 5), f(1, 2, 3))
    for k in NONES:
        f = NONES[k]
        print(k, f is None)
        if f: print(f(1, 2))
    return 0
if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
