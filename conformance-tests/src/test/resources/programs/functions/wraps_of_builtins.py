"""Functions that stand for built-in ones."""

import functools
import math


def timed(function):
    calls = [0]

    @functools.wraps(function)
    def wrapper(*args):
        calls[0] += 1
        return function(*args)
    wrapper.calls = calls
    return wrapper


def double(x):
    """Twice."""
    return x * 2.0


def main():
    for each in (math.sqrt, double, abs):
        wrapped = timed(each)
        print(wrapped.__name__, wrapped(16.0), wrapped.calls, wrapped.__wrapped__ is each)
    print(timed(double).__doc__, timed(len)("abc"), timed(len).__name__)


if __name__ == "__main__":
    main()
