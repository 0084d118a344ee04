"""In which order list.sort asks for the order of what has a `__lt__` of its own, and what is left where that raises."""

import random
from functools import cmp_to_key


class Counted:
    asked = 0
    trace = []

    def __init__(self, value, tag):
        self.value = value
        self.tag = tag

    def __lt__(self, other):
        Counted.asked += 1
        Counted.trace.append((self.tag * 31 + other.tag) % 1000)
        return self.value < other.value


def checksum(numbers):
    total = 0
    for number in numbers:
        total = (total * 131 + number) % 1000003
    return total


def shapes(size):
    random.seed(size)
    yield "random", [random.randrange(size) for _ in range(size)]
    yield "few", [random.randrange(4) for _ in range(size)]
    yield "up", list(range(size))
    yield "down", list(range(size, 0, -1))
    yield "equal", [7] * size
    yield "saw", [i % 50 for i in range(size)]
    yield "two", list(range(size // 2)) + list(range(size // 3))
    yield "late", list(range(size)) + [0, size // 2]
    blocks = []
    for i in range(6):
        blocks += range(i * 7 % 5 * 40, i * 7 % 5 * 40 + size // 6)
    yield "blocks", blocks


def sorts():
    for size in (0, 1, 2, 3, 10, 60, 63, 64, 65, 100, 257, 1000):
        for name, values in shapes(size):
            items = [Counted(value, tag) for tag, value in enumerate(values)]
            Counted.asked = 0
            Counted.trace = []
            items.sort(reverse=name == "late")
            print(size, name, Counted.asked, checksum(Counted.trace), checksum([item.tag for item in items]))


def keyed():
    asked = []

    def compare(a, b):
        asked.append((a, b))
        return (a > b) - (a < b)

    print(sorted("serpentine", key=cmp_to_key(compare)), asked)
    asked.clear()
    pairs = sorted(((len(w), Counted(len(w) * 7 % 5, i)) for i, w in enumerate("a bb cc ddd e ff ggg".split())))
    print([(n, item.tag) for n, item in pairs])


class Fragile:
    left = 0

    def __init__(self, value):
        self.value = value

    def __lt__(self, other):
        Fragile.left -= 1
        if Fragile.left < 0:
            raise ValueError("no more")
        return self.value < other.value


def failing():
    random.seed(1)
    values = [random.randrange(500) for _ in range(200)]
    for left in (0, 1, 30, 500, 1000, 1100, 1200):
        items = [Fragile(value) for value in values]
        Fragile.left = left
        try:
            items.sort(reverse=left == 500)
            print("sorted")
        except ValueError as error:
            print(error, checksum([item.value for item in items]), sorted(values) == sorted(item.value for item in items))


def main():
    sorts()
    keyed()
    failing()


if __name__ == "__main__":
    main()
