"""total_ordering, cached_property and reduce."""

from functools import total_ordering, cached_property, lru_cache, cache, partial, reduce, wraps
import functools, operator
from operator import itemgetter, attrgetter, methodcaller


@total_ordering
class T:
    def __init__(self, v): self.v = v
    def __eq__(self, o): return self.v == o.v
    def __lt__(self, o): return self.v < o.v


class C:
    def __init__(self, r):
        self.r = r
    @cached_property
    def area(self):
        print("computing")
        return self.r * 2.5


def main(argv):
    n = len(argv)
    a, b = T(n), T(2)
    print(a < b, a <= b, a > b, a >= b, a == b, a != b)
    c = C(n)
    print(c.area, c.area)
    print(reduce(lambda x, y: x + y, [1, 2, 3]), reduce(operator.mul, [1, 2, 3, n], 10), functools.reduce(max, [3, 9, 2]))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
