"""Texts, order, equality, hashes and truth of classes, by their metaclass."""
class M(type):
    def __repr__(cls): return "<" + cls.__name__ + ">"
    def __lt__(cls, other): return cls.rank < other.rank
    def __eq__(cls, other): return isinstance(other, M) and cls.rank == other.rank
    def __hash__(cls): return cls.rank
    def __bool__(cls): return cls.rank > 1
class A(metaclass=M):
    rank = 1
    def me(self): return type(self)
class B(A): rank = 2
class C(A): rank = 2
def main():
    for x in (A(), B(), C()):
        c = type(x)
        print(c, repr(c), str(c), f"{c}", bool(c))
        print(c < B, c == B, c != B, x.me())
    print(sorted([B, A]), [A, B], {A: 1}[A], max(A, B))
    d = {B: "b"}
    print(d[C])
if __name__ == "__main__":
    main()
