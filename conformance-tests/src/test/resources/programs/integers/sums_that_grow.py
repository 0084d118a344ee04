"""Sums of what goes back to earlier sums, which soon fit in no word."""

import functools
import itertools


def halves():
    pair = (0, 1)
    for _ in range(200):
        pair = (pair[1], sum(pair))
    return pair


def doubled():
    numbers = [1]
    for _ in range(100):
        numbers.append(sum(numbers))
    return numbers[-1]


@functools.cache
def ways(steps):
    return 1 if steps == 0 else sum(ways(steps - step) for step in (1, 2, 3) if steps >= step)


def fibonacci():
    return (first for first, _ in itertools.accumulate(itertools.count(), lambda pair, _: (pair[1], sum(pair)), initial=(0, 1)))


def powers(matrix, count):
    result = [[1, 0], [0, 1]]
    for _ in range(count):
        result = [[sum(a * b for a, b in zip(row, column)) for column in zip(*matrix)] for row in result]
    return result


def small_sums():
    totals = [0]
    for number in range(10):
        totals.append(sum([totals[-1], number]))
    return totals, sum(totals), sum([True, False, True]), sum([], 5)


def main():
    print(halves())
    print(doubled())
    print(ways(200))
    print(next(place for place, number in enumerate(fibonacci()) if len(str(number)) >= 50))
    print(powers([[1, 1], [1, 0]], 120))
    print(small_sums())


if __name__ == "__main__":
    main()
