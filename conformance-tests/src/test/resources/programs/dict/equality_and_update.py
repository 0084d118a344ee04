"""==, |, update, and dict() in its forms."""


def main(argv):
    a = {"x": 1, "y": 2}
    b = {"y": 2, "x": 1}
    print(a == b, list(a) == list(b), a != {"x": 1}, a == {"x": 1, "y": 3}, {} == {})
    a.update(b)
    a.update({"z": 3})
    print(a, a | {"x": 100}, a)
    a |= {"w": 4}
    print(a)
    print(dict([("k", 1), ("l", 2)]), dict(zip(["a", "b"], [1, 2])), dict(a) == a, dict(a) is a)
    print(dict.fromkeys(["p", "q"], 0), {**a, "x": -1})
    nested = {"a": [1, 2], "b": []}
    print(nested == {"b": [], "a": [1, 2]}, nested != {"a": [1], "b": []})
    empty = {}
    print(empty == {}, len(empty), list(empty), not empty)
    empty[5] = "five"
    try:
        print(empty.popitem(), empty.popitem())
    except KeyError as error:
        print("KeyError", error)
    try:
        empty.pop(1)
    except KeyError as error:
        print("KeyError", error)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
