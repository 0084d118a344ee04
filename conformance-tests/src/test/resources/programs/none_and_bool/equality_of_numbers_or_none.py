"""== and != of a number and of what is a number or None."""


def same(x, y):
    return x == y


def different(x, y):
    return x != y


def main(argv):
    for index in (0, 1):
        real = [1.5, None][index]
        whole = [9007199254740993, None][index]
        truth = [True, None][index]
        print(0.5 == real, real == 1.5, 1.5 != real, real != 0.5, 1 == real, real != 2, True == real)
        print(whole == 9007199254740993, 9007199254740992.0 == whole, whole != 9007199254740992.0, whole == True)
        print(truth == 1, 1.0 == truth, truth != False, real == whole, whole == truth, real == real)
        print(real in [0.5, 1.5], [0.5, 1.5].count(real), [None, 1.5].index(real), (real, 1) == (1.5, 1))
    print(same(0.5, [0.5, None][len(argv) - 1]), different(0.5, [0.5, None][len(argv)]))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
