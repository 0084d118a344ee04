"""A call that raises, with a look at an attribute right behind it."""


class Node:
    def __init__(self, value, following):
        self.value = value
        self.following = following


def check(value):
    if value > 2:
        raise ValueError(value)
    for i in range(value):
        print("checked", i)


def walk(node):
    check(node.value)
    if node.following:
        print("more behind", node.value)
    else:
        print("the last", node.value)


def main(argv):
    for value in range(5):
        node = Node(value, Node(0, None) if value % 2 else None)
        try:
            walk(node)
        except ValueError as error:
            print("raised", error)
    return 0


if __name__ == "__main__":
    main([])
