"""Builtins and methods that a list of unknown length is passed to with a star: with as many arguments as there are, or the error for as many."""

import math


def show(f):
    try:
        print(f())
    except (TypeError, ValueError, IndexError) as e:
        print(type(e).__name__, e)


def main(argv):
    none = [x for x in [1] if x > 5]
    one = [4]
    two = [7, 2]
    four = [1, 2, 3, 4]
    texts = ["a", "b"]
    for xs in (none, one, two, four):
        show(lambda: abs(*xs))
        show(lambda: pow(*xs))
        show(lambda: pow(2, *xs))
        show(lambda: round(*xs))
        show(lambda: round(2.567, *xs))
        show(lambda: list(range(*xs)))
        show(lambda: max(*xs))
        show(lambda: min(3, *xs))
        show(lambda: max(*xs, key=lambda x: -x))
        show(lambda: bin(*xs))
        show(lambda: math.sqrt(*xs))
        show(lambda: "abcabc".find("c", *xs))
        show(lambda: [5, 6, 7, 8].index(7, *xs))
        show(lambda: [5, 6, 7, 8, 9].pop(*xs))
        show(lambda: int("12", *xs))
        show(lambda: {1: 2}.get(*xs))
        show(lambda: str(*xs))
    for ts in (texts, texts[:1], texts[:0], ["a", "b", "c", "d"]):
        show(lambda: "abab".replace(*ts))
        show(lambda: "abab".startswith(*ts))
        show(lambda: "-".join(*ts))
        show(lambda: len(*ts))
        show(lambda: max(*ts))
        show(lambda: int(*ts))
        show(lambda: {"a": 1}.setdefault(*ts))
    return 0


if __name__ == "__main__":
    main([])
