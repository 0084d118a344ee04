"""Ints without bounds near the ends of what a pointer, or a word, can hold, and in every kind of container."""


def grow(start, factor, n):
    out = []
    x = start
    for i in range(n):
        out.append(x)
        x = x * factor + i
    return out


def back(xs):
    r = []
    for x in xs:
        y = x * x
        while y > 10 or y < -10:
            y = y // 7 - 1
        r.append(y)
    return r


class Holder:
    def __init__(self, v):
        self.v = v
        self.prev = None
    def __eq__(self, o):
        return self.v == o.v
    def __lt__(self, o):
        return self.v < o.v
    def __hash__(self):
        return hash(self.v)


def main():
    near = [2 ** k + d for k in (60, 61, 62, 63, 64) for d in (-2, -1, 0, 1, 2)]
    near += [-x for x in near]
    for x in near:
        line = [x + 1, x - 1, x + 2 ** 61, x - 2 ** 62, x * 2, x * -1, x * 3, x // 2, x // -1, x // 3, x % 7, x % -7, x & 255, x & -256, x | 1, x ^ -1, -x, ~x, x >> 3, x << 2, abs(x)]
        print(x, line, x == 2 ** 62, x < 2 ** 62, x <= -2 ** 62, x > 4, hash(x), x.bit_length())
    total = 0
    for a in near:
        for b in near[::3]:
            total ^= (a + b) * 3 - (a - b) // 2 + (a & b) - (a | b) + (a ^ b) + (1 if a < b else 2) + (5 if a == b else 0) + a % (b * b + 1)
    print(total)
    xs = grow(3, -5, 60)
    print(xs[:5], xs[-1], back(xs), sorted(xs)[:3], max(xs), min(xs), sum(xs))
    d = {}
    for x in xs + near:
        d[x] = d.get(x, 0) + 1
        d[x * 2] = x
    print(len(d), d[xs[7]], d[2 ** 62], d[2 ** 63], 2 ** 65 in d, 5 ** 9 in d)
    chain = None
    for i in range(200):
        h = Holder(7 ** (i % 40))
        h.prev = chain
        chain = h
    seen = set()
    n = 0
    while chain is not None:
        seen.add(chain.v)
        n += chain.v
        chain = chain.prev
    print(len(seen), n, Holder(2 ** 70) == Holder(2 ** 70), Holder(7 ** 3) < Holder(7 ** 2), {Holder(3 ** 50): 1}[Holder(3 ** 50)])
    mixed = [2 ** 10, "a", 2 ** 80, None, 2.5, 7 ** 2, True]
    for m in mixed:
        print(m, type(m).__name__, end=" ")
        if isinstance(m, int):
            print(m * 2 ** 3, end="")
        print()
    t = (2 ** 5, 2 ** 70)
    print(t, t[0] + t[1], (2 ** 5, 2 ** 70) == t, hash(t) == hash((32, 2 ** 70)))
    print(f"{2 ** 5:>8}|{3 ** 60:,}|{-(3 ** 4):x}|{10 ** 4:e}", "%d %5d %s" % (2 ** 70, 2 ** 3, 5 ** 3), str(2 ** 4), repr(2 ** 64), float(3 ** 50), 3 ** 50 / 3 ** 49, 10 ** 5 / 4)
    print([2 ** i for i in range(70)][::9], [0] * (2 ** 2), "ab" * (3 ** 1), list(range(2 ** 2, 2 ** 3)), "abcdef"[2 ** 1], [1, 2, 3][2 ** 1 - 2 ** 0])
    print(pow(3 ** 40, 2 ** 5, 10 ** 9 + 7), divmod(3 ** 45, 2 ** 3), divmod(-(3 ** 3), 2 ** 70), (2 ** 3).bit_length(), round(5 ** 30, -5), bool(2 ** 3 - 8), not 2 ** 3)
    x = None
    for i in range(3):
        x = 2 ** (i * 40) if i else None
        print(x is None, x)


if __name__ == "__main__":
    main()
