"""Ints, floats, bools and mixtures of them that can be None: in fields, containers, results, comparisons and texts."""

from dataclasses import dataclass


@dataclass
class Node:
    key: int | None
    weight: float | None
    done: bool | None = None


def first(items: list[int]) -> int | None:
    return items[0] if items else None


def show(x):
    print(x, x is None, x == 3, x == None, bool(x), repr(x), f"{x}", hash(x) == hash(x))


def main():
    nodes = [Node(None, None), Node(3, 2.5, True), Node(-5, None, False), Node(0, 0.0), Node(3, float("nan"), True)]
    print(nodes)
    for n in nodes:
        show(n.key)
        show(n.weight)
        show(n.done)
    print(nodes[1] == nodes[1], nodes[1] == nodes[4], nodes[0] == Node(None, None))
    print(first([]), first([7]))
    keys = {n.key for n in nodes}
    print(sorted(keys, key=lambda k: (k is not None, k or 0)))
    table = {n.key: n.weight for n in nodes}
    print(table)
    print(table.get(3), table.get(None), table.get(99))
    print(None in keys, 3 in keys, 4 in keys)
    weights = [n.weight for n in nodes]
    print(weights.index(2.5), weights.count(None), None in weights)
    mixed = [None, 1, 2.5, True]
    for m in mixed:
        print(m, m is None, m == 1, m if m is None else m + 1)
    big = [None, 2**63 - 1, -2**63]
    print(big, big[1] == 2**63 - 1)
    try:
        print(nodes[0].key + 1)
    except TypeError as e:
        print(e)
    try:
        print(nodes[0].key < nodes[1].key)
    except TypeError as e:
        print(e)
    print(nodes[1].key < nodes[1].weight, max(n.key for n in nodes if n.key is not None))
    a, b = nodes[1].key, nodes[4].key
    print(a is b, a == b, a is None)
    d: dict[str, int | None] = {}
    d["a"] = None
    d["b"] = 4
    print(d, d.get("c"), d.get("b"), d.get("a", 5))
    t = (None, 4, 2.5) if len(d) > 2 else (1, None, None)
    print(t, isinstance(t[0], int), isinstance(t[1], int), isinstance(t[2], float))
    s = [1, 2, 3, 4][first([]):first([3])]
    print(s)


if __name__ == "__main__":
    main()
