"""Caches of methods and of inner functions."""

from functools import lru_cache, cache


class G:
    def __init__(self, k): self.k = k
    @lru_cache(maxsize=None)
    def f(self, n):
        return 1 if n == 0 else self.k * self.f(n - 1)


def main(argv):
    @lru_cache(maxsize=None)
    def local(n):
        if n < 2: return 1
        return local(n - 1) + local(n - 2) + len(argv)
    g = G(2)
    print(g.f(10), local(20))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
