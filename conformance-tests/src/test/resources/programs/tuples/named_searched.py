"""Named tuples in lists and sets, starred, and by attribute."""

from collections import namedtuple
Point = namedtuple("Point", "x y")


def get(ps, n):
    for p in ps:
        if p.x == n:
            return p
    return None


def main(argv):
    ps = [Point(i, i * i) for i in range(5)]
    print(get(ps, 3), get(ps, 9))
    s = set(ps)
    print(Point(2, 4) in s, len(s))
    print(ps.index(Point(3, 9)), ps.count(Point(1, 1)))
    a, *b = ps[3]
    print(a, b)
    print(Point(*ps[2]))
    print(f"{ps[2].x:>5}|")
    print(getattr(ps[3], "x"))
    print(ps[3].count(3), ps[3].index(9))
    print(Point.__name__, type(ps[0]).__name__, ps[0].__class__.__name__)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
