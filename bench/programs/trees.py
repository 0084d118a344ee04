"""Binary trees: builds and counts many trees that die young, beside one that lives long.

    trees.py [ROUNDS [DEPTH]]
"""


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


def main(argv):
    rounds = int(argv[1]) if len(argv) > 1 else 10
    depth = int(argv[2]) if len(argv) > 2 else 14
    long_lived = build(depth)
    total = 0
    for _ in range(rounds):
        for small in range(4, depth + 1, 2):
            for _ in range(1 << (depth - small)):
                total += build(small).count()
    print(f"{rounds} rounds of {depth}: {total}, long lived {long_lived.count()}")
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# bench rounds: 50
