class Seq:
    def __init__(self, xs):
        self.xs = xs

    def __len__(self):
        return len(self.xs)

    def __getitem__(self, key):
        if isinstance(key, slice):
            start, stop, step = key.indices(len(self.xs))
            print(key.start, key.stop, key.step, start, stop, step)
            return Seq([self.xs[i] for i in range(start, stop, step)])
        return Seq([self.xs[key]])


class Window:
    default = slice(1, 3)

    def __init__(self, xs):
        self.xs = xs
        self.last = None

    def __getitem__(self, key):
        if isinstance(key, slice):
            self.last = key
            return sum(self.xs[key])
        return self.xs[key]

    def __setitem__(self, key, value):
        if isinstance(key, slice):
            self.xs[key] = [value] * len(self.xs[key])
        else:
            self.xs[key] = value

    def again(self):
        if self.last is None:
            return -1
        return sum(self.xs[self.last])


COLUMNS = {"name": slice(0, 5), "rest": slice(5, None)}


def cut(text, part):
    return text[part]


def main():
    xs = [1, 2, 3, 4, 5, 6]
    s = slice(1, 4)
    print(xs[s], "abcdef"[s], b"abcdef"[s], s.start, s.stop, s.step)
    t = slice(None, None, -1)
    print(xs[t], "abcdef"[t], cut("xyz", t), cut("xyz", s))
    u = slice(2)
    print(xs[u], u, [u], str(u))
    parts = [slice(0, 2), slice(2, None), slice(None, 3), slice(None, None, 2)]
    for p in parts:
        print("abcdef"[p], p, p.indices(4))
    for name in COLUMNS:
        print(name, "alpha beta"[COLUMNS[name]])
    q = Seq(xs)
    print(q[1:3].xs, q[2].xs, q[::2].xs, q[-2:].xs, q[::-1].xs)
    w = Window(xs)
    print(w.again(), w[1], w[1:3], w[:-1], w[s], w.again(), w[Window.default])
    w[0] = 7
    w[1:3] = 0
    w[slice(4, None)] = 9
    print(w.xs)
    del xs[slice(0, 2)]
    print(xs)
    xs[slice(1, 2)] = [10, 11]
    print(xs)
    print(s == slice(1, 4), slice(1, 2) == slice(1, 3), slice(1, None) != slice(1, 2))
    for bound in range(-7, 8, 3):
        print([slice(bound, None, step).indices(5) for step in (1, -2, 3)], slice(bound).indices(5))
    try:
        slice(1, 2, 0).indices(3)
    except ValueError as e:
        print(e)
    try:
        s.indices(-1)
    except ValueError as e:
        print(e)
    best = None
    for i in range(3):
        if best is None or i > best.start:
            best = slice(i, i + 1)
    print(best)
    numbers = None
    if len(xs) > 2:
        numbers = range(3)
    if numbers is not None:
        print(list(numbers), len(numbers), numbers)


if __name__ == "__main__":
    main()
