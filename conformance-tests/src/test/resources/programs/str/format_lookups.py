"""str.format whose fields look up attributes and items."""

class C:
    kind = "k"
    def __init__(self, name, b):
        self.name = name
        self.b = b
        self.items = [b, [1, 2, 3]]
    def __getitem__(self, key):
        return "item " + str(key)


class Inner:
    def __init__(self, n):
        self.n = n
        self.point = (n, n + 1)
        self.table = {"x": 1.5, "key two": 2.5}
    @property
    def twice(self):
        return self.n * 2
    def __format__(self, spec):
        return "<" + spec + ">"


def part_1(argv):
    b = [10, 20, 30]
    c = Inner(5)
    d = {"key": "value", "other": "x"}
    k = {1: "one", 2: "two"}
    print("{b[0]} {c.n}".format(b=b, c=c))
    print("{0[1]} {0[2]:>5} {1.n!r:>4}".format(b, c))
    print("{[key]} {.n}".format(d, c))
    print("{0.point[1]} {0.table[x]:.3f} {0.table[key two]}".format(c))
    print("{0[1]} {0[2]}".format(k))
    print("{c.twice} {c} {c:abc}".format(c=c))
    print("{:{width}}|".format("a", width=10), "{:{}}|".format("a", 5), "{:{}.{}f}|".format(3.14159, 10, 2))
    print("{0:{1.n}}|".format("x", c), "{:{d[w]}}|".format("q", d={"w": 4}))
    print("{!r} {!s} {!a}".format("é", "é", "é"), "{0!r:>8}".format("é"))
    print("{0.real} {0.imag}".format(5), "{0.real:.1f}".format(2.5))
    print("{0.__class__.__name__}".format(c))
    print("{{}} {{{0}}}".format(1), "{0}{0}{1}".format("a", "b"))
    t = (1, "two", 3.0)
    print("{0[0]} {0[1]} {0[2]}".format(t))
    for fmt in ["{0[5]}", "{0[x]}"]:
        pass
    try:
        print("{0[5]}".format(b))
    except IndexError as e:
        print("IndexError", e)
    try:
        print("{0[nokey]}".format(d))
    except KeyError as e:
        print("KeyError", e)


class C:
    def __init__(self, n):
        self.n = n
    def real(self):
        return "r"


def part_2(argv):
    n = len(argv) + 4
    print(getattr(n, "real"), getattr(2.5 * n, "imag"), getattr(n, "numerator"), getattr(C(3), "n"))
    f = "{0.n}-{x}".format
    print(f(C(1), x=2), f(C(5), x="a"))
    text = "{0[0]:>{w}} {0[1]!r}"
    for row in [("a", 1), ("bb", 2)]:
        print(text.format(row, w=n))
    try:
        print("{0[0]} {1}".format([1]))
    except IndexError as e:
        print("IndexError", e)
    try:
        print("{0[0]} {who}".format([1]))
    except KeyError as e:
        print("KeyError", e)
    try:
        print("{0.n} {".format(C(1)))
    except ValueError as e:
        print("ValueError", e)
    try:
        print("{0[7]}".format([1]))
    except IndexError as e:
        print("IndexError", e)


def main(argv):
    part_1(argv)
    part_2(argv)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
