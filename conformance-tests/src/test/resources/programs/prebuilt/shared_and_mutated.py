"""Objects built at import, shared between globals, and changed at run time."""


class Node:
    def __init__(self, name):
        self.name = name
        self.links = []
        self.visits = 0


A = Node("a")
B = Node("b")
C = Node("c")
A.links += [B, C]
B.links.append(A)
C.links.append(C)
NODES = [A, B, C]
BY_NAME = {node.name: node for node in NODES}
SHARED = [1, 2, 3]
HOLDERS = [SHARED, SHARED, [4]]
EMPTY_LIST = []
EMPTY_DICT = {}
EMPTY_SET = set()
NESTED = {"list": [[1], [2, 3]], "other": [[]]}


def walk(node, steps):
    names = []
    for i in range(steps):
        node.visits += 1
        names.append(node.name)
        node = node.links[i % len(node.links)]
    return "".join(names)


def main(argv):
    print(walk(A, 7), [node.visits for node in NODES], BY_NAME["b"] is B, BY_NAME["c"].links[0] is C)
    HOLDERS[0].append(99)
    print(SHARED, HOLDERS, HOLDERS[0] is HOLDERS[1], HOLDERS[2] is SHARED)
    EMPTY_LIST.append("x")
    EMPTY_DICT["k"] = 1
    EMPTY_SET.add(2.5)
    print(EMPTY_LIST, EMPTY_DICT, EMPTY_SET)
    NESTED["list"][0][0] = 10
    NESTED["new"] = []
    NESTED["new"].append([7])
    print(NESTED)
    BY_NAME["d"] = Node("d")
    BY_NAME["d"].links.append(A)
    del BY_NAME["a"]
    print(sorted(BY_NAME), walk(BY_NAME["d"], 3), A.visits)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
