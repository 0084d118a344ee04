"""Caches of inner functions tell types apart where they are told to, and count the calls that raise."""

from functools import cache, lru_cache


def main():
    for size in (None, 128):
        @lru_cache(maxsize=size, typed=True)
        def square(x):
            return x * x

        print(square(3), square(3.0), square(3))
        print(square.cache_info(), square.cache_parameters())

    @lru_cache(maxsize=-10)
    def never_kept(n):
        return n

    print([never_kept(n) for n in (1, 1, 2)], never_kept.cache_info())

    @cache
    def checked(n, limit=5):
        if n > limit:
            raise ValueError(n)
        return n

    for n in (1, 9, 9, 1):
        try:
            print(checked(n))
        except ValueError as e:
            print("ValueError", e)
    print(checked(9, 10), checked(9, 10), checked.cache_info())

    @lru_cache(maxsize=2)
    def bounded(n):
        if n == 0:
            raise KeyError(n)
        return -n

    for n in (1, 0, 2, 0, 3):
        try:
            print(bounded(n))
        except KeyError as e:
            print("KeyError", e)
    print(bounded.cache_info())

    shown = lru_cache(typed=True)(repr)
    print(shown(1), shown(True), shown(1.0), shown(1), shown.cache_info())


if __name__ == "__main__":
    main()
