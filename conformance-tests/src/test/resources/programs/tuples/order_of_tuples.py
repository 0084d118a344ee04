# alone: for its values of several kinds the types of all of a group would be inferred again
"""The order of tuples: of items that are looked at once, and of others, whose methods see how often they are asked."""


class E:
    seen = 0
    def __init__(self, v):
        self.v = v
    def __eq__(self, other):
        E.seen += 1
        return self.v == other.v
    def __lt__(self, other):
        return self.v < other.v
    def __le__(self, other):
        return self.v <= other.v
    def __ge__(self, other):
        return self.v >= other.v
    def __gt__(self, other):
        print("gt")
        return self.v > other.v


def signs(a, b):
    return (a < b, a <= b, a > b, a >= b)


def main():
    nan = float("nan")
    print(signs((nan,), (nan,)), signs((nan, 1), (nan, 2)), signs((1.0, nan), (1.0, 2.0)))
    print(signs((1, "a"), (1, "b")), signs((1, "b"), (1, "a")), signs((1, "a"), (1, "a")))
    print(signs(("ab", 2), ("abc", 1)), signs(("é", 1), ("z", 0)), signs(("\u20ac", 1), ("z", 0)))
    print(signs((-3, ("x", "y")), (-3, ("x", "z"))), signs((-3, ("x", "y")), (-3, ("x", "y"))))
    print(signs((1, (2, ("k", 3))), (1, (2, ("k", 1)))))
    print(signs((True, "a"), (1, "a")))
    print(signs((E(1), 2), (E(1), 3)), E.seen)
    E.seen = 0
    print(signs((0, (E(1), "a")), (0, (E(2), "a"))), E.seen)
    pairs = [(w, len(w)) for w in "the quick brown fox jumps over the lazy dog".split()]
    print(sorted(pairs), sorted(pairs, key=lambda p: (-p[1], p[0])), max(pairs), min(pairs))
    print(sorted([((w, n), n % 3) for w, n in pairs], reverse=True)[:3])
    maybe = [(1, "x"), (1, None)]
    try:
        print(maybe[0] < maybe[1])
    except TypeError as e:
        print(e)
    print((1, None) <= (2, "a"), ("a", None) < ("b", "c"), (1, "x") < (1, "y"))
    print(signs((), ()))


if __name__ == "__main__":
    main()
