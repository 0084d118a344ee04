"""repr() of containers that hold themselves, at once or through others, and of one that stands in another twice."""


class Node:
    def __init__(self, name):
        self.name = name
        self.children = []

    def __repr__(self):
        return f"{self.name}{self.children!r}"


class Broken:
    def __repr__(self):
        raise ValueError("no repr")


def main():
    nested = [1]
    nested.append(nested)
    print(nested, str(nested), f"{nested}")
    first = {"n": 1}
    first["self"] = first
    print(first)
    node = Node("a")
    node.children.append(Node("b"))
    node.children.append(node)
    print(node.children)
    shared = [2, 3]
    print([shared, shared], {"x": shared, "y": shared})
    mixed = [1, "two"]
    mixed.append({"within": mixed})
    print(mixed)
    for _ in range(2):
        items = [Broken()]
        try:
            print(items)
        except ValueError as error:
            print("ValueError:", error)
    print([[], [[]], {}, set(), frozenset()])


if __name__ == "__main__":
    main()
