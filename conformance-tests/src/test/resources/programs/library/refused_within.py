"""What functions of the library raise for kinds that do not know what these do, where handlers take it."""

import bisect
import heapq
import operator


def attempt(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)

def main():
    t = (1, "a")
    b = b"abc"
    s = "abc"
    attempt(lambda: operator.setitem(t, 0, 1))
    attempt(lambda: operator.setitem(b, 0, 1))
    attempt(lambda: operator.setitem(s, 0, "x"))
    attempt(lambda: operator.delitem(t, 0))
    attempt(lambda: operator.delitem(s, 0))
    l = [1, 2]
    operator.setitem(l, 0, 5)
    operator.delitem(l, 1)
    print(l, operator.getitem(l, 0))
    attempt(lambda: operator.getitem(5, 0))
    attempt(lambda: operator.setitem(5, 0, 1))
    attempt(lambda: operator.contains(5, 0))
    attempt(lambda: operator.add("a", 1))
    attempt(lambda: operator.neg("a"))
    attempt(lambda: operator.index(1.5))
    attempt(lambda: operator.truediv(1, 0))
    attempt(lambda: operator.lt("a", 1))
    attempt(lambda: operator.concat(1, 2))
    attempt(lambda: operator.indexOf([1], 2))
    attempt(lambda: operator.itemgetter(5)([1]))
    attempt(lambda: operator.itemgetter("a")([1]))
    attempt(lambda: operator.attrgetter("x.y")([1]))
    attempt(lambda: operator.methodcaller("nope")([1]))
    attempt(lambda: operator.iadd((1,), [2]))
    attempt(lambda: operator.pow(0, -1))
    attempt(lambda: operator.lshift(1, -1))
    unordered()


class Plain:
    def __init__(self, n):
        self.n = n


def unordered():
    a, b = Plain(1), Plain(2)
    attempt(lambda: sorted([a, b]))
    attempt(lambda: [a, b].sort())
    attempt(lambda: max(a, b))
    attempt(lambda: min([a, b]))
    attempt(lambda: min([a, b], key=lambda p: p.n).n)
    attempt(lambda: sorted([a, b], key=lambda p: p))
    attempt(lambda: heapq.heappush([a], b))
    attempt(lambda: bisect.insort([a], b))
    attempt(lambda: sorted([(1, a), (1, b)]))


if __name__ == "__main__":
    main()
