"""Linked structures that keep changing: a list that is sorted, split, reversed and joined, and a search tree (treap) with
insertions and removals.

    lists.py [ROUNDS [LENGTH]]
"""

import sys


class Random:
    def __init__(self, seed):
        self.state = seed

    def below(self, limit):
        self.state = (self.state * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.state >> 8) % limit


class Link:
    def __init__(self, value, next=None):
        self.value = value
        self.next = next


def from_numbers(random, length):
    head = None
    for _ in range(length):
        head = Link(random.below(100000), head)
    return head


def reverse(head):
    result = None
    while head:
        following = head.next
        head.next = result
        result = head
        head = following
    return result


def split(head):
    slow, fast = head, head.next
    while fast and fast.next:
        slow = slow.next
        fast = fast.next.next
    second = slow.next
    slow.next = None
    return head, second


def merge(a, b):
    start = last = Link(0)
    while a and b:
        if b.value < a.value:
            last.next, b = b, b.next
        else:
            last.next, a = a, a.next
        last = last.next
    last.next = a or b
    return start.next


def sort(head):
    if head is None or head.next is None:
        return head
    first, second = split(head)
    return merge(sort(first), sort(second))


def without_duplicates(head):
    link = head
    while link and link.next:
        if link.value == link.next.value:
            link.next = link.next.next
        else:
            link = link.next
    return head


def checksum(head):
    result = 0
    while head:
        result = (result * 31 + head.value) % 1000000007
        head = head.next
    return result


class TreeNode:
    def __init__(self, key, priority):
        self.key = key
        self.priority = priority
        self.left = None
        self.right = None
        self.size = 1

    def update(self):
        self.size = 1
        if self.left is not None:
            self.size += self.left.size
        if self.right is not None:
            self.size += self.right.size


def rotate_right(node):
    left = node.left
    node.left = left.right
    left.right = node
    node.update()
    left.update()
    return left


def rotate_left(node):
    right = node.right
    node.right = right.left
    right.left = node
    node.update()
    right.update()
    return right


class Treap:
    def __init__(self, random):
        self.random = random
        self.root = None

    def insert(self, key):
        self.root = self.inserted(self.root, key)

    def inserted(self, node, key):
        if node is None:
            return TreeNode(key, self.random.below(1 << 20))
        if key < node.key:
            node.left = self.inserted(node.left, key)
            if node.left.priority > node.priority:
                return rotate_right(node)
        elif key > node.key:
            node.right = self.inserted(node.right, key)
            if node.right.priority > node.priority:
                return rotate_left(node)
        node.update()
        return node

    def remove(self, key):
        self.root = self.removed(self.root, key)

    def removed(self, node, key):
        if node is None:
            return None
        if key < node.key:
            node.left = self.removed(node.left, key)
        elif key > node.key:
            node.right = self.removed(node.right, key)
        elif node.left is None:
            return node.right
        elif node.right is None:
            return node.left
        elif node.left.priority > node.right.priority:
            node = rotate_right(node)
            node.right = self.removed(node.right, key)
        else:
            node = rotate_left(node)
            node.left = self.removed(node.left, key)
        node.update()
        return node

    def smallest(self, rank):
        node = self.root
        while node is not None:
            before = node.left.size if node.left else 0
            if rank < before:
                node = node.left
            elif rank == before:
                return node.key
            else:
                rank -= before + 1
                node = node.right
        raise IndexError("no such rank")


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 25
    length = int(sys.argv[2]) if len(sys.argv) > 2 else 10000
    random = Random(3)
    total = 0
    median = 0
    for _ in range(rounds):
        head = without_duplicates(sort(from_numbers(random, length)))
        total += checksum(head)
        total += checksum(reverse(head))
        treap = Treap(random)
        for _ in range(length):
            treap.insert(random.below(length * 2))
            if random.below(3) == 0:
                treap.remove(random.below(length * 2))
        median = treap.smallest(treap.root.size // 2)
        total += median + treap.root.size
    print(total, median)


if __name__ == "__main__":
    main()

# bench rounds: 25
