class Node:
    def __init__(self, value):
        self.value = value


def store(node, value):
    node.value = value


def fill(node, values):
    for value in values:
        store(node, value)


def main(argv):
    node = Node(0)
    fill(node, [1, 2, 3])
    store(node, [4])
    print(node.value)
    return 0

# essence: value holds int (from Node(0)) and list of int (from store(node, [4])); both chains are shown


# options: --strict
