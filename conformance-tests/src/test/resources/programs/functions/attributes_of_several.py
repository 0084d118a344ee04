"""Attributes that several functions of the top level are given at run time."""

import functools


def f(a: int, b=2): return a + b


def g(x): return x


def mark(fn, tag):
    fn.tag = tag
    fn.calls = 0
    return fn


def count(fn):
    @functools.wraps(fn)
    def w(*a):
        w.calls += 1
        fn.seen = True
        return fn(*a)
    w.calls = 0
    return w


def main():
    h = mark(f, "x")
    print(h.tag, f.tag, hasattr(g, "tag"))
    mark(g, "y")
    f.calls += 1
    print([k.tag for k in (f, g)], f.calls, g.calls)
    c = count(f)
    print(c(1, 2), c(2, 3), c.calls, f.seen, c.__name__, c.__wrapped__ is f, hasattr(g, "seen"))

if __name__ == "__main__":
    main()
