"""Lists, texts and bytes of a few items up to many thousands live and are dropped beside each other; what is kept keeps its items."""


class Store:
    def __init__(self):
        self.rows = {}
        self.checks = 0

    def put(self, number, row):
        self.rows[number] = row

    def drop(self, number):
        row = self.rows.pop(number, None)
        if row is not None:
            self.check(number, row)

    def check(self, number, row):
        self.checks += 1
        assert row[0] == number and row[-1] == number + len(row) - 1, (number, row[0], row[-1])
        assert row[len(row) // 2] == number + len(row) // 2


def sizes(count):
    size = 1
    for turn in range(count):
        yield size
        size = size * 5 // 4 + 1 if size < 60000 else turn % 7 + 1


def numbers(rounds):
    store = Store()
    number = 0
    for turn in range(rounds):
        for size in sizes(50):
            number += 1
            store.put(number, list(range(number, number + size)))
            store.drop(number - 37 if turn % 2 == 0 else number - 5)
    for kept in sorted(store.rows):
        store.check(kept, store.rows[kept])
    return len(store.rows), store.checks


def of_objects(count):
    matrix = []
    for size in sizes(count):
        matrix.append([[size, column] for column in range(size)])
        if len(matrix) % 5 == 4:
            matrix[len(matrix) // 2] = []
    return sum(len(row) for row in matrix), sum(item[0] + item[1] for row in matrix for item in row)


def texts(count):
    kept = []
    for size in sizes(count):
        kept.append(("ab" * size, bytes(size), size))
        if len(kept) > 9:
            text, data, length = kept.pop(0)
            assert text == "ab" * length and data == bytes(length)
    return [len(text) + len(data) for text, data, length in kept]


def main():
    print(numbers(2))
    print(of_objects(28))
    print(texts(55))


if __name__ == "__main__":
    main()
