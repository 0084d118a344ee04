"""Augmented assignment to names, attributes and items."""


class Counter:
    total = 0

    def __init__(self):
        self.value = 7


def main(argv):
    x = 10
    x += 5
    x -= 3
    x *= 4
    x //= 5
    x %= 6
    x <<= 5
    x >>= 2
    x |= 3
    x &= 26
    x ^= 255
    x **= 2
    print(x)
    counter = Counter()
    counter.value += 1
    counter.value *= counter.value
    counter.total += 2
    print(counter.value, counter.total, Counter.total)
    items = [1, 2, 3]
    items[0] += 10
    items[-1] *= 10
    index = 0
    items[index] -= 1
    print(items)
    table = {"a": 1}
    table["a"] += 1
    table["a"] <<= 4
    print(table)
    calls = []

    def position():
        calls.append(len(calls))
        return 1

    items[position()] += 5
    print(items, calls)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
