"""copy.copy and copy.deepcopy of instances and what holds them; replace, asdict and astuple of data classes."""

import copy
from collections import defaultdict, deque, OrderedDict
from enum import Enum
from dataclasses import dataclass, replace, asdict, astuple, field


class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y


class Node:
    def __init__(self, value):
        self.value = value
        self.next = None
        self.items = [1, 2]
        self.points = {}


class Special:
    def __init__(self, n):
        self.n = n
    def __copy__(self):
        return Special(self.n + 100)
    def __deepcopy__(self, memo):
        return Special(self.n + 1000)


class Sub(Point):
    def __init__(self, x, y, z):
        super().__init__(x, y)
        self.z = z


@dataclass
class Item:
    name: str
    price: float
    tags: list = field(default_factory=list)


@dataclass(frozen=True)
class Pair:
    a: int
    b: int


class Slotted:
    __slots__ = ("a", "b")
    def __init__(self, a):
        self.a = a
        self.b = [a]


class Later:
    def __init__(self):
        self.x = 1
    def more(self):
        self.found = [Point(1, 2)]
        self.other = Point(3, 4)


class Tree:
    def __init__(self, name, parent=None):
        self.name = name
        self.parent = parent
        self.children = []
        if parent is not None:
            parent.children.append(self)
    def __deepcopy__(self, memo):
        made = Tree(self.name + "'")
        for child in self.children:
            made.children.append(copy.deepcopy(child, memo))
        return made


class Level(Enum):
    LOW = 1
    HIGH = 2


class Holder:
    def __init__(self):
        self.s = Special(1)
        self.p = (Point(1, 2), 3)
        self.f = None


def main(argv):
    p = Point(1, 2)
    q = copy.copy(p)
    q.x = 5
    print(p.x, q.x, q.y, q is p)
    n = Node(1)
    n.next = n
    n.points["a"] = p
    m = copy.copy(n)
    print(m.items is n.items, m.next is n)
    d = copy.deepcopy(n)
    print(d.items is n.items, d.items == n.items, d.next is d, d.points["a"] is p, d.points["a"].x)
    a = Node(1)
    b = Node(2)
    a.next = b
    b.next = a
    c = copy.deepcopy(a)
    print(c.next.value, c.next.next is c, c is a)
    print(copy.copy(Special(1)).n, copy.deepcopy(Special(1)).n)
    nodes = [a, b, a]
    l2 = copy.deepcopy(nodes)
    print(l2[0] is l2[2], l2[0].next is l2[1], l2[0] is a)
    t = copy.deepcopy((p, 3, "x"))
    print(t[0] is p, t[0].x, t[1:])
    dd = copy.deepcopy({"k": [p, p]})
    print(dd["k"][0] is dd["k"][1], dd["k"][0] is p)
    pts = [Point(1, 2), Sub(1, 2, 3)]
    for e in copy.deepcopy(pts):
        print(e.x, isinstance(e, Sub), e.z if isinstance(e, Sub) else 0)
    s = copy.copy(pts[1])
    print(isinstance(s, Sub))
    i = Item("a", 1.5, ["t"])
    j = replace(i, price=2.5)
    print(j, i, j.tags is i.tags)
    k = copy.deepcopy(i)
    print(k == i, k.tags is i.tags)
    pair = Pair(1, 2)
    print(replace(pair, a=7), copy.copy(pair), copy.deepcopy(pair))
    print(astuple(pair), asdict(pair), astuple(Item("a", 1.5)))
    h = copy.deepcopy(Holder())
    print(h.s.n, h.p[0].x, h.p[1])
    sl = Slotted(5)
    s2, s3 = copy.copy(sl), copy.deepcopy(sl)
    print(s2.b is sl.b, s3.b is sl.b, s3.b, s3.a)
    later = Later()
    copied = copy.deepcopy(later)
    print(copied.x)
    copied.more()
    again = copy.deepcopy(copied)
    print(again.found[0].y, again.other.x, again.found[0] is copied.found[0])
    root = Tree("root")
    Tree("leaf", root)
    Tree("other", root)
    t2 = copy.deepcopy(root)
    print(t2.name, [child.name for child in t2.children])
    print(copy.copy(Level.LOW) is Level.LOW, copy.deepcopy([Level.HIGH])[0] is Level.HIGH)
    queue = deque([Point(1, 2)], maxlen=4)
    q2, q3 = copy.copy(queue), copy.deepcopy(queue)
    print(q2[0] is queue[0], q3[0] is queue[0], q3[0].x, q3.maxlen)
    groups = defaultdict(list)
    groups["a"].append(p)
    g2, g3 = copy.copy(groups), copy.deepcopy(groups)
    g3["b"].append(p)
    print(g2["a"] is groups["a"], g3["a"][0] is p, sorted(g3), sorted(groups))
    ordered = OrderedDict([("x", [1]), ("y", [2])])
    o2 = copy.deepcopy(ordered)
    o2["x"].append(9)
    print(ordered, o2)
    print(copy.deepcopy({1, 2}) == {1, 2}, copy.copy([[1], [2]]), copy.deepcopy(None), copy.deepcopy("text"), copy.copy((1, [2]))[1])
    several = [Point(1, 2), Sub(4, 5, 6)]
    one = several[len(argv) % 2]
    two = copy.copy(one)
    print(type(two).__name__, two.x, two is one)
    return 0


if __name__ == "__main__":
    main(["program"])
