"""A dict, and a list, of nothing but themselves."""


def main():
    first = {}
    first["self"] = first
    within = first["self"]
    print(first is within, id(first) == id(within), len(within), "self" in within)
    within["other"] = {}
    print(len(first), sorted(first), first["other"] == {}, first["other"] is first)
    print(first)
    items = []
    items.append(items)
    items.append([])
    print(items[0] is items, items[1] is items, len(items[0]), items)
    tree = [[], [[], []]]
    print(tree, len(tree[1]), tree[1][0] == [], depth(tree))


def depth(tree):
    return 1 + max((depth(child) for child in tree), default=0)


if __name__ == "__main__":
    main()
