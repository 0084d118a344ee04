"""Displays that are assigned to displays are never made: their items need not go together, and are evaluated before the first is assigned."""


def tell(x):
    print("tell", x)
    return x


def main(argv):
    [c, (d, e)] = [1, (2, "three")]
    print(c, d, e)
    (c, [d, e]) = (1, [2, "three"])
    print(c, d, e)
    [[a, b], [f, g]] = [[1, "x"], [3, None]]
    print(a, b, f, g)
    for [x, (y, z)] in [(1, (2, "z"))]:
        print(x, y, z)
    [p, *q] = 1, "a", "b"
    print(p, q)
    [r, (s, *t)] = ["x", "yz!"]
    print(r, s, t)
    n = len(argv)
    x, (y, z) = tell(1), (tell(2) if n else tell(3), tell("4"))
    print(x, y, z)
    xs = [0, 0, 0]
    i = 0
    i, (xs[i], xs[tell(1) + i]) = 1, [tell(5), tell(6)]
    print(i, xs)
    m, n = n, (n and tell(7))
    print(m, n)
    m, (n, [w]) = tell(n), [m, ["x" if n > 3 else "y"]]
    print(m, n, w)
    try:
        m, n = [1, 2, 3]
    except ValueError as error:
        print(error)
    try:
        m, (n, u) = [1, [2, 3, 4]]
    except ValueError as error:
        print(error)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
