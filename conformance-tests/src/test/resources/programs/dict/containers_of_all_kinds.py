"""Lists, dicts, sets and tuples together."""

class Key:
    def __init__(self, a, b):
        self.a = a
        self.b = b

    def __eq__(self, other):
        return isinstance(other, Key) and self.a == other.a and self.b == other.b

    def __hash__(self):
        return hash((self.a, self.b))

    def __repr__(self):
        return f"Key({self.a}, {self.b!r})"

    def __lt__(self, other):
        return (self.a, self.b) < (other.a, other.b)


def main(argv):
    l = [5, 3, 8, 1]
    l.sort()
    l.insert(0, 9); l.insert(-1, 7); l.insert(100, 6)
    print(l, l.pop(), l.pop(0), l.index(5), l.count(3), l[::-1], l[1:3], l[-2:], l[::2])
    l[1:3] = [10, 20, 30]
    del l[0]
    del l[::2]
    print(l, l + [1], [0] * 3, l * 2, 10 in l, l == [10, 30], [1, 2] < [1, 3], [[0] * 2 for _ in range(2)])
    l.extend(range(3)); l += (7, 8); l.reverse(); l.remove(0)
    print(l, sorted(l, reverse=True), sorted(l, key=lambda x: -x % 5), min(l), max(l), sum(l))
    m = l.copy(); m.clear()
    print(m, l, bool(m), not l)
    for bad in [lambda: l.remove(99), lambda: l.index(99)]:
        try:
            bad()
        except ValueError as e:
            print(e)
    try:
        m.pop()
    except IndexError as e:
        print(e)
    try:
        l[99] = 1
    except IndexError as e:
        print(e)
    pairs = [("b", 2), ("a", 2), ("c", 1), ("a", 1)]
    print(sorted(pairs), sorted(pairs, key=lambda p: p[1]), sorted(pairs, key=lambda p: p[0], reverse=True))
    d = {"x": 1, "y": 2}
    d["z"] = 3
    d.update({"x": 10}); d.update(w=4)
    print(d, list(d), list(d.values()), list(d.items()), d.get("q"), d.get("q", 0), d.pop("y"), d.pop("nope", -1), d.setdefault("k", 5), len(d))
    del d["x"]
    print(d, "z" in d, d == {"z": 3, "w": 4, "k": 5}, {**d, "n": 1}, d | {"a": 0}, list(reversed(d)), d.popitem())
    try:
        print(d["missing"])
    except KeyError as e:
        print("KeyError", e)
    inv = {v: k for k, v in d.items()}
    print(inv, {k: [k] * n for n, k in enumerate("ab", 1)}, dict([("p", 1)]), dict(a=1, b=2), dict(zip("ab", [1, 2])), dict.fromkeys("xy", 0))
    keys = {Key(1, "a"): "first", Key(2, "b"): "second"}
    keys[Key(1, "a")] = "changed"
    print(keys, Key(2, "b") in keys, Key(3, "c") in keys, sorted(keys))
    s = {3, 1, 2}
    s.add(3); s.discard(9); s.remove(1)
    t = {2, 3, 4}
    print(sorted(s), sorted(s | t), sorted(s & t), sorted(s - t), sorted(s ^ t), s <= t, s < {2, 3, 9}, s.isdisjoint({7}), len(s), 2 in s)
    s |= {100}; s.update([5, 6])
    print(sorted(s), sorted({x % 3 for x in range(10)}), frozenset([1, 2]) == {1, 2}, hash(frozenset([1, 2])) == hash(frozenset([2, 1])), set(), frozenset())
    fs = {frozenset([1]): "one", frozenset([1, 2]): "two"}
    print(fs[frozenset([2, 1])])
    try:
        for k in d:
            d[k + "!"] = 1
    except RuntimeError as e:
        print(e)
    try:
        s.remove(999)
    except KeyError as e:
        print("KeyError", e)
    nested = {"a": [1, 2], "b": []}
    nested["b"].append(3)
    nested.setdefault("c", []).append(4)
    print(nested, any(nested.values()), all(nested.values()))
    rec = [1]
    tree = {"self": [0]}
    print(rec, tree, [(1,), (2,)], ((),), {(): 0}, {1: {2: {3: 4}}})
    grid = [[(r, c) for c in range(3) if c != r] for r in range(3)]
    flat = [x for row in grid for x in row if sum(x) > 1]
    print(grid, flat, [[y for y in range(x)] for x in range(4)])
    print(list(map(lambda x: x * x, [1, 2, 3])), list(filter(None, [0, 1, 2])), list(zip([1, 2, 3], "ab")), list(enumerate("ab", 5)), list(reversed([1, 2])))
    print(any(x > 2 for x in [1, 2, 3]), all(x > 0 for x in []), sum(x * x for x in range(5)), max((len(w), w) for w in ["a", "ccc", "bb"]), min([3, 1, 2], key=lambda x: -x), max([], default=7))
    mixed = {1: None, 2: "x"}
    print(mixed, [None, 1, None], (None, "a"), [1.0, 2.5], [True, False])
    t = (1, "a", 2.5)
    a, b, c = t
    print(t, t[1], len(t), t + (None,), (1, 2) * 2, t == (1, "a", 2.5), (1, 2) < (1, 3), t.index("a"), (1, 1, 2).count(1), t[1:], t[::-1])
    return 0

if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
