"""Generators: pipelines of them, recursive ones over trees and permutations, and generator expressions.

    generators.py [ROUNDS [LIMIT]]
"""

import sys
from itertools import islice


class Node:
    def __init__(self, key):
        self.key = key
        self.left = None
        self.right = None

    def insert(self, key):
        if key < self.key:
            if self.left is None:
                self.left = Node(key)
            else:
                self.left.insert(key)
        elif key > self.key:
            if self.right is None:
                self.right = Node(key)
            else:
                self.right.insert(key)

    def __iter__(self):
        if self.left is not None:
            yield from self.left
        yield self.key
        if self.right is not None:
            yield from self.right


def fibonacci():
    a, b = 0, 1
    while True:
        yield a
        a, b = b, (a + b) % 1000007


def random_numbers(seed):
    while True:
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        yield seed >> 8


def odd(numbers):
    for number in numbers:
        if number % 2:
            yield number


def differences(numbers):
    previous = None
    for number in numbers:
        if previous is not None:
            yield number - previous
        previous = number


def chunks(items, size):
    chunk = []
    for item in items:
        chunk.append(item)
        if len(chunk) == size:
            yield chunk
            chunk = []
    if chunk:
        yield chunk


def permutations(items):
    if len(items) <= 1:
        yield items
        return
    for i in range(len(items)):
        for rest in permutations(items[:i] + items[i + 1:]):
            yield [items[i]] + rest


def inversions(permutation):
    return sum(1 for i in range(len(permutation)) for j in range(i) if permutation[j] > permutation[i])


def merged(first, second):
    a, b = next(first, None), next(second, None)
    while a is not None and b is not None:
        if a <= b:
            yield a
            a = next(first, None)
        else:
            yield b
            b = next(second, None)
    while a is not None:
        yield a
        a = next(first, None)
    while b is not None:
        yield b
        b = next(second, None)


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 120
    limit = int(sys.argv[2]) if len(sys.argv) > 2 else 20000
    total = 0
    count = 0
    for i in range(rounds):
        total += sum(differences(odd(islice(fibonacci(), limit))))
        for chunk in chunks(islice(random_numbers(i), limit), 7):
            total += max(chunk) - min(chunk)
        tree = Node(1 << 22)
        for number in islice(random_numbers(i + 1), limit // 10):
            tree.insert(number)
        for key in tree:
            count += 1
            total += key % 1000
        total += sum(inversions(permutation) for permutation in permutations(list(range(6))))
        evens = (number for number in range(0, limit, 2))
        threes = (number for number in range(0, limit, 3))
        for position, number in enumerate(merged(evens, threes)):
            total += (position * number) % 10
    print(total, count)


if __name__ == "__main__":
    main()

# bench rounds: 120
