"""dict() of iterators of several kinds beside a class of the program that has an attribute `keys`."""


class GroupBy:
    def __init__(self, keys):
        self.keys = keys

    def __iter__(self):
        yield self.keys, 1


class Col:
    def __init__(self, d):
        self._d = d
    def __getitem__(self, i):
        return self._d[i]
    def __len__(self):
        return len(self._d)


def rows(names, rows):
    data = list(zip(*rows, strict=True)) or [()] * len(names)
    return dict(zip(names, data))


def main():
    g = GroupBy(("a", "b"))
    print(g.keys)
    print(rows(["a", "b"], ([1, 2] for _ in range(2))))
    print(rows("ab", [(1, 2), (3, 4)]))
    print(rows("ab", ([*key, 1] for key, p in g)))
    cols = {"x": Col([1, 2]), "y": Col([None, "s"])}
    print([dict(zip(cols, row)) for row in zip(*cols.values())])


if __name__ == "__main__":
    main()
