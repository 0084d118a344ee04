"""Tests for None and isinstance narrow what follows, in every form."""


class Base:
    pass


class Leaf(Base):
    def __init__(self, value):
        self.value = value


class Branch(Base):
    def __init__(self, left, right):
        self.left = left
        self.right = right


def total(node):
    if node is None:
        return 0
    if isinstance(node, Leaf):
        return node.value
    assert isinstance(node, Branch)
    return total(node.left) + total(node.right)


def depth(node):
    return 0 if not isinstance(node, Branch) else 1 + max(depth(node.left), depth(node.right))


def leaf_value(node):
    return node.value if node and isinstance(node, Leaf) and node.value > 0 else -1


def last_of(node):
    while isinstance(node, Branch) and node.right is not None:
        node = node.right
    return node


def length(text):
    if not text:
        return -1
    return len(text)


def main(argv):
    tree = Branch(Leaf(1), Branch(None, Branch(Leaf(5), Leaf(-7))))
    print(total(tree), depth(tree), total(None), leaf_value(Leaf(3)), leaf_value(Leaf(-3)), leaf_value(None), leaf_value(tree))
    last = last_of(tree)
    if isinstance(last, Leaf):
        print(last.value)
    print(length(None), length(""), length("abc"))
    name = "set" if len(argv) > 100 else None
    if name is not None and len(name) > 2:
        print("never")
    if name is None or len(name) == 0:
        print("no name")
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
