"""The order of displays of a few constants, which Python's compiler computes."""


def main():
    print({(-1, 7), (2, 1), (1, -1)})
    print({8, 0, 16}, {1, 9, 17}, {18, 10, 2}, {7, 15, 23}, {23, 15, 7, 31}, {7, 15})
    print({1.5, 2.5, 0.1, -0.0}, {None, True, 0.5, 8}, {-1, -2, 6}, {-2, -1, 14})
    for x in {15, 7}:
        print(x, end=" ")
    for x in {5, 13}:
        print(x, end=" ")
    for x in {6, 14, 22, 30}:
        print(x, end=" ")
    for x in {(1, 2)}:
        print(x)
    n = 7
    print({n, 15, 23}, {n, 15, 23, 31, 39})
    print({3, 1, 2} | {10, 2}, {12, 20, 4, 28}.pop(), sorted({9, 1}))


if __name__ == "__main__":
    main()
