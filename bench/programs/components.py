"""Union-find: the lightest spanning tree by Kruskal's algorithm, and percolation through a grid.

    components.py [ROUNDS [SIZE]]
"""

import sys


class DisjointSets:
    def __init__(self, size):
        self.parent = list(range(size))
        self.rank = [0] * size
        self.count = size

    def find(self, item):
        root = item
        while self.parent[root] != root:
            root = self.parent[root]
        while self.parent[item] != root:
            self.parent[item], item = root, self.parent[item]
        return root

    def union(self, a, b):
        a, b = self.find(a), self.find(b)
        if a == b:
            return False
        if self.rank[a] < self.rank[b]:
            a, b = b, a
        self.parent[b] = a
        if self.rank[a] == self.rank[b]:
            self.rank[a] += 1
        self.count -= 1
        return True


class Random:
    def __init__(self, seed):
        self.state = seed

    def below(self, limit):
        self.state = (self.state * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.state >> 8) % limit


def spanning_tree(random, nodes):
    edges = []
    for a in range(nodes):
        for _ in range(5):
            edges.append((random.below(10000), a, random.below(nodes)))
    edges.sort()
    sets = DisjointSets(nodes)
    weight = 0
    for cost, a, b in edges:
        if sets.union(a, b):
            weight += cost
    return weight, sets.count


def percolation(random, size):
    """How many cells of a grid are opened by chance until top and bottom are connected."""
    is_open = [[False] * size for _ in range(size)]
    sets = DisjointSets(size * size + 2)
    top, bottom = size * size, size * size + 1
    opened = 0
    while sets.find(top) != sets.find(bottom):
        row, column = random.below(size), random.below(size)
        if is_open[row][column]:
            continue
        is_open[row][column] = True
        opened += 1
        cell = row * size + column
        if row == 0:
            sets.union(cell, top)
        if row == size - 1:
            sets.union(cell, bottom)
        for other_row, other_column in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]:
            if 0 <= other_row < size and 0 <= other_column < size and is_open[other_row][other_column]:
                sets.union(cell, other_row * size + other_column)
    return opened


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 25
    size = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    random = Random(5)
    total = parts = opened = 0
    for _ in range(rounds):
        weight, count = spanning_tree(random, size * 100)
        total += weight
        parts += count
        opened += percolation(random, size)
    print(f"weight {total}, {parts} parts, {opened} opened")


if __name__ == "__main__":
    main()

# bench rounds: 25
