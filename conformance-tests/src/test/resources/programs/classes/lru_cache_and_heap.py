"""Linked nodes, a heap with a key function, shortest paths."""

class _Node:
    __slots__ = ["key", "value", "prev", "next"]

    def __init__(self, key=None, value=0):
        self.key = key
        self.value = value
        self.prev = None
        self.next = None


class LRU:
    def __init__(self, capacity):
        self.capacity = capacity
        self.map = {}
        self.head = _Node()
        self.tail = _Node()
        self.head.next = self.tail
        self.tail.prev = self.head
        self.hits = self.misses = 0

    def _unlink(self, n):
        n.prev.next, n.next.prev = n.next, n.prev

    def _push(self, n):
        n.prev, n.next = self.head, self.head.next
        self.head.next.prev = n
        self.head.next = n

    def get(self, key, default=None):
        n = self.map.get(key)
        if n is None:
            self.misses += 1
            return default
        self.hits += 1
        self._unlink(n)
        self._push(n)
        return n.value

    def put(self, key, value):
        if key in self.map:
            n = self.map[key]
            n.value = value
            self._unlink(n)
        else:
            if len(self.map) >= self.capacity:
                last = self.tail.prev
                self._unlink(last)
                del self.map[last.key]
            n = self.map[key] = _Node(key, value)
        self._push(n)

    def keys(self):
        out = []
        n = self.head.next
        while n is not self.tail:
            out.append(n.key)
            n = n.next
        return out


class Heap:
    def __init__(self, key=lambda x: x):
        self.data = []
        self.key = key

    def push(self, x):
        d = self.data
        d.append(x)
        i = len(d) - 1
        while i > 0 and self.key(d[i]) < self.key(d[(i - 1) // 2]):
            d[i], d[(i - 1) // 2] = d[(i - 1) // 2], d[i]
            i = (i - 1) // 2

    def pop(self):
        d = self.data
        top, last = d[0], d.pop()
        if d:
            d[0] = last
            i = 0
            while True:
                c = 2 * i + 1
                if c >= len(d):
                    break
                if c + 1 < len(d) and self.key(d[c + 1]) < self.key(d[c]):
                    c += 1
                if self.key(d[i]) <= self.key(d[c]):
                    break
                d[i], d[c] = d[c], d[i]
                i = c
        return top

    def __bool__(self):
        return bool(self.data)


def dijkstra(graph, start):
    dist = {start: 0}
    heap = Heap(lambda item: item[0])
    heap.push((0, start))
    prev = {}
    while heap:
        d, node = heap.pop()
        if d > dist[node]:
            continue
        for other, w in graph[node].items():
            nd = d + w
            if nd < dist.get(other, 10 ** 9):
                dist[other] = nd
                prev[other] = node
                heap.push((nd, other))
    return dist, prev


def main(argv):
    c = LRU(3)
    for i, k in enumerate("abcabdbeacf"):
        if c.get(k) is None:
            c.put(k, i + 1)
    print(c.keys(), c.hits, c.misses, c.get("zz", -1), {k: n.value for k, n in sorted(c.map.items(), key=lambda p: p[0])})
    graph = {"A": {"B": 7, "C": 3}, "B": {"A": 7, "D": 2}, "C": {"A": 3, "B": 1, "D": 8}, "D": {}}
    dist, prev = dijkstra(graph, "A")
    print(sorted(dist.items()), prev)
    h = Heap()
    for x in [5, 2, 8, 1, 9, 3]:
        h.push(x)
    out = []
    while h:
        out.append(h.pop())
    print(out)
    return 0

if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
