class Node:
    __slots__ = ("k", "l", "r", "_n")
    limit = 9
    def __init__(self, k):
        self.k = k
        self.l = None
        self.r = None
        self._n = 0
    @property
    def n(self):
        return self._n
    @n.setter
    def n(self, v):
        self._n = v if isinstance(v, int) else -1
    def show(self):
        return [self.k, self.l.k if isinstance(self.l, Node) else self.l, self.n]
def rot(n, up, down):
    m = getattr(n, up)
    setattr(n, up, getattr(m, down))
    setattr(m, down, n)
    return m
def put(x, name, v):
    try:
        setattr(x, name, v)
        print("set", name, x.show())
    except AttributeError as e:
        print(e)
def main():
    a = Node(1)
    a.r = Node(2)
    a.r.l = Node(7)
    b = rot(a, "r", "l")
    print(b.k, b.l.k, b.l.r.k)
    for name in ["k", "l", "n", "zz", "limit", "show"]:
        put(b, name, 5)
main()
