"""Generators are closed by the last that holds them: wrappers, methods, other generators, variables."""
import itertools
from contextlib import contextmanager


@contextmanager
def section(name):
    print("enter", name)
    try:
        yield name
    finally:
        print("exit", name)


class Node:
    def __init__(self, value, left=None, right=None):
        self.value = value
        self.left = left
        self.right = right

    def walk(self):
        try:
            if self.left is not None:
                yield from self.left.walk()
            yield self.value
            if self.right is not None:
                yield from self.right.walk()
        finally:
            print("left node", self.value)

    def __iter__(self):
        return self.walk()


class Source:
    def __init__(self, n):
        self.n = n
        self.opened = 0

    def rows(self):
        with section("rows"):
            self.opened += 1
            for i in range(self.n):
                yield i
        self.opened -= 1

    def even(self):
        for row in self.rows():
            if row % 2 == 0:
                yield row


def numbers(tag):
    try:
        i = 0
        while True:
            yield i
            i += 1
    finally:
        print("numbers closed", tag)


def same(g):
    return g


def started(tag):
    g = numbers(tag)
    next(g)
    return g


def squares(source):
    for x in source:
        yield x * x


def pick(flag):
    a = numbers("a")
    b = numbers("b")
    print(next(a), next(b))
    if flag:
        return a
    return b


class Box:
    def __init__(self, g):
        self.g = g


def main(argv):
    tree = Node(4, Node(2, Node(1), Node(3)), Node(6, Node(5)))
    for value in tree:
        if value == 2:
            break
    print("--- tree")
    print(3 in tree.walk())
    for value in Source(10).even():
        print(value)
        if value > 3:
            break
    print("--- even")
    for i, (a, b) in enumerate(zip(numbers("z1"), numbers("z2"))):
        if i == 2:
            break
    print("--- zip")
    for x in itertools.islice(numbers("slice"), 2):
        print(x)
    print("--- islice")
    for x in map(lambda v: v + 1, numbers("map")):
        if x > 2:
            break
    for x in filter(lambda v: v % 2 == 1, numbers("filter")):
        if x > 2:
            break
    for x in itertools.takewhile(lambda v: v < 3, numbers("take")):
        pass
    print("--- passed on")
    for x in same(numbers("same")):
        if x == 1:
            break
    s = started("started")
    print(next(s))
    s2 = same(s)
    del s
    print("still there", next(s2))
    del s2
    for x in squares(numbers("squares")):
        if x > 5:
            break
    for x in squares(squares(numbers("deep"))):
        if x > 5:
            break
    p = pick(True)
    print("picked", next(p))
    p = pick(False)
    print("picked", next(p))
    box = Box(numbers("boxed"))
    print(next(box.g), next(box.g))
    box.g.close()
    many = [numbers("m1"), numbers("m2")]
    print([next(m) for m in many])
    for m in many:
        m.close()
    with section("outer") as name:
        for x in numbers("inside " + name):
            if x == 1:
                break
    total = 0
    for x in numbers("outer loop"):
        for y in numbers("inner loop"):
            if y > x:
                break
            total += y
        if x == 2:
            break
    print(total)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
