"""Ints beyond a word, and words that are kept as such, as indexes, bounds, counts and keys."""
BIG = [2**64, 3, 1]
def main(argv):
    n = BIG[1]
    items = list(range(10))
    print(items[n:], items[:n], items[-BIG[2]], "abcdef"[n], "abcdef"[BIG[2]:n], (1, 2, 3)[BIG[2]], items[::BIG[2] + 1])
    items[n] = 77
    del items[BIG[2]]
    print(items, [0] * n, "-" * n, bytes(n), list(range(n)), b"abc"[BIG[2]], chr(BIG[1] + 62))
    d = {}
    d[BIG[0]] = 1
    d[n] = 2
    print(d, round(3.14159, n), "x".center(n), items.pop(BIG[2]), items.insert(n, 5), items)
    for i, x in enumerate("ab", n):
        print(i, x)
    i = 0
    while i < n:
        i += 1
    print(i, f"{n}", f"{n:5d}|{BIG[0]:{n}d}", str(n) + "a", n / 2, n == 3, n == 3.0, 3 in BIG, n in (1, 2, 3))
    try:
        print(items[BIG[0]])
    except IndexError as error:
        print(error)
    x = BIG[2]
    print(x if x else 0, x and n, x or n, -x, not x, x is None, {x: 1}[1], sorted(BIG, key=lambda v: -v), max(BIG, key=lambda v: v % 10))
    a, *rest = BIG
    print(a, rest, [*map(lambda v: v * 2, BIG)], {v % 5 for v in BIG}, {v: str(v) for v in BIG}, tuple(BIG), list(zip(BIG, BIG)))
    print(", ".join(f"{v:>25}" for v in BIG), sum(v for v in BIG), BIG.index(1), divmod(BIG[0], 10), BIG[0] // 10, 7 // n, 7 % n, 2 ** n, n ** 2, 1 << n)
    return 0
if __name__ == "__main__":
    import sys
    main(sys.argv)
