# Equality and hash of weak references.
import weakref


class P:
    def __init__(self, n):
        self.n = n

    def __eq__(self, other):
        return isinstance(other, P) and self.n == other.n

    def __hash__(self):
        return hash(self.n)

    def __del__(self):
        print("end", self.n)


class NoHash:
    def __eq__(self, other):
        return True


p, q = P(1), P(1)
rp, rq = weakref.ref(p), weakref.ref(q)
print("equal while alive", rp == rq, rp is rq)
print("hash", hash(rp) == hash(rq) == hash(1))
print("one in a set", len({rp, rq}))
d = {rp: "value"}
print("found by other", d[rq])
del q
print("one dead", rp == rq, rq == rq, rp != rq)
print("hash kept", hash(rq) == hash(1))
fresh = P(2)
rf = weakref.ref(fresh)
print("different", rp == rf)
fresh = None
try:
    hash(rf)
except TypeError as e:
    print("no hash:", e)
print("still in dict", rp in d, d[rp])
del p
print("dead key", rp in d, d.get(rp), rp == rq)
n = NoHash()
rn = weakref.ref(n)
try:
    hash(rn)
except TypeError as e:
    print("unhashable:", e)
print("ref of an equal object", rn == weakref.ref(NoHash()), type(rn) is weakref.ref)
for bad in (5, "text", None, (1, 2), [3]):
    try:
        weakref.ref(bad)
    except TypeError as e:
        print(e)
