"""Prints what CPython answers for mathematical functions, for mathematics.txt: function, operands and result, in hexadecimal."""
import math
import random

SAMPLES = 120
RANDOM = random.Random(20)


def uniform(low, high):
    return lambda: RANDOM.uniform(low, high)


def spread(low, high, signs=(1, -1)):
    """Evenly over orders of magnitude."""
    return lambda: RANDOM.choice(signs) * math.exp(RANDOM.uniform(math.log(low), math.log(high)))


def any_of(*sources):
    return lambda: RANDOM.choice(sources)()


POSITIVE = any_of(spread(1e-300, 1e300, (1,)), uniform(0.5, 2), uniform(0, 100))
UNIT = any_of(uniform(-1, 1), spread(1e-10, 1))
HYPERBOLIC = any_of(uniform(-5, 5), uniform(-700, 700), spread(1e-8, 1))
SOURCES = {
    'acos': [UNIT],
    'acosh': [any_of(uniform(1, 5), spread(1, 1e12, (1,)))],
    'asin': [UNIT],
    'asinh': [any_of(uniform(-5, 5), spread(1e-8, 1e12))],
    'atan': [any_of(uniform(-5, 5), spread(1e-10, 1e10))],
    'atan2': [any_of(uniform(-5, 5), spread(1e-5, 1e5)), any_of(uniform(-5, 5), spread(1e-5, 1e5), spread(1e-300, 1e300))],
    'atanh': [any_of(uniform(-1, 1), spread(1e-10, 0.9999))],
    'cbrt': [any_of(spread(1e-310, 1e300), uniform(-100, 100))],
    'cosh': [HYPERBOLIC],
    'erf': [any_of(uniform(-6, 6), spread(1e-10, 1))],
    'erfc': [any_of(uniform(-6, 27), uniform(-1, 2))],
    'gamma': [any_of(uniform(-20, 20), uniform(-170, 171), uniform(0.1, 5))],
    'hypot': [any_of(uniform(-100, 100), spread(1e-5, 1e5)), any_of(uniform(-100, 100), spread(1e-310, 1e300))],
    'lgamma': [any_of(uniform(-20, 20), uniform(-170, 171), spread(1, 1e20, (1,)))],
    'log10': [POSITIVE],
    'log2': [POSITIVE],
    'sinh': [HYPERBOLIC],
    'tanh': [any_of(uniform(-25, 25), spread(1e-8, 1))],
}

for name, operands in SOURCES.items():
    for _ in range(SAMPLES):
        values = [operand() for operand in operands]
        print(name, *[value.hex() for value in [*values, getattr(math, name)(*values)]])
