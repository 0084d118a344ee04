"""None beside instances, text and containers."""


class Node:
    def __init__(self, value, next_node=None):
        self.value = value
        self.next_node = next_node


def find(node, value):
    while node is not None:
        if node.value == value:
            return node
        node = node.next_node
    return None


def name_of(index):
    if index == 0:
        return None
    return "name" + str(index)


def items(index):
    if index > 1:
        return [index]
    return None


def main(argv):
    chain = Node(1, Node(2, Node(3)))
    found = find(chain, 2)
    print(found is None, found.value if found else -1)
    missing = find(chain, 9)
    print(missing is None, missing is not None, missing == None)
    for index in range(3):
        name = name_of(index)
        print(name, name is None, name == "name1", items(index))
    try:
        print(missing.value)
    except AttributeError as error:
        print(error)
    print(None, [None], str(None), repr(None))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
