class Count:
    def __init__(self, n):
        self.n = n

    def __index__(self):
        return self.n


def main():
    x = Count(3)
    print([0] * x, "ab" * x, x * "ab", x * [1], b"ab" * x, (1, 2) * x)
    print([5, 6, 7, 8][x], "abcdef"[x], b"abcdef"[x], range(5)[x])
    print(list(range(x)), list(range(Count(1), x)), list(range(Count(9), 2, Count(-3))))
    print("abcdef"[Count(1):x], [1, 2, 3, 4][:x], [1, 2, 3, 4][Count(-2):], "abcdef"[::x])
    xs = [1, 2, 3, 4]
    xs[x] = 9
    del xs[Count(0)]
    print(xs)
    xs *= Count(2)
    print(xs)
    try:
        print(xs[Count(6)])
    except IndexError as error:
        print(error)
    try:
        range(1, 2, Count(0))
    except ValueError as error:
        print(error)
    print(hex(x), int(x), [0] * Count(-1))


if __name__ == "__main__":
    main()
