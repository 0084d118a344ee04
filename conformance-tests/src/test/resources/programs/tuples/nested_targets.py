"""Nested targets in brackets, and displays with stars in each other."""

def main(argv):
    n = len(argv)
    [a, [b, c]] = n, (2, 3)
    print(a, b, c)
    (a, [b, *c]) = n, [2, 3, 4]
    print(a, b, c)
    [(a, b), c] = [(n, 2), (3, 4)]
    print(a, b, c)
    for i, [j, k] in enumerate([(1, 2), (3, 4)]):
        print(i, j, k)
    xs = [0, 0, 0]
    xs[0], [xs[1], xs[2]] = 1, [2, 3]
    print(xs)
    print([*[n], *[*[2], 3]])
    print([*[[1, 2], [n]]])
    print([[*[1]], *[[2, *[3]]]])
    return 0
if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
