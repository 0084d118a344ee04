"""Keys that are looked up and then stored: how often each is hashed, hashes of -1, comparisons and clearings in between."""

class K:
    def __init__(self, n):
        self.n = n
        self.asked = 0
    def __hash__(self):
        self.asked += 1
        return -1 if self.n % 2 else self.n
    def __eq__(self, other):
        return self.n == other.n

def main():
    d = {}
    keys = [K(i) for i in range(6)]
    for k in keys:
        d[k] = d.get(k, 0) + 1
    for k in keys:
        if k in d:
            d[k] += 1
    print([d[k] for k in keys], [k.asked for k in keys])
    for k in keys[1::2]:
        del d[k]
    print(len(d), [k.n for k in d], keys[1] in d, d.get(keys[3], "none"))
    s = set()
    for k in keys + keys:
        if k not in s:
            s.add(k)
    print(len(s), [k.asked for k in keys])
    print(hash(K(1)), hash(K(2)), {-1: "a", -2: "b"}[-1], {-1.0: 1}.get(-1))
    e = {}
    print(e.get(3), 3 in e, keys[0] in set())
    print([k.asked for k in keys[:2]])
    e[5] = 1
    del e[5]
    print(5 in e, len(e), e.get(5, "gone"))
    words = "a b a c b a".split()
    groups = {}
    for i, w in enumerate(words):
        if w not in groups:
            groups[w] = []
        groups[w].append(i)
    print(groups)
    seen = {}
    for w in words:
        if w in seen:
            seen[w] += "!"
        else:
            seen[w] = w
    print(seen)
    t = {}
    for w in words:
        x = t.get(w)
        t.clear()
        t[w] = (x or 0) + 1
    print(t)
    n = {}
    for w in words:
        if w in n:
            n.pop(w)
            n[w] = n.get(w, 10)
        else:
            n[w] = 1
            for other in list(n):
                if other != w and other in n:
                    del n[other]
    print(n)

if __name__ == "__main__":
    main()
