"""Recursions that make a list, an iterator or a function anew at each step, called with items of several types: there is an end to the graphs made for them."""

from dataclasses import dataclass

@dataclass(order=True)
class PO:
    x: int
    y: str

@dataclass(order=True)
class RO:
    z: float

def order(ps):
    if len(ps) < 2:
        return ps
    return order(sorted(ps)[1:])

def best(ps):
    return sorted(ps, key=lambda p: p)[0]

class P:
    def __init__(self, x):
        self.x = x

    def __repr__(self):
        return "P%d" % self.x

class R:
    def __init__(self, z):
        self.z = z

    def __repr__(self):
        return "R%.1f" % self.z

def kept(a):
    if len(a) < 2:
        return a
    return kept(list(filter(None, a))[1:])

def turn(a):
    if len(a) < 2:
        return a
    return turn(list(reversed(a))[1:])

def pairs(a):
    if len(a) < 2:
        return a
    return pairs([x for x, y in zip(a, a[1:])])

def each(a):
    if len(a) < 2:
        return a
    return each(list(map(lambda x: x, a))[1:])

def walk(a):
    if len(a) < 2:
        return a
    return walk(list(map(lambda x: x, a))[1:])

def walk2(a):
    if len(a) < 2:
        return a
    return walk2([x for i, x in enumerate(a) if i])

def walk3(a):
    if len(a) < 2:
        return a
    return walk3(list(reversed(a))[1:])

def walk4(a):
    if len(a) < 2:
        return a
    return walk4(sorted(set(a))[1:])

def walk5(a):
    if len(a) < 2:
        return a
    return walk5([x for x, y in zip(a, a[1:])])

def walk6(a, f):
    if len(a) < 2:
        return a
    return walk6(a[1:], lambda x: f(x))

def main(argv):
    print(order([PO(2, "a"), PO(1, "b")]))
    print(order([RO(2.5), RO(1.5)]))
    print(order([3, 1]))
    print(best([PO(2, "a"), PO(1, "b")]))
    print(best([RO(2.5), RO(1.5)]))
    print(kept([P(1), P(0)]))
    print(kept([R(1.5), R(0.5)]))
    print(kept([1, 2]))
    print(turn([P(1), P(0)]))
    print(turn([R(1.5), R(0.5)]))
    print(pairs([P(1), P(0)]))
    print(pairs([R(1.5), R(0.5)]))
    print(each([P(1), P(0)]))
    print(each([R(1.5), R(0.5)]))
    print(walk([1, 0, 2, 3]))
    print(walk(["a", "", "b"]))
    print(walk2([1, 0, 2, 3]))
    print(walk2(["a", "", "b"]))
    print(walk3([1, 0, 2, 3]))
    print(walk3(["a", "", "b"]))
    print(walk4([1, 0, 2, 3]))
    print(walk4(["a", "", "b"]))
    print(walk5([1, 0, 2, 3]))
    print(walk5(["a", "", "b"]))
    print(walk6([1, 0, 2, 3], lambda x: x))
    print(walk6(["a", "", "b"], lambda x: x))
    return 0

if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
