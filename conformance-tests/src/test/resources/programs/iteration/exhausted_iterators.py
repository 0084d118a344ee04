"""An iterator that has ended stays so, whatever happens to what it was made of."""

def part_1(argv):
    xs = [1, 2]
    it = iter(xs)
    print(next(it), next(it), next(it, None))
    xs.append(3)
    print(next(it, None), list(it))
    it = iter(xs)
    for x in it:
        pass
    xs.append(4)
    print(list(it))
    it2 = enumerate(xs)
    for i, x in it2:
        if x == 4:
            break
    xs.append(5)
    print(list(it2))
    it3 = iter(xs)
    print([x for x in it3])
    xs.append(6)
    try:
        print(next(it3))
    except StopIteration:
        print("stop")
    r = reversed(xs)
    print(list(r))
    xs.append(7)
    print(list(r))
    b = bytearray(b"ab")
    it4 = iter(b)
    print(list(it4))
    b.append(99)
    print(list(it4))
    for x in xs:
        if x < 10 and len(xs) < 12:
            xs.append(x + 1)
    print(xs)


from collections import deque


def part_2(argv):
    xs = [1]
    def g():
        for x in xs:
            yield x
    it = map(lambda x: x * 2, xs)
    print(list(it))
    xs.append(2)
    print(list(it))
    z = zip(xs, xs)
    print(list(z))
    xs.append(3)
    print(list(z))
    f = filter(None, xs)
    print(list(f))
    xs.append(4)
    print(list(f))
    d = {1: 2}
    it = iter(d)
    print(list(it))
    d[3] = 4
    print(list(it))
    s = {1}
    it = iter(s)
    print(list(it))
    s.add(2)
    print(list(it))
    q = deque([1])
    it = iter(q)
    print(list(it))


class Row:
    def __init__(self):
        self.n = 2
    def __getitem__(self, i):
        if i >= self.n:
            raise IndexError(i)
        return i * 10


class Source:
    def __init__(self):
        self.count = 0
    def read(self):
        self.count += 1
        return self.count % 3


def part_3(argv):
    row = Row()
    it = iter(row)
    print(list(it))
    row.n = 5
    print(list(it), next(it, None))
    source = Source()
    it = iter(source.read, 0)
    print(list(it), list(it), source.count)


def main(argv):
    part_1(argv)
    part_2(argv)
    part_3(argv)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
