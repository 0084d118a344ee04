from collections import deque, defaultdict, Counter, OrderedDict
from functools import cmp_to_key, total_ordering
@total_ordering
class V:
    def __init__(self, n): self.n = n
    def __eq__(self, o): return self.n == o.n
    def __lt__(self, o): return self.n < o.n
class LRU:
    def __init__(self, cap):
        self.cap = cap
        self.d = OrderedDict()
    def get(self, k):
        if k not in self.d:
            return -1
        self.d.move_to_end(k)
        return self.d[k]
    def put(self, k, v):
        self.d[k] = v
        self.d.move_to_end(k)
        if len(self.d) > self.cap:
            self.d.popitem(last=False)
def show(items):
    for x in items: print(x, end=" ")
    print()
def main(argv):
    print(V(1) <= V(2), V(3) > V(2), V(1) >= V(2))
    c = LRU(2)
    c.put(1, 1); c.put(2, 2); print(c.get(1)); c.put(3, 3); print(c.get(2), c.d)
    print(sorted([3, 1, 2], key=cmp_to_key(lambda a, b: b - a)))
    show(deque([1, 2])); show(deque("ab")); show([3]); show(Counter("aab"))
    d = defaultdict(deque)
    d["a"].append(1)
    print(d)
    e = defaultdict(Counter)
    e["x"]["y"] += 1
    print(e, dict(e["x"]))
    q = deque(maxlen=3)
    for i in range(5): q.append(i)
    print(q, sum(q) / len(q))
    win = deque()
    win.append((1, "x")); n, s = win[0]
    print(n, s)
    grid = defaultdict(lambda: ".", {(0, 0): "#"})
    print(grid[(0, 0)], grid[(1, 1)])
    print([k for k, v in Counter(w.lower() for w in ["A", "b", "a"]).most_common()])
    inv = defaultdict(list)
    for k, v in {"a": 1, "b": 1}.items(): inv[v].append(k)
    print({k: sorted(v) for k, v in inv.items()})
    return 0


if __name__ == '__main__':
    main(['program'])
