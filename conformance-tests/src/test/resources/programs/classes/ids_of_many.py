# Ids of very many objects that are alive: no two are the same.


class Node:
    def __init__(self, n):
        self.n = n


def main():
    nodes = [Node(i) for i in range(120000)]
    print(len({id(node) for node in nodes}))
    before = [id(node) for node in nodes[:1000]]
    lists = [[i] for i in range(30000)]
    print(len({id(each) for each in lists}))
    print(before == [id(node) for node in nodes[:1000]])
    seen = {}
    for node in nodes:
        seen[id(node)] = node.n
    print(sum(seen[id(node)] == node.n for node in nodes))
    print(id(nodes[0]) > 0, id(nodes) != id(lists), id(None) == id(None))


if __name__ == "__main__":
    main()

# skip: c-stress: a collection for each of very many objects
# skip: llvm-stress: a collection for each of very many objects
