"""Counters, deques, ordered and chained dicts, partial calls with keywords, reductions, getters."""

from collections import Counter, deque, OrderedDict, defaultdict, ChainMap
import bisect
import functools
import operator
import string


def main(argv):
    c = Counter("abracadabra")
    c.update("aaa")
    print(c.most_common(), c.most_common(2))
    c.update({"a": 5})
    d = Counter({"a": 1, "z": 4, "b": 10})
    print(c + d, c - d, c & d, c | d, c["missing"], sum(c.values()))
    c.subtract({"a": 3})
    print(c, list(c.elements())[:5], +c, c.total())
    q = deque([1, 2, 3, 4], maxlen=3)
    q.append(5)
    q.appendleft(0)
    q.rotate(1)
    print(q, q.maxlen)
    q.rotate(-2)
    q.extend([7, 8])
    q.extendleft([9])
    print(q, q[0], q[-1], len(q), 7 in q, q.count(7), list(reversed(q)))
    q.remove(9)
    q.insert(1, 3)
    q.reverse()
    print(q, q.index(3), q.copy(), q == deque([3]))
    o = OrderedDict()
    o["a"] = 1
    o["b"] = 2
    o["c"] = 3
    o.move_to_end("a")
    print(o, list(o))
    o.move_to_end("c", last=False)
    print(list(o), o.popitem(), o.popitem(last=False), o)
    dd = defaultdict(lambda: defaultdict(int))
    dd["x"]["y"] += 1
    dd["x"]["z"] += 2
    dd["w"]
    print({k: dict(v) for k, v in dd.items()})
    print(functools.reduce(lambda a, b: a * b, [1, 2, 3, 4]), functools.reduce(operator.add, ["a", "b"], ">"))
    def based(text, base):
        return int(text, base)
    p = functools.partial(based, base=2)
    print(p("101"))
    def f(a, b, k=0):
        return (a, b, k)
    g = functools.partial(f, 1, k=5)
    print(g(2), g(3))
    ig = operator.itemgetter(1)
    print(ig([5, 6]), sorted([(1, "b"), (2, "a")], key=operator.itemgetter(1)), operator.itemgetter(0, 2)([7, 8, 9]))
    print(operator.attrgetter("real")(5), operator.methodcaller("upper")("x"))
    print(string.ascii_letters, string.digits, string.punctuation, string.hexdigits, repr(string.whitespace), string.capwords("hello world"))
    print(bisect.bisect([1, 2, 2, 3], 2), bisect.bisect_left([1, 2, 2, 3], 2))
    l = [1, 3]
    bisect.insort(l, 2)
    print(l)
    m = ChainMap({"a": 1}, {"b": 2})
    print(m["a"], m["b"], "c" in m)
    c = Counter("ab")
    c.update(a=1, z=2)
    c.subtract(b=3)
    print(c)
    return 0


if __name__ == "__main__":
    main(["program"])
