"""Something more general is put into what a builtin made of a container: what it made of others, elsewhere, holds what it held."""


def lists(a):
    b = a[:]
    b.append(2.5)
    c = list(a)
    c.append(2.5)
    d = a + a
    d.append(2.5)
    e = a * 2
    e.append(2.5)
    f = sorted(a)
    f.append(2.5)
    g = a.copy()
    g.append(2.5)
    h = list(reversed(a))
    h.append(.5)
    i = [x for x in a]
    i.append(.5)
    return b, c, d, e, f, g, h, i


def huge_lists(a):
    print(a[:])
    print(list(a))
    print(a + a)
    print(a * 2)
    print(sorted(a))
    print(a.copy())
    print(list(reversed(a)))
    print([x for x in a])


def sets(a):
    b = a | a
    b.add(2.5)
    c = set(a)
    c.add(2.5)
    d = a & a
    d.add(2.5)
    e = a ^ {2}
    e.add(2.5)
    g = a.copy()
    g.add(2.5)
    h = a.union([1])
    h.add(.5)
    i = {x for x in a}
    i.add(.5)
    return b, c, d, e, g, h, i


def huge_sets(a):
    print(a | a)
    print(set(a))
    print(a & a)
    print(a ^ {2})
    print(a.copy())
    print(a.union([1]))
    print({x for x in a})


def dicts(a):
    b = dict(a)
    b[3] = 2.5
    c = a.copy()
    c[3] = 2.5
    d = a | a
    d[3] = 2.5
    e = {x: y for x, y in a.items()}
    e[3] = 2.5
    f = {**a}
    f[3] = 2.5
    g = list(a.values())
    g.append(.5)
    h = list(a.keys())
    h.append(.5)
    i = dict.fromkeys([1], 2)
    i[.5] = .5
    return b, c, d, e, f, g, h, i


def huge_dicts(a):
    print(dict(a))
    print(a.copy())
    print(a | a)
    print({x: y for x, y in a.items()})
    print({**a})
    print(list(a.values()))
    print(list(a.keys()))
    print(dict.fromkeys([1 << 60], 1 << 60))


def main():
    print(lists([1, 2]))
    huge_lists([1 << 60, 1])
    print(sets({1, 2}))
    huge_sets({1 << 60, 1})
    print(dicts({1: 2}))
    huge_dicts({1 << 60: 1 << 60})


if __name__ == "__main__":
    main()
