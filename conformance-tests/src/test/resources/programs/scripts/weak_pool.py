# A pool and a registry: finalize gives resources back, weak values find them.
import weakref


class Pool:
    def __init__(self, n):
        self.free = list(range(n))
        self.leases = weakref.WeakValueDictionary()

    def take(self, user):
        if not self.free:
            raise LookupError("pool is empty")
        slot = self.free.pop(0)
        lease = Lease(slot, user)
        self.leases[slot] = lease
        weakref.finalize(lease, self.give_back, slot)
        return lease

    def give_back(self, slot):
        self.free.append(slot)
        print("  slot", slot, "is free again")


class Lease:
    def __init__(self, slot, user):
        self.slot = slot
        self.user = user

    def __del__(self):
        print("  end lease", self.slot, self.user)


def work(pool, user):
    lease = pool.take(user)
    print("  working", user, lease.slot, pool.free)


pool = Pool(2)
work(pool, "u1")
work(pool, "u2")
print("free", pool.free)
a = pool.take("a")
b = pool.take("b")
print("users", sorted(l.user for l in pool.leases.values()))
try:
    work(pool, "c")
except LookupError as e:
    print("refused:", e)
a = None
print("free", pool.free, list(pool.leases))
work(pool, "d")
b = pool.take("b2")
print("free", pool.free, b.slot)
print("found", pool.leases[b.slot] is b, len(pool.leases))
pool.take("dropped at once")
print("end of script", pool.free)
