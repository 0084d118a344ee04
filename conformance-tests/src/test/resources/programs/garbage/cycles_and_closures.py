"""Cycles, closures, bound methods, exceptions and tuples as garbage."""


class Node:
    def __init__(self, name):
        self.name = name
        self.peer = None
        self.callback = None

    def greet(self, other):
        return self.name + " to " + other


def pair(i):
    a = Node("a" + str(i))
    b = Node("b" + str(i))
    a.peer = b
    b.peer = a
    a.callback = b.greet
    b.callback = lambda other: a.name + "!" + other
    return a


class Failure(Exception):
    def __init__(self, node):
        super().__init__("failed " + node.name)
        self.node = node


def fail(i):
    try:
        raise Failure(pair(i))
    except Failure as error:
        return error


def main(argv):
    kept = []
    for i in range(50):
        node = pair(i)
        error = fail(i)
        if i % 20 == 0:
            kept.append((node, error))
    for node, error in kept:
        print(node.name, node.peer.name, node.callback("x"), node.peer.callback("y"), error, error.node.peer.name)
    text = [(str(i), [str(i)] * 2) for i in range(10)]
    for _ in range(20):
        text = [(b[0] + "", [a, a]) for a, b in text]
    print(text[3], text[-1])
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
