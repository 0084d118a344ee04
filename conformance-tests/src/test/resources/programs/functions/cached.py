"""functools.lru_cache and cache: results, sizes, and what they count."""

from functools import lru_cache, cache


@lru_cache(maxsize=None)
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


@cache
def grid(r, c):
    if r == 0 or c == 0:
        return 1
    return grid(r - 1, c) + grid(r, c - 1)


@lru_cache(maxsize=2)
def sq(x):
    print("sq", x)
    return x * x


@lru_cache
def name(s, k=2):
    return s * k


def main(argv):
    print(fib(80), grid(10, 10))
    print(sq(1), sq(2), sq(1), sq(3), sq(1), sq(2))
    print(name("ab"), name("ab", 3), name("ab", k=3))
    print(fib.cache_info(), sq.cache_info())
    sq.cache_clear()
    print(sq(1))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
