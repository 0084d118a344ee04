"""Caches of classes, which give the same instance for the same arguments."""

from functools import cache, lru_cache


@lru_cache(maxsize=2)
class Pattern:
    def __init__(self, text, flags=0, *, name="p"):
        print("made", text, flags, name)
        self.text = text
        self.flags = flags


class Point:
    def __init__(self, x, y):
        self.x, self.y = x, y


point = cache(Point)


def main():
    print(Pattern("a") is Pattern("a"), Pattern("a", 1) is Pattern("a"), Pattern("b", name="q").text)
    print(Pattern.cache_info())
    print(point(1, 2) is point(1, 2), point(2, 1).x, point.cache_info().hits)
    point.cache_clear()
    print(point.cache_info())


if __name__ == "__main__":
    main()
