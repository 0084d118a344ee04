"""What a list is while it is sorted, and what becomes of changes."""

def part_1(argv):
    xs = [3, 1, 2]
    def key(x):
        xs.append(x)
        return x
    try:
        xs.sort(key=key)
    except ValueError as e:
        print(e)
    print(len(xs) > 0, sorted(xs)[:3])
    ys = [3, 1, 2]
    def seen(x):
        print(len(ys), ys)
        return x
    ys.sort(key=seen)
    print(ys)
    zs = [2, 1]
    def clear(x):
        zs.clear()
        return x
    try:
        zs.sort(key=clear)
        print(zs)
    except ValueError as e:
        print(e, zs)


class C:
    def __init__(self, n):
        self.n = n
    def __lt__(self, o):
        if o.n == 2 or self.n == 2:
            raise ValueError("cmp")
        return self.n < o.n


class Watched:
    watched = []
    def __init__(self, n):
        self.n = n
    def __lt__(self, o):
        Watched.watched.append(len(Watched.watched))
        return self.n < o.n


def part_2(argv):
    ys = [3, 1, 2]
    def bad(x):
        if x == 2:
            raise KeyError("bad")
        return x
    try:
        ys.sort(key=bad)
    except KeyError as e:
        print(e, ys)
    cs = [C(3), C(1), C(2)]
    try:
        cs.sort()
    except ValueError as e:
        print(e, len(cs), sorted([c.n for c in cs]))
    ws = [Watched(3), Watched(1), Watched(2)]
    ws.sort()
    print([w.n for w in ws], len(Watched.watched) > 0)
    ts = [(2, "b"), (1, "z"), (2, "a")]
    ts.sort()
    print(ts)
    ts.sort(key=lambda t: t[1], reverse=True)
    print(ts)
    ts.sort(reverse=True)
    print(ts)


def main(argv):
    part_1(argv)
    part_2(argv)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
