"""Fannkuch: over all permutations, how often the head can be flipped at most, and a checksum.

    fannkuch.py [ROUNDS [SIZE]]
"""

import sys


def fannkuch(n):
    permutation = list(range(n))
    count = [0] * n
    checksum = 0
    most = 0
    r = n
    number = 0
    while True:
        while r != 1:
            count[r - 1] = r
            r -= 1

        flipped = permutation[:]
        flips = 0
        head = flipped[0]
        while head:
            flipped[:head + 1] = reversed(flipped[:head + 1])
            flips += 1
            head = flipped[0]
        most = max(most, flips)
        checksum += flips if number % 2 == 0 else -flips

        while True:
            if r == n:
                return checksum, most
            permutation.insert(r, permutation.pop(0))
            count[r] -= 1
            if count[r] > 0:
                break
            r += 1
        number += 1


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    n = int(sys.argv[2]) if len(sys.argv) > 2 else 9
    checksum = most = 0
    for _ in range(rounds):
        checksum, most = fannkuch(n)
    print(f"{checksum}\nPfannkuchen({n}) = {most}")


if __name__ == "__main__":
    main()

# bench rounds: 3
