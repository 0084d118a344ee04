import heapq
import functools


class PQ(list):
    def push(self, x):
        heapq.heappush(self, x)

    def take(self):
        return heapq.heappop(self)


class Args(dict):
    pass


class Path(list):
    def __str__(self):
        return '/'.join(self)

    def __truediv__(self, part):
        result = Path(self)
        result.append(part)
        return result

    def __call__(self, n):
        return self[n]

    def __len__(self):
        return 100

    def __iter__(self):
        for item in super().__iter__():
            yield item.upper()


class Poly(list):
    def __init__(self, *coefficients):
        super().__init__(coefficients)

    def __call__(self, x):
        return functools.reduce(lambda a, b: a * x + b, self, 0)

    def __mul__(self, other):
        return Poly(*[a * other for a in self])

    def __eq__(self, other):
        return isinstance(other, Poly) and list(self) == list(other)

    def __lt__(self, other):
        return self(1) < other(1)


class Histogram(dict):
    def __init__(self, items=()):
        super().__init__()
        for item in items:
            self[item] = self.get(item, 0) + 1

    def top(self):
        return max(self, key=self.get)

    def merge(self, other):
        result = Histogram()
        result.update(self)
        for k, v in other.items():
            result[k] = result.get(k, 0) + v
        return result


class Stack(list):
    push = list.append

    def peek(self):
        return self[-1]


def call(a, b):
    return a + b


def main(argv):
    q = PQ()
    for x in [5, 1, 3]:
        q.push(x)
    print(q.take(), q.take(), q)
    print('%(a)d' % Args(a=5))
    p = Path(['a', 'b'])
    print(p, p / 'c', p(0), len(p), list.__len__(p), list(p), repr(p), [x for x in p])
    f = Poly(1, 2, 3)
    print(f(2), f * 2, f == Poly(1, 2, 3), f == [1, 2, 3], f != Poly(1), sorted([Poly(5), f, Poly(1)]))
    h = Histogram('hello')
    print(h, h.top(), h.merge(Histogram('lo')))
    s = Stack()
    s.push(1)
    s.push(2)
    print(s.peek(), s)
    print([1, 2] in Poly([1, 2]), (1, 2) + tuple(f), [0, *f], {**h, 'q': 1}, str(s), f'{s!r:>10}', '%s' % s)
    while s:
        s.pop()
    print(not s, s or 'empty', s == [], len(s), s is s)
    x, (y, z) = Poly(1, [2, 3])
    print(x, y, z)
    del h['l']
    for k in list(h):
        if h[k] == 1:
            del h[k]
    print(h, h == {}, not h)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(main(sys.argv))
