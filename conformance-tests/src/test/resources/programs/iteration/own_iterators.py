"""Iterators written as classes: endless ones, composed ones, trees."""


class Counter:
    def __init__(self, start=0, step=1):
        self.value = start - step
        self.step = step

    def __iter__(self):
        return self

    def __next__(self):
        self.value += self.step
        return self.value


class Take:
    def __init__(self, iterable, limit):
        self.iterator = iter(iterable)
        self.left = limit

    def __iter__(self):
        return self

    def __next__(self):
        if self.left == 0:
            raise StopIteration
        self.left -= 1
        return next(self.iterator)


class Node:
    def __init__(self, value, left=None, right=None):
        self.value = value
        self.left = left
        self.right = right

    def __iter__(self):
        return InOrder(self)


class InOrder:
    def __init__(self, root):
        self.stack = []
        self.push(root)

    def push(self, node):
        while node is not None:
            self.stack.append(node)
            node = node.left

    def __iter__(self):
        return self

    def __next__(self):
        if not self.stack:
            raise StopIteration
        node = self.stack.pop()
        self.push(node.right)
        return node.value


def main(argv):
    print(list(Take(Counter(), 5)), list(Take(Counter(10, -3), 4)), list(Take([1, 2], 5)))
    tree = Node(4, Node(2, Node(1), Node(3)), Node(6, Node(5)))
    print(list(tree), sum(tree), 5 in list(tree), max(tree), [n * n for n in tree if n % 2])
    for n in Counter(1):
        if n * n > 50:
            print(n)
            break
    print(list(zip(Counter(), tree)), [a + b for a, b in zip(Counter(), "xyz") for a in [str(a)]])
    a, b, c = Take(Counter(5), 3)
    print(a, b, c, sorted(tree, reverse=True), " ".join(str(n) for n in tree))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
