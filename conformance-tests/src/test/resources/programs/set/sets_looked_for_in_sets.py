"""Sets that can change, looked for among frozen ones."""


def main():
    s = {frozenset({1, 2}), frozenset()}
    f = frozenset(s)
    print({1, 2} in s, {2, 1} in f, {3} in s, set() in s, {1} not in f)
    try:
        s.remove({3})
    except KeyError as e:
        print(repr(e))
    s.remove({2, 1})
    s.discard({7})
    print(s)
    s.discard(set())
    print(s)
    n = {1, 2}
    print({1} in n, set() in {"a"})
    try:
        {}[{1}]
    except TypeError as e:
        print(e)
    try:
        n.add({1})
    except TypeError as e:
        print(e)
    groups = set()
    for a in ([1, 2], [2, 1], [3]):
        g = set(a)
        if g not in groups:
            groups.add(frozenset(g))
    print(sorted(sorted(x) for x in groups))


if __name__ == "__main__":
    main()
