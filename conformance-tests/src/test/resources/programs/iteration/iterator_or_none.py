class Reader:
    def __init__(self):
        self.it = None
    def start(self, xs):
        self.it = iter(xs)
    def get(self):
        if self.it is not None:
            return next(self.it)
        return -1
    def stop(self):
        self.it = None

class Text:
    def __init__(self, t):
        self.chars = None
        self.t = t
    def all(self):
        if self.chars is None:
            self.chars = iter(self.t)
        out = []
        for c in self.chars:
            out.append(c)
        return out

def gen(n):
    i = 0
    while i < n:
        yield i
        i += 1

class Gen:
    current = None
    def begin(self, n):
        self.current = gen(n)
    def step(self):
        if self.current is None:
            return None
        try:
            return next(self.current)
        except StopIteration:
            self.current = None
            return None

def consume(it=None):
    if it is None:
        return "nothing"
    return ",".join([str(x) for x in it])

def pairs(it=None):
    if it:
        return [a + len(b) for a, b in it]
    return []

def main():
    r = Reader()
    print(r.get())
    r.start([4, 5])
    print(r.get(), r.get())
    try:
        r.get()
    except StopIteration:
        print("stop")
    r.stop()
    print(r.get())
    t = Text("abc")
    print(t.all(), t.all())
    g = Gen()
    print(g.step())
    g.begin(2)
    print(g.step(), g.step(), g.step(), g.step())
    print(consume(), consume(iter([1, 2])), consume(gen(3)))
    print(pairs(), pairs(zip([1, 2], ["a", "bb"])), pairs(enumerate(["x", "yy"])))
    m = None
    for i in range(2):
        if i:
            m = map(str, [1, 2, 3])
    if m is not None:
        print(list(m))
    f = None
    if len(t.t) == 3:
        f = filter(None, [0, 1, 2])
    print(f is None, list(f) if f else [])
    d = {"a": 1, "b": 2}
    k = None
    v = None
    if len(d) > 1:
        k = iter(d)
        v = iter(d.items())
    if k is not None and v is not None:
        print(next(k), next(v), list(k), next(v))
    z = None
    if len(d) > 1:
        z = zip(d, [1.5, 2.5])
    print(next(z))
    print(next(z, None), next(z, None))


if __name__ == "__main__":
    main()
