from collections import Counter, OrderedDict, defaultdict


class LRUDict(OrderedDict):
    def __init__(self, maxsize=3, *args, **kwds):
        self.maxsize = maxsize
        super().__init__(*args, **kwds)

    def __getitem__(self, key):
        value = super().__getitem__(key)
        self.move_to_end(key)
        return value

    def __setitem__(self, key, value):
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > self.maxsize:
            oldest = next(iter(self))
            del self[oldest]


class Mixin:
    def total(self):
        return sum(self)


class Numbers(Mixin, list):
    pass


class Matrix(list):
    def __init__(self, rows):
        super().__init__([list(row) for row in rows])
        self.size = len(rows)

    def __getitem__(self, key):
        if isinstance(key, tuple):
            return list.__getitem__(self, key[0])[key[1]]
        return list.__getitem__(self, key)

    def __add__(self, other):
        return Matrix([[a + b for a, b in zip(r, s)] for r, s in zip(self, other)])

    def __eq__(self, other):
        return list.__eq__(self, other)

    def __hash__(self):
        return len(self)


class Base(dict):
    def describe(self):
        return 'base ' + repr(self)


class Derived(Base):
    def describe(self):
        return 'derived ' + super().describe()

    def __len__(self):
        return 42


class Bag(Counter):
    def add(self, x):
        self[x] += 1


class Groups(defaultdict):
    def __init__(self):
        super().__init__(list)

    def add(self, k, v):
        self[k].append(v)


class Grid(list):
    def __setitem__(self, key, value):
        if isinstance(key, tuple):
            r, c = key
            self[r][c] = value
        else:
            super().__setitem__(key, value)


def main(argv):
    lru = LRUDict(2)
    lru['a'] = 1
    lru['b'] = 2
    lru['a']
    lru['c'] = 3
    print(list(lru.items()), 'b' in lru)
    n = Numbers([1, 2, 3])
    print(n.total(), n)
    m = Matrix([[1, 2], [3, 4]])
    print(m[0, 1], m[1], m + m, m.size, m == Matrix([[1, 2], [3, 4]]), hash(m))
    d = Derived(a=1)
    print(d.describe(), len(d), bool(d))
    for base in [Base(x=1), Derived(y=2)]:
        print(base.describe(), sorted(base))
    b = Bag('hello')
    b.add('z')
    print(b, b.most_common(1))
    g = Groups()
    g.add('a', 1)
    g.add('a', 2)
    print(dict(g))
    m = Grid([[1, 2], [3, 4]])
    m[0, 1] = 9
    m[1] = [7, 7]
    print(m)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(main(sys.argv))
