"""Keywords of an __init__ are no matter of what makes a tuple, float or frozenset that a class extends."""


class T(tuple):
    def __init__(self, arg, extra=None):
        self.extra = extra


class F(float):
    def __init__(self, arg, unit=None):
        self.unit = unit


class S(frozenset):
    def __init__(self, arg, name=""):
        self.name = name


class L(list):
    def __init__(self, arg, unit=None):
        super().__init__(arg)
        self.unit = unit


class D(dict):
    def __init__(self, arg, unit=None):
        super().__init__(arg)
        self.unit = unit


class Set(set):
    def __init__(self, arg, unit=None):
        super().__init__(arg)
        self.unit = unit


def main():
    t = T([1, 2], extra=3)
    print(list(t), t.extra, type(t) is T)
    f = F(2.5, unit="m")
    print(f, f.unit, f + 1)
    s = S("ab", name="letters")
    print(sorted(s), s.name)
    print(L([1], unit=2).unit, D({1: 2}, unit=3).unit, Set([1], unit=4).unit)


if __name__ == "__main__":
    main()
