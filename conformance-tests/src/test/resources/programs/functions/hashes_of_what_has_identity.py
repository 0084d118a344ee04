"""What hash, equality and containers make of functions, methods, iterators, views and slices."""
class A:
    def __init__(self, x):
        self.x = x
    def f(self):
        pass
    def g(self):
        pass
    def __eq__(self, other):
        return True
    def __hash__(self):
        return 3
    @classmethod
    def c(cls):
        pass
    @staticmethod
    def s():
        pass
class B(A):
    def f(self):
        pass
def make(n):
    def inner():
        return n
    return inner
def gen():
    yield 1
def main():
    a1, a2 = A(1), A(2)
    print(a1.f == a1.f, a1.f != a2.f, a1.f == a1.g, hash(a1.f) == hash(a1.f), hash(A.f) == hash(A.f), A.f == A.f, A.f != A.g)
    d = {a1.f: 1, a2.f: 2}
    print(d[a1.f], d[a2.f], len(d), a1.f in d, a1.g in d)
    print(len({A.f, A.g, B.f}), len({main, make}), A.c == A.c, hash(A.c) == hash(A.c), A.s == A.s, hash(A.s) == hash(a1.s))
    c1, c2 = make(1), make(2)
    print(c1 == c1, c1 == c2, hash(c1) == hash(c1), len({c1, c2, c1}), {c1: 5}[c1])
    h = {}
    print(h.get == h.get, h.get == h.pop, {}.get == h.get, [].append == [].append)
    g = gen()
    print(hash(g) == hash(g), g == g, len({g, g}), hash(range(3)) == hash(range(0, 3, 1)), len({range(3), range(3)}))
    it = iter([1])
    print(len({it}), it == it, it != it, it == iter([1]), it == iter("a"), len({type(a1), A, B}))
    x = lambda: 1
    print(len({x, x}), hash(x) == hash(x), (x, 1) == (x, 1), hash((x, 1)) == hash((x, 1)))
    print(hash(None) == hash(None), hash(int) == hash(int), hash(len) == hash(len), len({len, abs}), hash(...) == hash(...), hash(NotImplemented) == hash(NotImplemented))
    subscribers = {}
    subscribers.setdefault("e", set()).add(a1.f)
    subscribers["e"].add(a1.f)
    subscribers["e"].add(a2.g)
    print(len(subscribers["e"]))
    subscribers["e"].discard(a1.f)
    print(len(subscribers["e"]))

def more():
    d = {1: 2}
    v = d.values()
    print(hash(v) == hash(v), v == d.values())
    s = slice(1, 2)
    print(hash(s) == hash(slice(1, 2)), s == slice(1, 2), {s: 3}[slice(1, 2)])
    e = enumerate([1])
    z = zip([1], [2])
    m = map(str, [1])
    print(len({e, e}), len({z, z}), len({m, m}), e == e, z == z, m == m)

if __name__ == "__main__":
    main()
    more()
