"""getattr, setattr and hasattr with names that the function spells out, one of several."""


class Node:
    def __init__(self, key, value):
        self.key = key
        self.value = value
        self.left = None
        self.right = None


class Tree:
    def __init__(self):
        self.root = None

    def put(self, key, value):
        if self.root is None:
            self.root = Node(key, value)
            return
        node = self.root
        while True:
            if key == node.key:
                node.value = value
                return
            side = "left" if key < node.key else "right"
            child = getattr(node, side)
            if child is None:
                setattr(node, side, Node(key, value))
                return
            node = child

    def items(self, node, order=("left", "right")):
        if node is not None:
            yield from self.items(getattr(node, "left" if order[0] == "left" else "right"), order)
            yield node.key, node.value
            yield from self.items(getattr(node, "right" if order[0] == "left" else "left"), order)


class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y


class Settings:
    def __init__(self):
        for name in ("width", "height", "depth"):
            setattr(self, name, len(name))

    def describe(self):
        return ", ".join(f"{name}={getattr(self, name)}" for name in ("width", "height", "depth"))


class Player:
    def __init__(self):
        self.strength = 5
        self.luck = 2

    def raise_one(self, lucky):
        attribute = "strength"
        if lucky:
            attribute = "luck"
        setattr(self, attribute, getattr(self, attribute) + 1)


def main():
    tree = Tree()
    for i, key in enumerate("serpentine"):
        tree.put(key, i)
    print(list(tree.items(tree.root)))
    print(list(tree.items(tree.root, ("right", "left"))))
    p = Point(3, 4)
    for axis in ["x", "y"]:
        print(axis, getattr(p, axis), hasattr(p, axis))
    for axis in ("x", "z"):
        print(axis, hasattr(p, axis), getattr(p, axis, -1))
        try:
            print(getattr(p, axis))
        except AttributeError as e:
            print(e)
    print(Settings().describe())
    nothing = tree.root if len(tree.root.key) > 1 else None
    for side in ("left", "right"):
        try:
            print(getattr(nothing, side), hasattr(nothing, side))
        except AttributeError as e:
            print(e)
        try:
            setattr(nothing, side, None)
        except AttributeError as e:
            print(e)
    player = Player()
    player.raise_one(False)
    player.raise_one(True)
    player.raise_one(True)
    print(player.strength, player.luck)


if __name__ == "__main__":
    main()
