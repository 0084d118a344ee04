"""Numbers that can be None where values without None come together with them: tuples, iterators, functions, copies."""

def pick(flag, t):
    return t if flag else (None, "x")


def apply(f, v):
    return f(v)


def gen(items):
    for i in items:
        yield i


def main():
    a = pick(True, (5, "a"))
    b = pick(False, (5, "a"))
    print(a, b, a[0] is None, b[0] is None)
    ints = (1, 2, 3)
    for flag in (True, False):
        seq = ints if flag else (None, 2, 3)
        print(seq[0], seq[0] is None, sum(x or 0 for x in seq))
    for it in (gen([1, 2]), gen([None, 3])):
        print(list(it))
    for it in (iter([1, 2]), iter([None, 3]), iter((4, None))):
        print([x for x in it])
    fs = [lambda v: v, lambda v: None if v else 3]
    print([apply(f, 4) for f in fs], [f(0) for f in fs])
    d = {1: None, 2: 5}
    e = dict(d)
    e.update({7: 7})
    print(d | {3: 3}, e, {k: v for k, v in e.items() if v is not None})
    s = {1, None} | {2}
    print(len(s), None in s, 2 in s, s & {1}, s - {None, 2})
    print(sorted([3, 1, 2]) == [1, 2, 3], [1, None] + [2], [1, None] == [1, None], [1, None] < [1, None])
    x = [None] * 3
    x[1] = 7
    print(x, x[::-1], x.index(7), x.count(None))
    y = [0.5, None]
    y.append(float("inf"))
    y.extend([1.25])
    print(y, [v for v in y if v])
    z: list[bool | None] = [True, None, False]
    print(z, [v is None for v in z], z.count(False), any(z))
    import copy
    print(copy.deepcopy(x), copy.copy(y))
    t = (1, None)
    u = (1, 2)
    print(t == u, t != u, hash((1, None)) == hash(t), {t: 1, u: 2}[u])
    mn = min((v for v in x if v is not None), default=None)
    print(mn, mn == 7, min([], default=None))
    try:
        print(max(x))
    except TypeError as e2:
        print(e2)


if __name__ == "__main__":
    main()
