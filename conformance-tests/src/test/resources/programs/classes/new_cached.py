"""A class that keeps its instances by what they are made of."""

class Sym:
    _cache = {}
    def __new__(cls, name):
        if name in cls._cache:
            return cls._cache[name]
        self = object.__new__(cls)
        self.name = name
        cls._cache[name] = self
        return self
    def __repr__(self):
        return "Sym(%s)" % self.name


def main(argv):
    a = Sym("a"); b = Sym("b"); c = Sym("a")
    print(a is c, a is b, a, len(Sym._cache))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
