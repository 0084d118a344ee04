"""Decorators and other metaprogramming, done while the program is imported."""

import functools

REGISTRY = {}


def register(name):
    def decorate(function):
        REGISTRY[name] = function
        return function
    return decorate


def traced(function):
    @functools.wraps(function)
    def wrapper(x):
        LOG.append(function.__name__)
        return function(x)
    return wrapper


def memoized(function):
    cache = {}

    def wrapper(n):
        if n not in cache:
            cache[n] = function(n)
        return cache[n]
    return wrapper


LOG = []


@register("double")
@traced
def double(x):
    return x * 2


@register("square")
def square(x):
    return x * x


@memoized
def fibonacci(n):
    return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)


def make_power(n):
    def power(x):
        result = 1
        for _ in range(n):
            result *= x
        return result
    return power


POWERS = [make_power(n) for n in range(4)]
SQUARES = {n: n * n for n in range(10)}
exec("def generated(x):\n    return x * 7 + %d" % len(POWERS))


def main(argv):
    print(REGISTRY["double"](5), REGISTRY["square"](5), sorted(REGISTRY), LOG)
    print(fibonacci(50), [power(3) for power in POWERS], SQUARES[7], generated(2))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
