# The items of a tuple are formatted, whatever its class; instances of subclasses and named tuples are tuples to each other.
import collections
class T(tuple): pass
class U(tuple):
    def __str__(self): return "U!"
    def __len__(self): return 7
    def __iter__(self): return iter([9, 9])
class V(tuple):
    def __new__(cls, a, b): return super().__new__(cls, (a, b))
P = collections.namedtuple("P", "x y")
def f(fmt, x):
    try:
        return fmt % x
    except TypeError as e:
        return str(e)
def formatted():
    print(f("%s", T((1, 2))), f("%s %s", T((1, 2))), f("%s %s %s", T((1, 2))))
    print("%s" % U((3,)), "%s %s" % V(1, "b"))
    print(f("%s", U((1, 2))), f("%s %s", U((1, 2))))
    for x in [T((1,)), T((5,)), (6,), P(1, 2)]:
        print(f("%s", x))
    xs = [T((1, 2)), (3, 4), 5, "six", None, [7], {"k": 8}]
    for x in xs:
        print(f("%s", x), f("%s %s", x), f("%r", x))
    print("%s" % T(), "%%" % T()) if False else None
    print(f("none", T()), f("none", T((1,))), f("%%", T((1,))))
    print("%(a)s" % {"a": 1})
    try:
        print("%(a)s" % T((1,)))
    except TypeError as e:
        print(e)
    print("%s and %s" % T(["a", 2.5]))
    print("%*d|%-*d" % T((5, 42, 4, 7)))
    t = T(i * i for i in range(3))
    print("%d-%d-%d" % t)
    s = "%s-%s"
    s %= T((1, 2))
    print(s)
    print(b"%s %d" % T((b"x", 2)))
    print("%s" % P(1, 2)) if False else None
def compared():
    for x in [P(1, 2), (6, 7)]:
        print("%s %s" % x, len(x), x[0], x == (6, 7))
    print(sorted([P(1, 2), (0, 7)]), P(1, 2) < (1, 3), (1, 3) < P(1, 2))
    print(P(1, 2) < T((1, 3)))
def more():
    xs = [P(1, 2), T((1, 2)), (1, 3)]
    for a in xs:
        print([a == b for b in xs], [a < b for b in xs], [a >= b for b in xs], len(a), a[1], list(a), hash(a) == hash((1, 2)))
        x, y = a
        print(x, y, a + (5,), (5,) + a, a * 2, 2 in a)
    print(sorted(xs), max(xs), T((1, 2)) == P(1, 2), P(1, 2) == T((1, 2)), P(1, 2) + T((3,)), T((3,)) + P(1, 2))


def main():
    formatted()
    compared()
    more()


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
