"""Caches of inner functions tell of themselves, and forget."""

from functools import lru_cache, cache


def main():
    @lru_cache(maxsize=None)
    def grid(r, c):
        """ways"""
        return 1 if 0 in (r, c) else grid(r - 1, c) + grid(r, c - 1)

    print(grid(10, 10), grid.cache_info())
    print(grid.__wrapped__(0, 5), grid.__name__, grid.__doc__)
    grid.cache_clear()
    print(grid.cache_info(), grid(3, 3), grid.cache_info().hits, grid.cache_parameters())
    calls = []

    @lru_cache(maxsize=2)
    def square(x):
        calls.append(x)
        return x * x

    print([square(x) for x in [1, 2, 1, 3, 2, 1]], calls, square.cache_info())

    @cache
    def name(x):
        return str(x)

    print(name(1), name(1), name.cache_info())

    @lru_cache
    def plain(x):
        return -x

    print(plain(4), plain(4), plain.cache_info(), plain.cache_info().currsize)


if __name__ == "__main__":
    main()
