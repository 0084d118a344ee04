"""zip(strict=True) of different lengths, and itertools.count of what adds as it likes."""

import itertools
from fractions import Fraction


class Steps:
    def __init__(self, steps):
        self.steps = steps

    def __float__(self):
        return self.steps * 1.0

    def __add__(self, other):
        return Steps(self.steps + other)

    def __repr__(self):
        return f"Steps({self.steps})"


class NoNumber:
    def __add__(self, other):
        return self


def attempt(function):
    try:
        print(function())
    except Exception as error:
        print(type(error).__name__, error)


def main(argv):
    n = len(argv)
    short = [1] * n
    attempt(lambda: str(list(zip(short, "abc", strict=True))))
    attempt(lambda: str(list(zip([1, 2, 3], short, strict=True))))
    attempt(lambda: str(list(zip([1, 2, 3], [3, 4, 5], short, strict=True))))
    attempt(lambda: str(list(zip([1], [3.5], short, [1, 2], strict=True))))
    attempt(lambda: str(list(zip([1, 2], ["a", "b"], strict=True))))
    attempt(lambda: str(list(zip([1, 2], [3, 4, 5], strict=False))))
    attempt(lambda: str(list(zip(strict=True))))
    many = [[1, 2], [3, 4], [5]]
    attempt(lambda: str(list(zip(*many, strict=True))))
    attempt(lambda: str(list(zip(*[[1], [3, 4], [5]], strict=True))))
    attempt(lambda: str(list(zip(*many[:2], strict=True))))
    steps = itertools.count(Steps(1))
    print(next(steps), next(steps), next(steps))
    for k, x in zip(range(3), itertools.count(Fraction(1, 2), Fraction(1, 3))):
        print(k, x)
    attempt(lambda: str(next(itertools.count(NoNumber()))))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
