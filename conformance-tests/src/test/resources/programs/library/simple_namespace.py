# types.SimpleNamespace: its text, comparison, and attributes that come later.
from types import SimpleNamespace

LIVE = SimpleNamespace(k=1)


class Options(SimpleNamespace):
    def total(self):
        return self.a + self.b


def make(**options):
    return SimpleNamespace(**options)


def main(argv):
    name = SimpleNamespace(a=len(argv), b="x")
    print(name.a, name.b, name)
    name.c = 2.5
    print(name, name == SimpleNamespace(a=1, b="x", c=2.5), name == SimpleNamespace(a=1), name != 3)
    print(repr(SimpleNamespace()), LIVE, LIVE.k)
    name.a += 1
    print(name, vars(name), hasattr(name, "d"))
    del name.b
    print(name)
    options = Options(a=1, b=2)
    print(options, options.total(), isinstance(options, SimpleNamespace))
    print(make(x=1, y=2), SimpleNamespace(**{"u": 1, "v": 2}))
    points = [SimpleNamespace(x=i, y=i * i) for i in range(3)]
    print(points, sum(point.y for point in points))
    nested = SimpleNamespace(inner=SimpleNamespace(deep=[1]))
    nested.inner.deep.append(2)
    print(nested)
    return 0


if __name__ == "__main__":
    import sys

    sys.exit(main(sys.argv))
