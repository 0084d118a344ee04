"""Thousands of objects that are linked in cycles before translation, and changed afterwards: so many that backends do not define each by itself."""
import gc


class Shape:
    kind = "shape"

    def describe(self):
        return self.kind


class Node(Shape):
    kind = "node"

    def __init__(self, number):
        self.number = number * number - 1000 * number
        self.name = "node %d" % number if number % 3 else "kn\u00f6tchen \U0001f600 %d" % number
        self.weight = number * 0.125 - 7.5
        self.is_even = number % 2 == 0
        self.letter = "abc\u20ac"[number % 4]
        self.data = bytes([number % 256, 0, 255])
        self.parent = None
        self.children = []
        self.properties = {}
        self.place = (number, (self.name, -0.0 if number % 5 == 0 else 1e300))
        self.seen = {number % 7, number % 11}


class Leaf(Shape):
    kind = "leaf"

    def __init__(self, owner, value):
        self.owner = owner
        self.value = value
        self.action = twice if value % 2 else minus


def twice(x):
    return 2 * x


def minus(x):
    return -x


NODES = []
BY_NAME = {}
for i in range(2500):
    node = Node(i)
    NODES.append(node)
    BY_NAME[node.name] = node
    node.properties["number"] = i - 1250
    if i:
        node.parent = NODES[(i - 1) // 2]
        node.parent.children.append(node)
    node.children.append(Leaf(node, i))
NODES[0].parent = NODES[-1]
FLOATS = [float("inf"), float("-inf"), -0.0, 1e-320, 2.5]
LONGEST = [(i, str(i), [i * 0.5]) for i in range(1500)]
LIMITS = [2**63 - 1, -2**63, 0, -1, 127, 128, -129]


def count_leaves(shapes):
    leaves = 0
    for shape in shapes:
        if isinstance(shape, Leaf):
            leaves += shape.action(shape.value)
        elif isinstance(shape, Node):
            leaves += count_leaves(shape.children)
    return leaves


def digest():
    result = 0
    for node in NODES:
        for text in (node.name, node.letter, node.place[1][0]):
            for c in text:
                result = (result * 31 + ord(c)) % 1000003
        result = (result + node.number + node.data[0] + len(node.properties) + len(node.children)) % 1000003
        if node.is_even:
            result += 1
        for value in sorted(node.seen):
            result = (result * 7 + value) % 1000003
    return result


def main(argv):
    print(digest(), count_leaves(NODES[0].children))
    print(NODES[3].name, NODES[2499].weight, NODES[4].letter, NODES[258].data, NODES[10].place, NODES[0].parent.describe())
    print(FLOATS, LIMITS, LONGEST[1499])
    print(sum([x[2][0] for x in LONGEST]))
    # New objects hang on old ones, and these on new ones.
    for i in range(40):
        fresh = Node(10000 + i)
        old = NODES[i * 60]
        fresh.children.append(old)
        fresh.parent = old.parent
        old.parent = fresh
        old.children.append(Leaf(fresh, i))
        old.children[0] = Leaf(fresh, -i)
        old.properties["fresh"] = i
        BY_NAME[fresh.name] = fresh
        LONGEST[i] = (i, "fresh %d" % i, [0.25])
        if i % 20 == 0:
            gc.collect()
    gc.collect()
    print([NODES[i * 60].parent.name for i in range(5)], NODES[60].properties)
    print(digest(), count_leaves(NODES[0].children), len(BY_NAME), LONGEST[39], LONGEST[40])
    NODES[7].children = []
    NODES[8].name = NODES[9].name + "!"
    print(BY_NAME["node 8"].name, len(NODES[7].children), BY_NAME["node 10001"].children[0] is NODES[60])
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
