"""Ints of all 64 bits, and larger ones, where floats and bools may be: each keeps its kind and all its digits."""
# alone: for its values of several kinds the types of all of a group would be inferred again

import sys


class Cell:
    def __init__(self, value):
        self.value = value

    def __repr__(self):
        return f"Cell({self.value!r})"


def fnv(text):
    value = 14695981039346656037
    for code in text.encode():
        value = (value ^ code) * 1099511628211 & 0xFFFFFFFFFFFFFFFF
    return value


def lowest(values):
    found = sys.maxsize
    for value in values:
        if value < found:
            found = value
    return found


def total(values):
    result = 0
    for value in values:
        result += value
    return result


def main():
    stats = {"hash": 1469598103934665603, "ratio": 0.5, "seen": True}
    for name, value in stats.items():
        print(name, value, value * 2, value > 1, value == 0.5)
    stats["hash"] += 1
    print(stats, max(stats.values()), sum(stats.values()))
    print(lowest([]), lowest([2.5, 7.25]), lowest([3, 4]))
    cells = [Cell(True), Cell(97), Cell(9223372036854775807), Cell(1e300)]
    print(cells)
    print({(-13, 0): 5, (3, True): 0}.pop((-9223372036854775807, 42), "none"))
    print([1, 2.5].count(1 << 60), (1 << 60) in [1.5, 1, True])
    mixed = [fnv("a") % 2**62, 0.25, fnv("b") % 2**62]
    mixed.sort()
    print(mixed, total(mixed), total([True, 1 << 61, 1 << 61, 1 << 61]))
    print(f"{mixed[0]:.2f} {mixed[1]:e} {mixed[2]:,}", round(mixed[2] / 3), int(mixed[1]))
    print(-mixed[2], abs(-mixed[1]), mixed[2] // 7, mixed[2] % 10, divmod(mixed[2], 1000))
    print([hash("") == 0, 1.5, 4611686018427387904 - 1][2] & 0xFF)


if __name__ == "__main__":
    main()
