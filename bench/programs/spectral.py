"""The spectral norm of an infinite matrix, by the power method.

    spectral.py [ROUNDS [SIZE]]
"""

import sys
from math import sqrt


def element(i, j):
    return 1.0 / ((i + j) * (i + j + 1) // 2 + i + 1)


def times(u):
    size = len(u)
    result = []
    for i in range(size):
        total = 0.0
        for j in range(size):
            total += element(i, j) * u[j]
        result.append(total)
    return result


def transposed_times(u):
    size = len(u)
    result = []
    for i in range(size):
        total = 0.0
        for j in range(size):
            total += element(j, i) * u[j]
        result.append(total)
    return result


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    size = int(sys.argv[2]) if len(sys.argv) > 2 else 300
    u = [1.0] * size
    v = u
    for _ in range(rounds):
        v = transposed_times(times(u))
        u = transposed_times(times(v))
    vbv = vv = 0.0
    for x, y in zip(u, v):
        vbv += x * y
        vv += y * y
    print(f"{sqrt(vbv / vv):.9f}")


if __name__ == "__main__":
    main()

# bench rounds: 40
