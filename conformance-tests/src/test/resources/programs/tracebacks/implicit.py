"""An assertion inside of several branches, and an attribute of None."""


class Node:
    def __init__(self, value, following):
        self.value = value
        self.following = following


def second(node):
    assert node is not None, "no node"
    return node.following.value


def main(argv):
    nodes = Node(1, Node(2, None))
    print(second(nodes))
    for step in range(len(argv) + 1):
        nodes = nodes.following
        print(second(nodes))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
