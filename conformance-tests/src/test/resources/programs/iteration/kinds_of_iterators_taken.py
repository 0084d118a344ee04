"""What takes iterators of several kinds: containers made of them, tests of what they are, and what a star spreads that is of several kinds."""
import itertools
import os.path
from collections import Counter, defaultdict, deque


def pick(n):
    if n == 0:
        return zip([1, 2], [3, 4])
    if n == 1:
        return zip([1, 2, 3], (3, 4, 5))
    if n == 2:
        return enumerate([7, 8])
    return ((i, i) for i in range(3))


def containers(i):
    print(sorted(set(pick(i))), sorted(frozenset(pick(i))))
    print(list(pick(i)), tuple(pick(i)), dict(pick(i)))
    counted = Counter(pick(i))
    counted.update(pick(i))
    print(sorted(counted.items()))
    pairs = {(9, 9)}
    pairs.update(pick(i))
    print(sorted(pairs), sorted(pairs.union(pick(i))), pairs.issuperset(pick(i)))
    print(max(pick(i)), min(pick(i)), sorted(pick(i)), deque(pick(i), maxlen=2))
    items = []
    items.extend(pick(i))
    items += pick(i)
    items[1:2] = pick(i)
    print(items)
    print(*pick(i))
    print((3, 4) in pick(i), any(pick(i)), sum(x for x, y in pick(i)))


def what(x):
    if isinstance(x, dict):
        return "dict of %d" % len(x)
    return "list" if isinstance(x, list) else "other"


def ngrams(seq, n):
    seq = list(seq)
    return zip(*(seq[i:] for i in range(n)))


def row(n):
    return [[1, 2], (3, "x"), "ab", None, 7][n]


def rows(k, lo=0):
    return [row(i) for i in range(lo, k)]


def attempt(what, k, lo=0):
    try:
        print(what(rows(k, lo)))
    except TypeError as e:
        print("TypeError:", e)


def spread():
    for k in (3, 4):
        attempt(lambda a: list(zip(*a)), k)
        attempt(lambda a: list(zip(*a, [8, 9])), k)
        attempt(lambda a: list(map(lambda *x: x, *a)), k)
        attempt(lambda a: list(itertools.chain(*a)), k)
        attempt(lambda a: sorted(set().union(*a), key=str), k)
        attempt(lambda a: len(list(itertools.product(*a))), k)
    attempt(lambda a: list(zip(*a)), 5, 4)
    attempt(lambda a: list(itertools.chain(*a)), 5, 4)
    attempt(lambda a: sorted(set().union(*a), key=str), 5, 4)


def join(n):
    try:
        return os.path.join(*[["a", "b", 3, None][i] for i in range(n)])
    except TypeError as e:
        return "TypeError: " + str(e)


def join_one(x):
    try:
        return os.path.join("a", x)
    except TypeError as e:
        return "TypeError: " + str(e)


class A:
    pass


class B(A):
    pass


def length(x):
    return len(x) if type(x) is dict else -1


def main():
    for i in range(4):
        containers(i)
        print(what(pick(i)))
    by_length = defaultdict(list)
    for word in ["a", "bb", "cc"]:
        by_length[len(word)].append(word)
    for n in sorted(by_length, reverse=True):
        print(n, by_length[n])
    words = "a b c a b".split()
    print([" ".join(b) for b, n in Counter(ngrams(words, 2)).most_common(4) if n > 1])
    spread()
    print(join(2), join(3), join_one("b"), join_one(3))
    print(length({1: 2}), length(A()), length(B()))


main()
