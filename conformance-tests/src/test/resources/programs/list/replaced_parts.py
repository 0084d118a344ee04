"""Slices that are replaced by others, longer, shorter, by themselves and by what changes the list; lists made of what knows its length."""


def spread(l, a, b, x):
    l[a:b] = x
    return l


class Shrinking:
    def __init__(self, target):
        self.target = target
        self.left = 3

    def __iter__(self):
        return self

    def __next__(self):
        if self.left == 0:
            raise StopIteration
        self.left -= 1
        if self.target:
            self.target.pop()
        return self.left


def main():
    base = list(range(6))
    for a in (0, 2, 5, 6, 9, -1, -4, -9):
        for b in (0, 1, 3, 6, 8, -1, -5):
            for x in ([], [7], [7, 8], [1, 2, 3, 4, 5, 6, 7]):
                print(a, b, spread(base[:], a, b, x))
    l = list(range(4))
    l[1:3] = l
    print(l)
    l[:] = reversed(l)
    print(l)
    l[2:2] = (x * x for x in range(3))
    print(l)
    l[1:4] = {5: 1, 6: 2}
    print(l)
    l.extend(l)
    print(l, list(l) is l, list(l) == l)
    l.extend(range(3))
    l.extend("")
    print(l, len(l))
    t = list(range(10))
    t[6:9] = Shrinking(t)
    print(t)
    t = list(range(3))
    t[1:] = Shrinking(t)
    print(t)
    print(list(reversed(range(4))), list(reversed("abc")), list("xyz"), list(b"ab"), list(range(5, 0, -2)), list(range(0)))
    r = reversed([1, 2, 3])
    print(next(r), list(r), list(r))
    big = []
    for i in range(1000):
        big.append(i)
        if i % 7 == 0:
            del big[::2]
    print(len(big), big[-3:])
    counts = {}
    for c in "hello \u00fc world \u20ac\U0001f600 \u20ac":
        counts[c] = counts.get(c, 0) + 1
    print(counts, "\u20ac" in counts, "z" in counts, hash("a") == hash("abc"[0]))
    print({c for c in "aaaa"}, sorted(set("hello")))


main()
