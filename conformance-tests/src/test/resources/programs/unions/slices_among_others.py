"""A slice and an int, a text or None meet: in a key, in the items of a tuple, in lists and dicts."""

REST = slice(1, None)
COLUMNS = {"first": 0, "rest": REST, "all": slice(None), "none": None}


class Grid:
    def __init__(self, width, height):
        self.width = width
        self.height = height
        self.cells = [[0] * width for _ in range(height)]

    def __getitem__(self, key):
        row, column = key
        if isinstance(row, int) and isinstance(column, int):
            return self.cells[row][column]
        return [[self.cells[y][x] for x in chosen(column, self.width)] for y in chosen(row, self.height)]

    def __setitem__(self, key, value):
        row, column = key
        for y in chosen(row, self.height):
            for x in chosen(column, self.width):
                self.cells[y][x] = value


def chosen(key, length):
    if isinstance(key, slice):
        return range(*key.indices(length))
    return [key]


def kind(key):
    match key:
        case None:
            return "none"
        case int():
            return "int"
        case slice():
            return f"{key.start} to {key.stop} by {key.step}"
        case _:
            return "other"


def some(n):
    if n == 0:
        return 3
    if n == 1:
        return slice(n)
    if n == 2:
        return "abc"
    return (1, slice(2)) if n == 3 else None


def test_grid():
    grid = Grid(4, 3)
    grid[0, 0] = 1
    grid[1, :] = 2
    grid[:, 3] = 5
    grid[1:, 1:3] = 7
    print(grid.cells)
    print(grid[0, 0], grid[1:, 1], grid[:, :2])


def test_containers():
    for name, key in COLUMNS.items():
        print(name, kind(key))
    keys = [1, slice(1), None, "x", slice(1, 2), slice(1)]
    print(slice(1) in keys, keys.index(slice(1, 2)), keys.count(slice(None, 1)), keys)
    counts = {}
    for key in keys:
        counts[key] = counts.get(key, 0) + 1
    print(counts, len({1, slice(1), slice(None, 1), "x"}))


def test_kinds():
    for n in range(5):
        value = some(n)
        print(value, type(value).__name__, isinstance(value, slice), value == slice(1), bool(value))
        try:
            print([1, 2, 3, 4, 5][value])
        except TypeError as e:
            print(e)


def test_items():
    items = list(range(10))
    for key in (0, slice(2, 4), -1):
        del items[key]
    for key in (0, slice(2, 4)):
        items[key] = [7, 8] if isinstance(key, slice) else 9
    print(items, "hello"[REST])


def test_slices_alone():
    print(bool(slice(1)), [slice(1, 2), slice(3)].index(slice(3)))
    print({slice(1, 2): 1, slice(3): 2}[slice(3)])
    print((slice(1, 2), 1) == (slice(1, 2), 1), slice(1) == 1)


def main():
    test_grid()
    test_containers()
    test_kinds()
    test_items()
    test_slices_alone()


if __name__ == "__main__":
    main()
