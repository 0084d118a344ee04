"""Recursion that is deep, mutual, caught."""

import sys


class Tree:
    def __init__(self, left, right):
        self.left = left
        self.right = right


def make(d):
    return Tree(None, None) if d == 0 else Tree(make(d - 1), make(d - 1))


def check(t):
    if t.left is None or t.right is None:
        return 1
    return 1 + check(t.left) + check(t.right)


class Link:
    def __init__(self, value, next):
        self.value = value
        self.next = next

    def __repr__(self):
        return f"{self.value}->{self.next!r}"


def ack(m, n):
    if m == 0:
        return n + 1
    if n == 0:
        return ack(m - 1, 1)
    return ack(m - 1, ack(m, n - 1))


def even(n):
    return True if n == 0 else odd(n - 1)


def odd(n):
    return False if n == 0 else even(n - 1)


def depth(n):
    try:
        return depth(n + 1)
    except RecursionError:
        return n


def main(argv):
    print(check(make(7)), ack(2, 5), even(100), depth(0) > 500)
    chain = None
    for i in range(50):
        chain = Link(i, chain)
    print(chain)
    long = None
    for i in range(1000):
        long = Link(i, long)
    n = 0
    while long is not None:
        n += 1
        long = long.next
    print(n)
    hanoi = []

    def move(k, a, b, c):
        if k:
            move(k - 1, a, c, b)
            hanoi.append((k, a, b))
            move(k - 1, c, b, a)
    move(5, "A", "B", "C")
    print(len(hanoi), hanoi[:3])

    def perms(items):
        if not items:
            return [[]]
        return [[x] + p for i, x in enumerate(items) for p in perms(items[:i] + items[i + 1:])]
    print(len(perms([1, 2, 3, 4, 5])), perms("ab"[:1] and [1, 2]))
    d = depth(0)
    print(d == depth(0) or True)
    return 0

if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
