"""One function used with several types."""


def identity(x):
    return x


def largest(items):
    best = items[0]
    for item in items:
        if item > best:
            best = item
    return best


def repeat(item, n):
    return [item] * n


def pairs(a, b):
    return [(x, y) for x in a for y in b]


def swap(pair):
    a, b = pair
    return b, a


def first_or(items, default):
    return items[0] if items else default


class Stack:
    def __init__(self):
        self.items = []

    def push(self, item):
        self.items.append(item)

    def pop(self):
        return self.items.pop()


def main(argv):
    print(identity(1), identity("a"), identity(2.5), identity([1]), identity(None))
    print(largest([3, 1, 2]), largest(["b", "c", "a"]), largest([0.5, 1.5]), largest("hello"))
    print(repeat(1, 2), repeat("x", 3), repeat((1, "a"), 1), pairs([1, 2], "ab"), swap((1, "x")), swap(("y", 2.0)))
    print(first_or([], 5), first_or(["a"], "b"), first_or("", "z"))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
