"""The product of two matrices of floats, as nested lists.

    matrix.py [ROUNDS [SIZE]]
"""

import sys


def make(size, seed):
    scale = 1.0 / size / size
    return [[scale * (i - j) * (i + j + seed) for j in range(size)] for i in range(size)]


def multiply(a, b):
    n = len(a)
    p = len(b[0])
    transposed = [[row[j] for row in b] for j in range(p)]
    result = []
    for i in range(n):
        row = a[i]
        line = []
        for j in range(p):
            column = transposed[j]
            total = 0.0
            for k in range(len(column)):
                total += row[k] * column[k]
            line.append(total)
        result.append(line)
    return result


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    size = int(sys.argv[2]) if len(sys.argv) > 2 else 120
    trace = 0.0
    for seed in range(rounds):
        c = multiply(make(size, seed), make(size, seed + 1))
        for i in range(size):
            trace += c[i][i]
    print("%.9f" % trace)


if __name__ == "__main__":
    main()

# bench rounds: 50
