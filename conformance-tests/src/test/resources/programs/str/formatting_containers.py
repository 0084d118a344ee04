"""str and repr of nested containers of every kind."""


class P:
    def __repr__(self):
        return "P()"


def main(argv):
    print([1, -2], [1.5, float("inf")], ["a", 'b"', "c'"], [None, "x"], [True], [b"x"], [(1, "a")], [[1], []], [{1: 2}])
    print((1,), (1, 2.5, "x", None, True), ((), ((),)), ([], {}))
    print({"a": [1], "b": []}, {1: {"x": (1, 2)}}, {(1, 2): None, (3, 4): None}, {2.5: "f"}, {True: "t"})
    print({1}, {"only"}, {(1, "a")}, set(), frozenset([7]))
    print([P(), P()], {"p": P()}, (P(),))
    print(str([1, 2]), repr(("x",)), f"{[1, 2]!s:>10}|{(1, 2)!r:<8}|")
    print("%s %s %s" % ([1], (2,), {3: 4}), "{} {}".format(["f"], ("g", 1)))
    print([[["deep"]]], [[[]]])
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
