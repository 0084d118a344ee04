"""Prebuilt objects that are linked one to the next, ten thousand of them; attributes of all kinds, slots, cycles."""
import sys


class Node:
    def __init__(self, value):
        self.value = value
        self.next = None
        self.tag = None


class Slotted:
    __slots__ = ('left', 'right', 'weight')

    def __init__(self, weight):
        self.weight = weight
        self.left = None


def chain(length):
    first = None
    for i in range(length):
        node = Node(i)
        node.tag = 'tag %d \u00e9\U0001f600' % (i % 7) if i % 3 else None
        node.next = first
        first = node
    return first


def tree(depth):
    node = Slotted(depth * 1.5)
    if depth:
        node.left = tree(depth - 1)
        node.right = tree(depth - 1)
    else:
        node.right = None
    return node


HEAD = chain(10000)
RING = [Node(n) for n in (2**62, -2**63, 2**63 - 1)]
for _i in range(3):
    RING[_i].next = RING[(_i + 1) % 3]
TREE = tree(6)
NUMBERS = list(range(-3, 1000))
LARGE = [2**62, -2**62, 5] * 50
FLOATS = [n / 8 for n in range(500)]
NESTED = {n: [(n, str(n)), (n + 1, 'x')] for n in range(300)}
BY_NODE = {RING[0]: 'first', RING[2]: 'last'}


def weigh(node):
    total = node.weight
    if node.left is not None:
        total += weigh(node.left)
    if node.right is not None:
        total += weigh(node.right)
    return total


def main(argv):
    node = HEAD
    count = 0
    total = 0
    tagged = 0
    while node is not None:
        count += 1
        total += node.value
        if node.tag is not None:
            tagged += len(node.tag)
        node = node.next
    print(count, total, tagged, HEAD.next.tag)
    node = RING[1]
    for i in range(4):
        print(node.value)
        node = node.next
    print(weigh(TREE), sum(NUMBERS), LARGE[0] // 2 + LARGE[1] // 2, len(LARGE), sum(FLOATS))
    print(NESTED[299][0][1], NESTED[0][1][0], len(NESTED))
    print(BY_NODE[RING[2]], RING[1] in BY_NODE)
    return 0


if __name__ == '__main__':
    sys.exit(main(sys.argv))
