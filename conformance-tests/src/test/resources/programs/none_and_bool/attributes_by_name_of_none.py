class Node:
    label = "node"

    def __init__(self, key):
        self.key = key
        self.left = None
        self.right = None

    def half(self):
        return self.key // 2


def get(node, name):
    try:
        return getattr(node, name)
    except AttributeError as e:
        return str(e)


def put(node, name, value):
    try:
        setattr(node, name, value)
        return "put"
    except AttributeError as e:
        return str(e)


def run(node, name):
    try:
        return getattr(node, name)()
    except AttributeError as e:
        return str(e)


def main():
    a = Node(2)
    a.left = Node(7)
    for name in "left", "right", "other":
        child = get(a, name)
        print(name, "None" if child is None else child if isinstance(child, str) else child.key, hasattr(a, name), hasattr(a.right, name), hasattr(a.left, name))
    for node in a.left, a.right:
        for name in "".join(["ha", "lf"]), "".join(["ha", "ll"]):
            print(run(node, name))
        print(put(node, "".join(["ri", "ght"]), a), put(node, "".join(["ne", "w"]), a))
        print(hasattr(node, "".join(["ne", "w"])), hasattr(node, "".join(["__doc", "__"])), hasattr(node, "".join(["__dict", "__"])))


main()
