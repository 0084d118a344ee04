"""Only prebuilt containers with such keys, whose attributes nothing else reads."""


class Key:
    def __init__(self, a, b):
        self.a = a
        self.b = b

    def __hash__(self):
        return hash((self.a, self.b))

    def __eq__(self, other):
        return self.a == other.a and self.b == other.b


class Sub(Key):
    def __init__(self, a, b, c):
        Key.__init__(self, a, b)
        self.c = c

    def __hash__(self):
        return hash(self.c)

    def __eq__(self, other):
        return isinstance(other, Sub) and self.c == other.c


class Outer:
    def __init__(self, key, name):
        self.key = key
        self.name = name

    def __hash__(self):
        return hash(self.key)

    def __eq__(self, other):
        return self.key == other.key


class Cached:
    count = 0

    def __init__(self, v):
        self.v = v

    def __hash__(self):
        Cached.count += 1
        return self.v

    def __eq__(self, other):
        return self.v == other.v


K1 = Key(1, "x")
K2 = Key(2, "y")
S1 = Sub(1, "x", 3.5)
TABLE = {K1: 1, K2: 2}
PAIRS = {(Outer(K1, "o1"), True), (Outer(K2, "o2"), False)}
INDEX = {"a": {(Outer(S1, "o3"), 4)}, "b": {(Outer(Sub(5, "z", 7.5), "o4"), 5)}}
WHERE = {frozenset({S1}): "sub"}
CACHE = {Cached(i): str(i) for i in range(3)}
QUERY = Cached(2)
BY_NAME = {"first": K1}


def main(argv):
    print(sum(TABLE.values()), TABLE[BY_NAME["first"]])
    for outer, flag in PAIRS:
        if flag:
            print(outer.name)
    PAIRS.add((Outer(K1, "again"), True))
    print(len(PAIRS))
    for name, members in INDEX.items():
        for outer, n in members:
            print(name, outer.name, n, (outer, n) in members)
    print(list(WHERE.values()), frozenset([S1]) in WHERE)
    print(CACHE[QUERY], QUERY in CACHE)
    CACHE[QUERY] = "two"
    print(sorted(CACHE.values()))
    copy = dict(TABLE)
    copy[K1] = 10
    print(copy[K1], TABLE[K1], copy == TABLE)
    both = set(TABLE) | {K1}
    print(len(both))
    print(len({**TABLE, K2: 5}))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
