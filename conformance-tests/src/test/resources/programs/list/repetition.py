"""Lists repeated: by zero and less, from both sides, shared items, and too often."""


class Thing:
    pass


def main(argv):
    a = [0] * 3
    a[1] = 5
    b = 2 * a
    b.append(7)
    c = [None] * 2
    d = [Thing()] * 3
    e = [1.5, 2.5] * -1
    f = ["x"] * True
    print(a, b, c, d[0] is d[2], e, f, [] * 3)
    g = [None] * 3
    g[1] = Thing()
    print(g[0] is None, g[1] is None)
    h = [[0] * 2 for _ in range(2)]
    h[0][1] = 4
    print(h)
    k = a * 2
    k *= 2
    print(k, len(a * 0))
    try:
        print(len(a * (1 << 61)))
    except MemoryError:
        print("too much")
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
