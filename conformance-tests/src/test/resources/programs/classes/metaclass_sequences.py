"""Classes with __getitem__ of their metaclass alone, reversed classes, and __class_getitem__ of one of several."""
class M(type):
    def __getitem__(cls, i):
        if i >= 3: raise IndexError(i)
        return cls.__name__ * i
    def __reversed__(cls): return iter([3, 2, 1])
class A(metaclass=M): pass
class B(A): pass
class G:
    def __class_getitem__(cls, i): return i + 1
class H(G): pass
def rows(c): return [x for x in c]
def main():
    print(list(A), [*B], "AA" in A, "B" in B, "x" in A)
    for c in (A, B):
        print(rows(c), "AA" in c, [x for x in reversed(c)], len(list(c)), list(iter(c)))
        p, q, r = c
        print(p, q, r)
    p, q, r = A
    print(p, q, r)
    for g in (G, H): print(g[3])
    for o in (A(), B()): print(rows(type(o)), type(o)[2])
    print(list(reversed(A)))
if __name__ == "__main__":
    main()
