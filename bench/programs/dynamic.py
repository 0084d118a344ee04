"""Dynamic programming over lists: longest common subsequence, edit distance, knapsack, and the order of matrix products.

    dynamic.py [ROUNDS [LENGTH]]
"""

import sys


class Random:
    def __init__(self, seed):
        self.state = seed

    def below(self, limit):
        self.state = (self.state * 1103515245 + 12345) % 2147483648
        return self.state // 65536 % limit


def random_text(random, length):
    return "".join("abcd"[random.below(4)] for _ in range(length))


def longest_common_subsequence(a, b):
    table = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i, x in enumerate(a):
        for j, y in enumerate(b):
            if x == y:
                table[i + 1][j + 1] = table[i][j] + 1
            else:
                table[i + 1][j + 1] = max(table[i][j + 1], table[i + 1][j])
    result = []
    i, j = len(a), len(b)
    while i > 0 and j > 0:
        if table[i][j] == table[i - 1][j]:
            i -= 1
        elif table[i][j] == table[i][j - 1]:
            j -= 1
        else:
            result.append(a[i - 1])
            i -= 1
            j -= 1
    return "".join(reversed(result))


def edit_distance(a, b):
    previous = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        current = [i]
        for j, y in enumerate(b, 1):
            cost = 0 if x == y else 1
            current.append(min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + cost))
        previous = current
    return previous[-1]


def knapsack(items, capacity):
    best = [0] * (capacity + 1)
    for weight, value in items:
        for room in range(capacity, weight - 1, -1):
            best[room] = max(best[room], best[room - weight] + value)
    return best[capacity]


def matrix_chain(sizes):
    n = len(sizes) - 1
    cost = [[0] * n for _ in range(n)]
    for length in range(2, n + 1):
        for i in range(n - length + 1):
            j = i + length - 1
            cost[i][j] = min(cost[i][k] + cost[k + 1][j] + sizes[i] * sizes[k + 1] * sizes[j + 1]
                             for k in range(i, j))
    return cost[0][n - 1]


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    length = int(sys.argv[2]) if len(sys.argv) > 2 else 500
    random = Random(7)
    common = ""
    distance = worth = products = 0
    for _ in range(rounds):
        a = random_text(random, length)
        b = random_text(random, length)
        common = longest_common_subsequence(a, b)
        distance += edit_distance(a, b)
        items = [(1 + random.below(50), random.below(1000)) for _ in range(length // 5)]
        worth += knapsack(items, length * 4)
        products += matrix_chain([5 + random.below(40) for _ in range(length // 8)])
    print(len(common), common[:40], distance, worth, products)


if __name__ == "__main__":
    main()

# bench rounds: 20
