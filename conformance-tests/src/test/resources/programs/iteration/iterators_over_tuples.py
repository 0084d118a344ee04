"""Iterators over tuples of several lengths and types in one place, named ones too, and by two names at once."""
from collections import namedtuple

Pos = namedtuple("Pos", "x y")


def lengths(n):
    it = iter(()) if n == 0 else iter((1, 2)) if n == 1 else iter((3,))
    return list(it)


def of_any_length(n):
    it = iter((1, 2)) if n == 0 else iter(tuple([5, 6, 7])) if n == 1 else iter(Pos(8, 9))
    return next(it), list(it)


def floats(n):
    it = iter((1, 2)) if n == 0 else iter((1.5, 2.5))
    return list(it)


def nones(n):
    it = iter((1, None)) if n == 0 else iter((1, 5))
    return list(it)


def kinds(n):
    it = iter((1, "a")) if n == 0 else iter((1, 5, 6)) if n == 1 else iter([1, 2]) if n == 2 else iter("xyz")
    x = next(it)
    return x, list(it)


def pick(n):
    return (1, 2) if n == 0 else (1, "a", 3) if n == 1 else Pos(3, 4)


def picked(n):
    it = iter(pick(n))
    return next(it), list(it), [x for x in pick(n)]


def perhaps_none(n):
    t = None if n > 1 else (1, 2)
    try:
        return list(iter(t))
    except TypeError as e:
        return str(e)


def main():
    print([lengths(i) for i in range(3)], [of_any_length(i) for i in range(3)])
    print([floats(i) for i in range(2)], [nones(i) for i in range(2)])
    print([kinds(i) for i in range(4)], [picked(i) for i in range(3)])
    print([perhaps_none(i) for i in range(3)])
    a = iter((1, 2, 3))
    b = a if len("x") else iter(tuple([1]))
    print(next(a), next(b), next(a), next(b, None))
    it = iter((1, 2, 3, 4, 5, 6))
    print(list(zip(it, it)), list(zip(*[iter((1, 2, 3, 4))] * 2)))
    print([x for p in ((1, 2), (3, 4)) for x in iter(p)])
    print(dict(zip(("a", "b"), (1, 2))), list(enumerate((4, 5))), sum(map(abs, (-1, 2))))


main()
