"""Everything one does with a list."""


def main(argv):
    items = []
    for i in range(5):
        items.append(i * i)
    print(items, len(items), items[0], items[-1])
    items[2] = 100
    items[-1] = -5
    print(items, sum(items), min(items), max(items), 100 in items, 7 not in items)
    items.insert(0, 50)
    items.insert(100, 60)
    items.insert(-1, 70)
    print(items)
    print(items.pop(), items.pop(0), items.pop(-2), items)
    items.extend([1, 2, 3])
    items += [4]
    items.remove(100)
    print(items, items.index(2), items.count(1))
    items.reverse()
    print(items, items[::-1], items + [9], [0] * 3, [1, 2] * 2)
    items.sort()
    print(items, sorted(items, reverse=True))
    del items[0]
    del items[-1]
    print(items, items == [1, 1, 2, 3], items != [1], [1, 2] < [1, 3])
    copied = items.copy()
    items.clear()
    print(items, copied, not items)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
