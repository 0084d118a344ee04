"""Garbage: allocates gigabytes, of which little is alive at any time.

The well-known binary trees, then the same amount of work in other shapes: a sliding window of text, rings of objects that refer to
one another, and tables that are filled and dropped. Each part prints what it computed, so that a lost or a damaged object shows.

    binary_trees.py [DEPTH]
"""

SMALLEST_DEPTH = 4


class Tree:
    """A node with two subtrees, or a leaf with none."""

    def __init__(self, left, right):
        self.left = left
        self.right = right

    def count(self):
        if self.left is None:
            return 1
        return 1 + self.left.count() + self.right.count()


def build(depth):
    if depth == 0:
        return Tree(None, None)
    return Tree(build(depth - 1), build(depth - 1))


def show_tree(name, depth, tree):
    print(f"{name} of depth {depth}\t check: {tree.count()}")


def binary_trees(largest):
    show_tree("stretch tree", largest + 1, build(largest + 1))
    long_lived = build(largest)
    for depth in range(SMALLEST_DEPTH, largest + 1, 2):
        iterations = 1 << (largest - depth + SMALLEST_DEPTH)
        check = 0
        for _ in range(iterations):
            check += build(depth).count()
        print(f"{iterations}\t trees of depth {depth}\t check: {check}")
    show_tree("long lived tree", largest, long_lived)


class Window:
    """The last few things that were put in, oldest first out."""

    def __init__(self, capacity):
        self.items = [""] * capacity
        self.next = 0
        self.dropped = 0

    def put(self, item):
        old = self.items[self.next]
        if old:
            self.dropped += len(old)
        self.items[self.next] = item
        self.next = (self.next + 1) % len(self.items)

    def __iter__(self):
        return WindowIterator(self)


class WindowIterator:
    """From the oldest to the newest."""

    def __init__(self, window):
        self.window = window
        self.position = 0

    def __iter__(self):
        return self

    def __next__(self):
        items = self.window.items
        if self.position == len(items):
            raise StopIteration
        item = items[(self.window.next + self.position) % len(items)]
        self.position += 1
        return item


def text_window(count):
    window = Window(16)
    for i in range(count):
        text = f"<{i}>"
        window.put(text * (1 + i % 7))
    print(f"text: dropped {window.dropped}, kept {[item[:8] for item in window][-3:]}")


class Link:
    """A member of a ring."""

    def __init__(self, number):
        self.number = number
        self.next = self

    def insert(self, other):
        other.next = self.next
        self.next = other


def ring(size):
    first = Link(0)
    for number in range(1, size):
        first.insert(Link(number))
    return first


def ring_total(first):
    total = first.number
    link = first.next
    while link is not first:
        total += link.number
        link = link.next
    return total


def rings(count):
    """Garbage that reference counting alone would never free."""
    kept = []
    total = 0
    for i in range(count):
        current = ring(10 + i % 10)
        total += ring_total(current)
        if i % max(count // 4, 1) == 0:
            kept.append(current)
    print(f"rings: total {total}, kept {[ring_total(first) for first in kept]}")


def tables(count):
    checksum = 0
    survivors = {}
    for i in range(count):
        squares = {n: n * n + i for n in range(40)}
        names = {str(value): key for key, value in squares.items()}
        checksum += len(names) + squares[i % 40] + names[str(i)]
        if i % 100 == 0:
            survivors[i] = sorted(names)[:3]
    print(f"tables: checksum {checksum}, survivors {survivors[0]} {len(survivors)}")


def pairs(count):
    """Short-lived tuples and closures."""
    def combine(scale):
        return lambda pair: (pair[1] * scale, pair[0] + scale)

    pair = (1, 2)
    for i in range(count):
        step = combine(i % 3 + 1)
        left, right = step(pair)
        pair = (left % 1009, right % 1013)
    print(f"pairs: {pair}")


def main(argv):
    depth = int(argv[1]) if len(argv) > 1 else 18
    if depth < SMALLEST_DEPTH:
        print(f"the depth is at least {SMALLEST_DEPTH}")
        return 2
    binary_trees(depth)
    amount = 1 << depth
    text_window(amount)
    rings(amount // 16)
    tables(max(amount // 64, 1))
    pairs(amount)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# test arguments: 5
