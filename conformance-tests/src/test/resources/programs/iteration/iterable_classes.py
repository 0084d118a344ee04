"""Classes that are iterated over, indexed and computed with."""

class Countdown:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return CountdownIterator(self.n)


class CountdownIterator:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return self

    def __next__(self):
        if self.n <= 0:
            raise StopIteration
        self.n -= 1
        return self.n + 1


class Ring:
    def __init__(self, items):
        self.items = list(items)

    def __getitem__(self, i):
        if isinstance(i, slice):
            return Ring(self.items[i])
        return self.items[i % len(self.items)]

    def __setitem__(self, i, v):
        self.items[i % len(self.items)] = v

    def __delitem__(self, i):
        del self.items[i % len(self.items)]

    def __len__(self):
        return len(self.items)

    def __contains__(self, x):
        return x in self.items

    def __iter__(self):
        return iter(self.items)

    def __reversed__(self):
        return iter(self.items[::-1])


class Squares:
    def __getitem__(self, i):
        if i >= 5:
            raise IndexError(i)
        return i * i


class Vec:
    __slots__ = ("x", "y")

    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __add__(self, o): return Vec(self.x + o.x, self.y + o.y)
    def __sub__(self, o): return Vec(self.x - o.x, self.y - o.y)
    def __mul__(self, k): return Vec(self.x * k, self.y * k)
    def __rmul__(self, k): return self * k
    def __truediv__(self, k): return Vec(self.x / k, self.y / k)
    def __neg__(self): return Vec(-self.x, -self.y)
    def __abs__(self): return (self.x ** 2 + self.y ** 2) ** 0.5
    def __eq__(self, o): return self.x == o.x and self.y == o.y
    def __hash__(self): return hash((self.x, self.y))
    def __repr__(self): return f"Vec({self.x}, {self.y})"
    def __bool__(self): return self.x != 0 or self.y != 0
    def __iter__(self): return iter((self.x, self.y))
    def __format__(self, spec): return f"<{self.x:{spec}}, {self.y:{spec}}>"
    def __int__(self): return int(self.x)
    def __float__(self): return float(self.y)
    def __index__(self): return 3
    def __iadd__(self, o):
        self.x += o.x
        self.y += o.y
        return self
    def __lt__(self, o): return abs(self) < abs(o)
    def __call__(self, k=1.0): return self.x * k + self.y
    def __pow__(self, n): return Vec(self.x ** n, self.y ** n)
    def __invert__(self): return Vec(self.y, self.x)


def main(argv):
    c = Countdown(3)
    for x in c:
        for y in c:
            print(x, y, end=" ")
    print()
    print(list(c), sum(c), max(c), sorted(c), 2 in list(c), [a * b for a, b in zip(c, c)], dict(enumerate(c)))
    it = iter(c)
    print(next(it), next(it), next(it), next(it, -1))
    try:
        next(it)
    except StopIteration:
        print("stop")
    r = Ring("abcde")
    print(r[7], r[-1], len(r), "c" in r, list(r), list(reversed(r)), r[1:3].items)
    r[6] = "Z"
    del r[0]
    print(list(r), [x for x in r])
    print(list(Squares()), sum(Squares()), 9 in Squares(), [i for i in Squares()])
    a, b = Vec(1.0, 2.0), Vec(3.0, 4.0)
    print(a + b, b - a, a * 2, 3 * a, b / 2, -a, abs(b), a == Vec(1.0, 2.0), a != b, bool(Vec(0.0, 0.0)), f"{a:.2f}", int(b), float(b), a < b, a(), a(2.0), b ** 2, ~a)
    x, y = a
    print(x, y, [10, 20, 30, 40][a], max(a, b), sorted([b, a]), {a: 1}[Vec(1.0, 2.0)], sum([a, b], Vec(0.0, 0.0)))
    a += b
    print(a, list(a))
    m = map(lambda v: v * 2, Countdown(2))
    print(next(m), list(m))
    z = zip(range(3), "abc", [True, False, True])
    for i, ch, flag in z:
        print(i, ch, flag)
    for i, (p, q) in enumerate([(1, 2), (3, 4)]):
        print(i, p, q)
    f = filter(lambda n: n % 2, range(6))
    print(list(f), list(range(10, 0, -3)), range(5)[2], 3 in range(5), len(range(0, 10, 3)), list(range(5))[-1], range(3) == range(0, 3))
    while (n := len(r)) > 2:
        del r[0]
        print("n", n)
    else:
        print("done")
    for i in range(3):
        pass
    else:
        print("else", i)
    return 0

if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
