"""Containers take the same object for equal, whatever its __eq__ says; None among ints and floats."""

class Loud:
    def __init__(self, n): self.n = n
    def __eq__(self, o):
        print("eq", self.n, o.n)
        return False
    def __hash__(self): return 1


class Never:
    def __eq__(self, o): return False


def main(argv):
    a = Loud(1); b = Loud(2)
    print(a in [b, a], [a] == [a], [b, a].index(a), [a, b].count(b), (a, 1) == (a, 1), a in (b, a))
    d = {a: 1}
    print(d[a], a in {b, a})
    x = Never()
    print(x in [x], x == x, [x] == [x], [x, x].count(x))
    l = [b, a]
    l.remove(a)
    print(len(l))
    print([1, None] == [1, None], None in [None, 3], [1.5, None].index(None), "a" in ["a", "b"], [[1], [2]] == [[1], [2]], [2] in [[1], [2]], [(1, "a")] == [(1, "a")])
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
