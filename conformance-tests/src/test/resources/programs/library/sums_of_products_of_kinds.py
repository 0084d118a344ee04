"""Products of which items are of several kinds: ints, floats and fractions beside each other, and text, which cannot be added."""
import math
from fractions import Fraction as F


def attempt(function):
    try:
        print(function())
    except TypeError as e:
        print(e)


def main():
    attempt(lambda: math.sumprod([F(1, 2), 3], [1, 2]))
    attempt(lambda: math.sumprod([2 ** 70, F(1, 3)], [1.5, 2]))
    attempt(lambda: math.sumprod([F(1, 2), 3], [1.5, F(2)]))
    attempt(lambda: math.sumprod(['a', 3], [1, 2]))


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
