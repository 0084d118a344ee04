"""Metaclasses that extend others, classes or None, and operators."""
class M(type):
    def __init__(cls, name, bases, ns):
        super().__init__(name, bases, ns)
        cls.rows = {}
    def __iter__(cls):
        for k in cls.rows:
            yield k
    def __setitem__(cls, k, v): cls.rows[k] = v
    def __delitem__(cls, k): del cls.rows[k]
    def __getitem__(cls, k): return cls.rows[k]
    def __hash__(cls): return -1
    def __len__(cls): return len(cls.rows) - 1
    def __contains__(cls, k): return k in cls.rows
    def __rmul__(cls, n): return [cls.__name__] * n
    def __or__(cls, other): return cls.__name__ + "|" + other.__name__
    def __neg__(cls): return "-" + cls.__name__
    def __call__(cls, *a):
        made = super().__call__(*a)
        cls[len(cls.rows)] = made.n
        return made
class N(M):
    def __iter__(cls): return iter([10, 20])
    def __len__(cls): return 5 + super().__len__()
class A(metaclass=M):
    def __init__(self, n): self.n = n
    def kin(self): return [x for x in type(self)]
    def count(self):
        try:
            return len(type(self))
        except ValueError as e:
            return str(e)
    def put(self, k, v):
        cls = type(self)
        cls[k] = v
        if 0 in cls: del cls[0]
        return k in cls, sorted(type(self)), cls[k]
class B(A): pass
class C(A, metaclass=N): pass
def first(cls):
    if cls is None: return "nothing"
    for x in cls: return x
    return "empty"
def size(cls):
    try:
        return len(cls)
    except (TypeError, ValueError) as e:
        return str(e)
def pick(name):
    return {"A": A, "B": B, "C": C}.get(name)
def main():
    print(size(A), A(4).count(), B(5).count(), C(6).count(), size(None), size(C))
    print(A(1).kin(), B(2).kin(), C(3).kin())
    for name in "ABCD": print(name, first(pick(name)), size(pick(name)))
    print(B(7).put(9, 8), A(7).put(3, 4), C(5).put(1, 2))
    print(hash(A), hash(pick("B")), {A: 1, B: 2, C: 3}[pick("C")])
    print(2 * A, A | B, -A)
    for c in (A, B, C):
        print(2 * c, c | c, -c, *c, sum(c), list(enumerate(c)), max(c), list(zip(c, c)), {x for x in c} == set(c))
        x, *rest = c
        print(x, rest, bool(c), not c, all(c), [*c, 1], dict.fromkeys(c, 0), sorted(c, reverse=True), list(map(str, c)))
if __name__ == "__main__":
    main()
