"""What ints beyond a word raise."""
import math
BIG = 10**30


def attempt(function):
    try:
        print(function())
    except (OverflowError, ZeroDivisionError, ValueError, IndexError, TypeError) as error:
        print(type(error).__name__, error)


def main(argv):
    n = len(argv)
    big = BIG * n
    zero = big - big
    attempt(lambda: str(big // zero))
    attempt(lambda: str(big % zero))
    attempt(lambda: str(big / zero))
    attempt(lambda: str(big % 0))
    attempt(lambda: str(divmod(big, zero)))
    attempt(lambda: str(float(big ** 20)))
    attempt(lambda: str(big ** 20 / 3))
    attempt(lambda: str("%.2f" % (big ** 11)))
    attempt(lambda: str(1.5 + big ** 12))
    attempt(lambda: str(big << -1))
    attempt(lambda: str(big >> -1))
    attempt(lambda: str(pow(2, big, 0)))
    attempt(lambda: str(pow(6, -1, big)))
    attempt(lambda: str("ab" * big))
    attempt(lambda: str(big.to_bytes(3, "big")))
    attempt(lambda: str((-big).to_bytes(30, "big")))
    attempt(lambda: str(math.isqrt(-big)))
    attempt(lambda: str(chr(big)))
    attempt(lambda: str([1, 2][big]))
    attempt(lambda: str(round(big ** 3, 5)))
    attempt(lambda: str(big / 0.0))
    attempt(lambda: str(big // 0.0))
    return 0


if __name__ == "__main__":
    import sys
    main(sys.argv)
