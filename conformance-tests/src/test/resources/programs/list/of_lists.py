"""Lists in lists: shared rows, copies, matrices."""


def identity(n):
    return [[1 if row == column else 0 for column in range(n)] for row in range(n)]


def multiply(a, b):
    return [[sum([a[i][k] * b[k][j] for k in range(len(b))]) for j in range(len(b[0]))] for i in range(len(a))]


def transpose(matrix):
    return [[row[j] for row in matrix] for j in range(len(matrix[0]))]


def flatten(lists):
    return [item for inner in lists for item in inner]


def main(argv):
    shared = [[0] * 3] * 2
    shared[0][1] = 5
    print(shared, shared[0] is shared[1])
    separate = [[0] * 3 for _ in range(2)]
    separate[0][1] = 5
    print(separate, separate[0] is separate[1])
    m = [[1, 2], [3, 4]]
    print(multiply(m, identity(2)) == m, multiply(m, m), transpose([[1, 2, 3], [4, 5, 6]]), flatten([[1], [], [2, 3]]))
    copied = [row[:] for row in m]
    copied[0][0] = 100
    print(m, copied, m == copied, m < copied)
    triangle = [[1]]
    for _ in range(5):
        last = triangle[-1]
        triangle.append([1] + [last[i] + last[i + 1] for i in range(len(last) - 1)] + [1])
    for row in triangle:
        print(" ".join([str(n) for n in row]).center(12))
    empty = [[], []]
    empty[0].append("x")
    print(empty, [[]], [[[1]]][0][0][0])
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
