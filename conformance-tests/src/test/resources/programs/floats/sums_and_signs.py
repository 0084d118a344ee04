import math


def total(items):
    try:
        return repr(math.fsum(items))
    except (OverflowError, ValueError) as error:
        return type(error).__name__ + ": " + str(error)


def sums():
    inf = float("inf")
    nan = float("nan")
    for items in [[inf], [inf, 1.0], [1.0, inf], [inf, inf], [inf, -inf], [-inf, 1e308, -inf], [nan], [nan, inf], [inf, nan, -inf], [1e308, 1e308], [1e308, 1e308, -1e308], [1e308, 1e308, inf], [], [-0.0],
                  [0.1] * 10, [1e16, 1.0, 1e-16], [inf, 1e308, 1e308], [1.0, -0.0, 0.0]]:
        print(items, total(items))


def quotients(zero):
    print(0 / -9007199254740993, 0 / 9007199254740993, 0 / -3, 0 / 3, 0 // -9007199254740993)
    print(zero / -9007199254740993, zero / 9007199254740993, zero / -3, zero / 3, zero // -9007199254740993)


def main(argv):
    sums()
    quotients(len(argv) - len(argv))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
