"""Functions whose result is only known from its own recursive use."""


class Node:
    def __init__(self, name, weight, children):
        self.name = name
        self.weight = weight
        self.children = children

    def size(self):
        return 1 + sum([child.size() for child in self.children])

    def total(self):
        return self.weight + sum([child.total() for child in self.children])

    def text(self):
        return self.name + "".join(["(" + child.text() + ")" for child in self.children])

    def names(self):
        return [self.name] + sum([child.names() for child in self.children], [])

    def depth(self):
        return 1 + max([child.depth() for child in self.children], default=0)


def main(argv):
    tree = Node("a", 0.5, [Node("b", 1.5, []), Node("c", 2.0, [Node("d", 4.25, [])])])
    print(tree.size(), tree.total(), tree.text(), tree.names(), tree.depth())
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
