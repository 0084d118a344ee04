"""Classes on top of named tuples, with methods, properties and an order of their own."""

from typing import NamedTuple


class Base(NamedTuple):
    name: str
    age: int


class Sub(Base):
    def greet(self):
        return "hi " + self.name
    @staticmethod
    def make(n):
        return Sub(n, 3)


class Mixed(NamedTuple):
    name: str
    v: float
    @classmethod
    def parse(cls, s):
        a, b = s.split("=")
        return cls(a, float(b))
    @property
    def twice(self):
        return self.v * 2
    def __lt__(self, other):
        return self.v < other.v


def main(argv):
    s = Sub("bob", len(argv))
    print(s, s.greet(), s == Base("bob", 1))
    print(Sub.make("x"))
    m = Mixed.parse("k=2.5")
    print(m, m.twice)
    l = [Mixed.parse("a=3"), Mixed.parse("b=1")]
    print(sorted(l)[0].name, l)
    print(sorted(l, key=lambda z: z.name)[0])
    items = {}
    items["a"] = m
    print(items)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
