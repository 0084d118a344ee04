"""A loop over a list sees the list as it is now."""


def main(argv):
    items = [1, 2, 3]
    for item in items:
        if item < 4:
            items.append(item + 3)
    print(items)
    items = [1, 2, 3, 4, 5, 6]
    for item in items:
        if item % 2 == 0:
            items.remove(item)
    print(items)
    items = [1, 1, 2, 2, 3]
    for item in items:
        if item == 1:
            items.remove(item)
    print(items)
    for item in items[:]:
        items.insert(0, item * 10)
    print(items)
    items = list(range(5))
    for item in items:
        items.clear()
        print("once", item)
    print(items)
    items = [3, 1, 2]
    for index, item in enumerate(items):
        if index < 2:
            items[index + 1] += item
    print(items)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
