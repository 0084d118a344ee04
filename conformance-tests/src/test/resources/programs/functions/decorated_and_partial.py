"""Decorators with wraps and arguments, of classes, and partial at import and at run time."""

from functools import partial, wraps


def trace(f):
    @wraps(f)
    def inner(*args, **kw):
        print("call", f.__name__)
        return f(*args, **kw)
    return inner


def times(n):
    def deco(f):
        @wraps(f)
        def inner(*a):
            r = 0
            for _ in range(n):
                r += f(*a)
            return r
        return inner
    return deco


@trace
def add(a, b=2): return a + b


@times(3)
def one(x): return x


def power(base, exp): return base ** exp
square = partial(power, exp=2)


def memo(f):
    cache = {}
    def g(n):
        if n not in cache:
            cache[n] = f(n)
        return cache[n]
    return g


@memo
def fib(n):
    return n if n < 2 else fib(n-1) + fib(n-2)


class Count:
    def __init__(self, f):
        self.f = f; self.n = 0
    def __call__(self, *a):
        self.n += 1
        return self.f(*a)


@Count
def hello(x): return x + 1


def main(argv):
    n = len(argv)
    print(add(n), add(n, b=5), add.__name__, one(n), square(n + 4))
    p = partial(power, n + 1)
    print(p(3), list(map(partial(add, 1), [1, 2])))
    print(fib(50), hello(3), hello(4), hello.n)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
