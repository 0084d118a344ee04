"""Classes that extend tuple, with redefined methods, below each other, unpacked, matched, beside plain tuples, in the library."""
import copy, json
from operator import itemgetter
class Named:
    def describe(self):
        return f"{type(self).__name__} of {len(self)}"
class Base(tuple):
    __slots__ = ()
    x = property(itemgetter(0))
    y = property(itemgetter(1))
    @classmethod
    def make(cls, items):
        return cls(items)
    def __eq__(self, other):
        return isinstance(other, Base) and tuple.__eq__(self, other)
    def __hash__(self):
        return super().__hash__()
class Derived(Base, Named):
    def __getitem__(self, i):
        return super().__getitem__(i) * 10
class Item(tuple):
    def __new__(cls, name, price=1.5):
        self = super().__new__(cls, (name, price))
        self.note = "n:" + name
        return self
    @property
    def name(self): return self[0]
    @property
    def price(self): return self[1]
class Names(tuple):
    pass
class Iv(tuple):
    def __new__(cls, lo, hi):
        if lo > hi:
            raise ValueError("bad interval")
        return tuple.__new__(cls, (lo, hi))
    @property
    def lo(self): return self[0]
    @property
    def hi(self): return self[1]
    def __contains__(self, x): return self.lo <= x <= self.hi
    def __and__(self, o):
        lo, hi = max(self.lo, o.lo), min(self.hi, o.hi)
        return Iv(lo, hi) if lo <= hi else None
    def __len__(self): return self.hi - self.lo
def f(a, b): return a - b
def show(v):
    match v:
        case (a, b): return f"two {a} {b}"
        case [a, *r]: return f"many {a} {r}"
        case _: return "other"
TABLE = {Names(("a", "b")): 1}
def basics():
    b = Base((1, 2)); d = Derived([3, 4, 5])
    print(b.x, b.y, d.x, d[1], d.describe(), Base.make((7, 8)), Derived.make([9]), b == Base((1, 2)), b == (1, 2), b != (1, 2), hash(b) == hash((1, 2)), list(d), tuple(d))
    i = Item("tea"); n, p = i
    print(i, n.upper(), p + 1, i.name.title(), i.price * 2, i.note, [*i], (*i, 3), f"{i!r:>20}" if False else "")
    ns = Names(["b", "a"])
    print(sorted(ns), ", ".join(ns), "abc".startswith(Names(("x", "ab"))), show(Names("xy")), show(Names("xyz")), show(b), ns in [("b", "a")], ("b", "a") in [ns], TABLE[Names(("a", "b"))], TABLE.get(("a", "b")))
    v = Iv(1, 5)
    print(3 in v, 9 in v, v & Iv(4, 9), v & Iv(7, 8), len(v), v.lo, f(*v), f(*Iv(2, 3)))
    try:
        Iv(3, 1)
    except ValueError as e:
        print(e)
    try:
        b[5]
    except IndexError as e:
        print(e)
    try:
        ns[7]
    except IndexError as e:
        print(e)
    try:
        print(ns + [1])
    except TypeError as e:
        print(e)
    print(copy.copy(ns), copy.deepcopy(ns), json.dumps([ns, i]), isinstance(ns, (list, tuple)), issubclass(Iv, tuple), ns == ["b", "a"], ns == None, ns != 5)
    for k, (a, c) in enumerate([Iv(1, 2), Iv(3, 4)]):
        print(k, a, c)
    print(list(zip(*[Iv(1, 2), Iv(3, 4)])), sum([Iv(1, 2)[0], 2]), max([Iv(1, 2), Iv(1, 3)]), list(ns) + [*ns], sum([Names((1,)), Names((2,))], ()))
    xs = [0]; xs += ns; xs.extend(ns); print(xs)
    first, *rest = Names("abc"); print(first, rest)
    mixed = [b, (1, 2), "s", ns]
    print([isinstance(m, tuple) for m in mixed], [len(m) for m in mixed], [type(m).__name__ for m in mixed])
    print(repr(ns), str(ns), f"{ns}", "%s" % (ns,), "%s-%s" % ns, ns[-1], ns[:1], ns[::-1], bool(Names()), not Names())
    print(b[0] + b[1], [x + 1 for x in b], any(ns), all(b), min(ns), reversed(ns).__next__(), next(iter(ns)), ns.index("a"), ns.count("z"))
    a = ns if len(xs) > 2 else ("q",)
    print(a, a[0], len(a))
    w = None if len(xs) > 100 else ns
    print(w is None, w[0])
    e = {Iv(1, 2): 3}; print(e[(1, 2)], (1, 2) in e, e[Iv(1,2)])
    ss = {Names("ab"), ("a", "b"), Names("c")}; print(len(ss))


class Backwards(tuple):
    def __iter__(self):
        return iter(self[::-1])


def unpacking():
    name, price = Item("tea")
    print(name.upper(), price + 1)
    for name, price in [Item("a"), Item("b", 2.0)]:
        print(name.upper(), price + 1)
    a, b = Backwards((1, 2))
    print(a, b)
    try:
        a, b = Backwards((1, 2, 3))
    except ValueError as error:
        print(error)
    try:
        a, b, c = Item("x", 2)
    except ValueError as error:
        print(error)
    try:
        a, = Item("x", 2)
    except ValueError as error:
        print(error)


def main():
    basics()
    unpacking()


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
