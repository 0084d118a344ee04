"""Unpacking in assignments, loops, calls and displays."""


def three():
    return 1, "two", 3.0


def main(argv):
    a, b, c = three()
    print(a, b, c)
    first, *rest = [1, 2, 3]
    *init, last = [1, 2, 3]
    head, *middle, tail = list("abcde")
    print(first, rest, init, last, head, middle, tail)
    (x, y), z = (1, 2), 3
    [p, q] = [x + y, z]
    print(x, y, z, p, q)
    for name, (low, high) in {"a": (1, 2), "b": (3, 4)}.items():
        print(name, low, high)
    print([*rest, *init, 9], (*rest, 0), {*rest, *init} == {1, 2, 3}, [*range(3)], [*"ab"])
    for wrong in ([1], [1, 2, 3]):
        try:
            m, n = wrong
            print(m, n)
        except ValueError as error:
            print(error)
    try:
        k, *l, o = [1]
    except ValueError as error:
        print(error)
    i = 0
    i, items = 1, [10, 20, 30]
    i, items[i] = 2, 99
    print(i, items)
    u = v = w = 7
    print(u, v, w, items, sep=",")
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
