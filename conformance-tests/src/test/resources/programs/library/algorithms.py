"""Sieve, binary search, permutations, edit distance, knapsack, shortest paths."""

from bisect import bisect_left, insort


def sieve(limit):
    flags = [True] * (limit + 1)
    flags[0] = flags[1] = False
    for i in range(2, int(limit ** 0.5) + 1):
        if flags[i]:
            flags[i * i::i] = [False] * len(range(i * i, limit + 1, i))
    return [i for i, flag in enumerate(flags) if flag]


def permutations(items):
    if len(items) <= 1:
        return [items]
    return [[item] + rest for i, item in enumerate(items) for rest in permutations(items[:i] + items[i + 1:])]


def edit_distance(a, b):
    previous = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        current = [i]
        for j, y in enumerate(b, 1):
            current.append(min(previous[j] + 1, current[-1] + 1, previous[j - 1] + (x != y)))
        previous = current
    return previous[-1]


def shortest(graph, start):
    distances = {start: 0}
    todo = [(0, start)]
    while todo:
        todo.sort(reverse=True)
        distance, node = todo.pop()
        for neighbour, weight in graph[node].items():
            candidate = distance + weight
            if candidate < distances.get(neighbour, 10**9):
                distances[neighbour] = candidate
                todo.append((candidate, neighbour))
    return distances


def binary_search(items, wanted):
    low, high = 0, len(items)
    while low < high:
        middle = (low + high) // 2
        if items[middle] < wanted:
            low = middle + 1
        else:
            high = middle
    return low


def main(argv):
    primes = sieve(60)
    print(primes, binary_search(primes, 31), bisect_left(primes, 32))
    print(permutations([1, 2, 3]), len(permutations(list("abcd"))))
    print(edit_distance("kitten", "sitting"), edit_distance("", "abc"), edit_distance("same", "same"))
    print(shortest({"a": {"b": 7, "c": 3}, "b": {"d": 2}, "c": {"b": 1, "d": 8}, "d": {}}, "a"))
    ordered = []
    for n in [5, 1, 4, 1, 3]:
        insort(ordered, n)
    print(ordered)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
