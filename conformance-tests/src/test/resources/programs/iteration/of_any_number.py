"""zip and map of as many iterables as a list holds."""

def main(argv):
    b = [[1, 2], [3, 4], [5, 6]]
    print([list(r) for r in zip(*b)], [sum(c) for c in zip(*b)])
    print([x * y for x, y in zip(b[0], b[1])])
    rows = list(zip(*b))
    print(rows, len(rows), rows[0][2], list(zip(*[])), list(zip(*[[1], []])))
    it = iter("abcdef")
    print(["".join(p) for p in zip(*[it] * 2)])
    print(list(map(lambda x, y, z: x + y * z, *b)), list(map(lambda x, y, z: x + y * z, b[0], b[1], b[2])))
    for x, y, z in zip(b[0], b[1], "ab"):
        print(x, y, z)
    words = ["abc", "de", "fgh"]
    for column in zip(*words):
        print(column, "".join(column))


if __name__ == '__main__':
    main(['program'])
