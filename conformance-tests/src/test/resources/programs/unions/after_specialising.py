# A function that is called with unrelated kinds: specialised by type, it reads an attribute that one of them lacks.
class Node:
    def __init__(self, value):
        self.value = value


class Visitor:
    def visit(self, node):
        method = getattr(self, "visit_" + type(node).__name__.lower(), self.other)
        return method(node)

    def other(self, node):
        raise TypeError("no visitor for " + type(node).__name__)


class Evaluator(Visitor):
    def visit_node(self, node):
        return node.value

    def visit_leaf(self, node):
        return -node.value


class Leaf(Node):
    pass


def main():
    for node in (Node(1), Leaf(2)):
        print(Evaluator().visit(node))
    for wrong in ("text", 3):
        try:
            print(Evaluator().visit(wrong))
        except TypeError as error:
            print(error)


if __name__ == "__main__":
    main()
