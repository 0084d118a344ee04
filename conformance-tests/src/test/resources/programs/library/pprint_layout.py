"""pprint."""

import pprint
from pprint import pformat, pp


def main():
    recipes = {
        "bread": {"minutes": 90, "ingredients": [("flour", 500, "g"), ("water", 350, "ml"), ("salt", 10, "g")], "vegan": True},
        "tea": {"minutes": 5, "ingredients": [("tea", 1, "bag"), ("water", 250, "ml")], "vegan": True, "note": None},
    }
    pprint.pprint(recipes)
    pprint.pprint(recipes["bread"]["ingredients"], width=30)
    pprint.pprint({"name": "x" * 30, "values": list(range(30)), "inner": {"key" + str(i): i * 1.5 for i in range(5)}}, width=60)
    pprint.pprint(list(range(40)), compact=True, width=40)
    pprint.pprint([["ab" * 5, "cd" * 6], ["ef"] * 9, []], indent=4, width=30)
    pp({"b": 1, "a": [1, 2]}, width=8)
    pprint.pprint({"b": 1, "a": 2})
    print(pformat("the quick brown fox jumps over the lazy dog " * 3, width=40))
    print(pformat(["the quick brown fox jumps over the lazy dog " * 2, "line one\nline two\n"], width=30))
    print(pformat({3, 1, 2}), pformat(set(range(30)), width=30))
    print(pformat((1,), width=1), pformat(("a" * 30, "b" * 30), width=40), pformat(frozenset(range(20)), width=30))
    print(pformat({1: {2: {3: {4: 5}}}}, depth=2), pformat([[[1]]], depth=1), pformat([], width=1), pformat({}, width=1))
    print(pformat(1234567, underscore_numbers=True), pformat([1234567, 2.5], underscore_numbers=True))
    printer = pprint.PrettyPrinter(indent=2, width=20)
    printer.pprint(["aaaaaaaaaa", "bbbbbbbbbb"])
    print(printer.pformat({"k": "v" * 20, "z": 1}))
    print(pprint.saferepr({"b": 1, "a": (2,)}))


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
