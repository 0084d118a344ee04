"""Tables whose keys are tuples of two or three words or texts, which are kept by their items, and of other tuples."""

START = {(0, 0): "a", (1, 2): "b"}
SEEN = {(1, 1), (2, 3)}
WORDS = {("a", "b"): 1}

def main():
    d = dict(START)
    for x in range(6):
        for y in range(-3, 4):
            d[(x, y)] = "v%d" % (x * y)
            SEEN.add((x, -y))
    print(len(d), d[(0, 0)], d.get((9, 9)), (1, 2) in d, (7, 7) in d)
    del d[(1, 2)]
    d.pop((0, 0))
    try:
        d.pop((0, 0))
    except KeyError as e:
        print(e, e.args)
    try:
        print(d[(4, 44)])
    except KeyError as e:
        print(e)
    print(sorted(d)[:4], list(d)[:3], list(d.items())[-2:], d.popitem())
    print(sorted(SEEN)[:5], len(SEEN), (2, 3) in SEEN)
    SEEN.discard((2, 3)); SEEN.remove((1, 1))
    print(len(SEEN), sorted(SEEN - {(0, 0), (5, 3)})[:3], sorted(SEEN & {(0, 0), (9, 9)}), sorted(SEEN ^ {(0, 1), (9, 9)})[-2:])
    t = {}
    for a in "abc":
        for b in "xy":
            t[(a, b)] = t.get((a, b), 0) + len(t)
            t[("n", a)] = t.setdefault((b, a), 7)
    print(t, WORDS)
    three = {(i, i * 2, i % 3): i for i in range(20)}
    print(three[(4, 8, 1)], len(three), max(three), min(three.items(), key=lambda kv: -kv[1]))
    print({k: v for k, v in three.items() if k[2] == 2})
    for key in list(three):
        if key[0] % 2:
            del three[key]
    print(list(three), [k for k in three.keys() & {(0, 0, 0), (2, 4, 2)}].sort())
    s = set(three)
    print(len(s), s == set(three.keys()), s.pop() in three, frozenset([(1, 2)]) | {(3, 4)} == {(1, 2), (3, 4)})
    e = {}
    e[(1, 2)] = 3
    e.clear()
    e[(2, 1)] = 4
    f = e.copy()
    f.update({(5, 6): 7})
    print(e, f, e == f, {**e, **f}, (2, 1) in e.keys(), ((2, 1), 4) in e.items(), list(reversed(f)))
    bools = {(True, False): 1, (False, True): 2}
    print(bools[(True, False)], bools)
    mixed = {(1, "a"): 2}
    print(mixed, mixed[(1, "a")])

if __name__ == "__main__":
    main()
