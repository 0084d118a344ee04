"""repr and str: own, inherited, in containers."""


class Silent:
    pass


class WithRepr:
    def __init__(self, n):
        self.n = n

    def __repr__(self):
        return f"WithRepr({self.n})"


class WithStr(WithRepr):
    def __str__(self):
        return f"number {self.n}"


class OnlyStr:
    def __str__(self):
        return "only str"


class Tree:
    def __init__(self, value, children):
        self.value = value
        self.children = children

    def __repr__(self):
        return f"{self.value!r}{self.children!r}" if self.children else repr(self.value)


def main(argv):
    a = WithRepr(1)
    b = WithStr(2)
    print(a, b, repr(a), repr(b), str(a), str(b), [a, b], (b,), {"k": b}, f"{a} {b} {b!r} {[b]}")
    print(OnlyStr(), str(OnlyStr()), "%s %r" % (b, b))
    print(repr(Silent()).startswith("<"), str(Silent())[-1])
    print(Tree("root", [Tree("a", []), Tree("b", [Tree("c", [])])]))
    print(str(ValueError("x")), repr(ValueError("x")), repr(KeyError("k")), str(KeyError("k")), repr(ValueError()), str(IndexError()))
    print([None, True], [1.0, 2.5], ["a", "b'c"], [[], ["x"]], {"a": [(1, "a"), (2, "b")]}, {1: {2: {3: "x"}}})
    recursive = [1, 2]
    print(recursive, [recursive, recursive])
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
