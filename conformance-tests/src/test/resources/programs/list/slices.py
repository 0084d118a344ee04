"""Slices read, assigned and deleted, with steps."""


def main(argv):
    items = list(range(10))
    print(items[2:5], items[:3], items[7:], items[-3:], items[::2], items[::-1], items[8:1:-3], items[5:2], items[20:])
    items[2:5] = [20, 30]
    print(items)
    items[1:1] = [7, 8, 9]
    print(items)
    items[:2] = []
    print(items)
    items[::2] = [0] * len(items[::2])
    print(items)
    try:
        items[::2] = [1]
    except ValueError as error:
        print(error)
    del items[1:3]
    print(items)
    del items[::2]
    print(items)
    items[:] = [1, 2, 3]
    print(items)
    items[len(items):] = [4, 5]
    print(items)
    copied = items[:]
    copied[0] = 99
    print(items, copied)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
