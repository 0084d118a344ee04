"""Nested tuples as keys, in sorting, and in comparison."""


def key_of(record):
    return (-record[1], record[0])


def locate(grid):
    return [(row, column) for row, line in enumerate(grid) for column, cell in enumerate(line) if cell == "#"]


def main(argv):
    records = [("b", 2), ("a", 2), ("c", 3), ("d", 1)]
    print(sorted(records), sorted(records, key=key_of), min(records), max(records))
    print(locate(["#.", ".#", "##"]))
    seen = {}
    for x in range(3):
        for y in range(3):
            seen[(x + y, (x * y, str(x)))] = (x, y)
    print(len(seen), seen[(2, (1, "1"))], (0, (0, "0")) in seen, (9, (9, "9")) in seen)
    print((1, (2, 3)) == (1, (2, 3)), (1, (2, 3)) < (1, (2, 4)), (1, "b") > (1, "a"), (1, 2) != (1, 3))
    print((1, 2, 3)[0], (1, 2, 3)[-1], (1, 2, 3)[:2], (1, 2, 3)[::-1], len(("a",)))
    total = 0
    for a, (b, c) in [(1, (2, 3)), (4, (5, 6))]:
        total += a * b * c
    print(total)
    head, *middle, last = [1, 2, 3, 4, 5]
    print(head, middle, last)
    *start, end = list("abc")
    print(start, end)
    (x, y), [z, w] = (1, 2), (3, 4)
    print(x, y, z, w)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
