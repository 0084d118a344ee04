# Tuples are ordered among each other, whether or not their length is known, and whether or not their class extends tuple.
class T(tuple): pass
class L(list): pass
class S(str): pass
class B(bytes): pass
class I(int): pass
class F(float): pass
class Z(frozenset): pass
def mixtures():
    print(sorted([(1, 2), T((0, 5))]))
    print((1,2) < T((1,3)), T((1,3)) < (1,2), T((1,)) == (1,), (1,) == T((1,)))
    print(sorted([[1, 2], L([0, 5])]))
    print([1,2] < L([1,3]), L([1,3]) < [1,2], L([1]) == [1], [1] == L([1]))
    print(sorted(["b", S("a")]))
    print("a" < S("b"), S("b") < "a", S("b") == "b")
    print(sorted([b"b", B(b"a")]))
    print(sorted([3, I(2), I(9), 1]))
    print(sorted([3.5, F(2), 1]))
    print(min([(1, 2), T((0, 5))]), max([(1, 2), T((0, 5))]))
    print(min((1, 2), T((0, 5))), max((1, 2), T((0, 5))))
    print(sorted([T((3,1)), T((1,2))]))
    print(sorted([(2, T((1, 2))), (2, (1, 1))]))
    xs = [(1, 2), T((0, 5)), (0, 4), T((7, 7))]
    xs.sort(reverse=True)
    print(xs)
    print(xs.index((0, 5)), xs.count((7, 7)), (0, 5) in xs)
    d = {(1, 2): "x", T((3, 4)): "y"}
    print(d[T((1, 2))], d[(3, 4)])
def lengths():
    x = tuple([i for i in range(3)])
    print(x < (0, 1), (0, 1) < x, x >= (0, 1, 2), x == (0, 1, 2), (0, 1, 2) == x, (0, "a") < (1, "b"), x <= (), () < x)
    print(x < T((0, 1)), T((0, 1)) < x, T((0, 1, 2)) == x)
    t = T([1, 2, 3])
    print(t < (0, 1), (0, 1) < t, t < x, x < t)
    print(sorted([x, (0, 1), (5,)]))
def among_others():
    x = tuple([i for i in range(3)])
    print(x < T((0, 1)))
    xs = [(1, 2), (0, 5, 6), "a"]
    print(xs[0] < xs[1])
    print(sorted(xs[:2]))
class Told:
    def __init__(self, n): self.n = n
    def __lt__(self, other):
        print("lt", self.n, other.n)
        return self.n < other.n
    def __gt__(self, other):
        print("gt", self.n, other.n)
        return self.n > other.n
    def __eq__(self, other): return self.n == other.n
def by_program():
    some = tuple([Told(i) for i in range(3)])
    pair = (Told(0), Told(2))
    print(some < pair, pair < some, some > pair, pair > some)
    maybe = None if len(some) > 5 else some
    try:
        print(maybe < pair, pair > maybe)
    except TypeError as e:
        print(e)


def main():
    mixtures()
    lengths()
    among_others()
    by_program()


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
