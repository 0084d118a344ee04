"""Ints and floats are compared exactly, beyond 2**53 too."""


def main(argv):
    one = len(argv[:1])
    big = 2**53 + one
    f = float(2**53)
    print(big == f, big != f, big > f, big < f, f < big, f >= big, big <= f)
    i = 9223372036854775807 - one + 1
    print(i == 9.223372036854775807e18, i < 9.223372036854775807e18, 9.3e18 > i, -9.3e18 < i)
    print(float("inf") > i, float("nan") == i, i < float("nan"), i != float("nan"), i >= float("-inf"))
    print(one * 3 < 3.5, one * 4 > 3.5, one * -3 > -3.5, one * 3 == 3.0, [big == x for x in (f, f + 2.0)])
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
