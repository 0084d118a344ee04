"""math.hypot and math.dist agree to the last bit, for any number of coordinates of any size."""

import math


def check(name, value):
    print(name, repr(value))


def chain(seed, count):
    numbers = []
    for i in range(count):
        seed = (seed * 1103515245 + 12345) % 2147483648
        numbers.append((seed / 2147483648.0 - 0.5) * 10.0 ** (seed % 7 - 3))
    return numbers


def main():
    total = 0
    for seed in range(300):
        a, b, c, d = chain(seed, 4)
        lengths = [math.hypot(a, b), math.hypot(a, b, c), math.hypot(a, b, c, d), math.dist((a, b), (c, d)), math.dist([a, b, c], [b, c, d])]
        for length in lengths:
            total = (total * 31 + hash(length)) % 1000000007
        if seed < 12:
            print(lengths, math.hypot(*chain(seed, seed)))
    check("all", total)
    large, small = 1e308, 5e-324
    inf, nan = float("inf"), float("nan")
    check("no coordinate", math.hypot())
    check("one", (math.hypot(-3), math.hypot(-0.0), math.hypot(nan), math.hypot(-inf)))
    check("large", (math.hypot(large, large), math.hypot(1.7e308, 1.7e308), math.hypot(large, 1.0, 1)))
    check("small", (math.hypot(small, small), math.hypot(small, 3 * small, 7 * small), math.hypot(1e-310, 2e-310), math.hypot(2.3e-308, 1e-308)))
    check("far apart", (math.hypot(1e300, 1e-300), math.hypot(1, 1e-8, 1e-8), math.hypot(large, small)))
    check("not finite", (math.hypot(inf, nan), math.hypot(nan, 1), math.hypot(nan, -inf, 2), math.hypot(large, nan)))
    check("mixed", (math.hypot(3, 4.0), math.hypot(True, 2, 2.0), math.dist((1, 2.5), (True, 2)), math.dist((1, 2), [4, 6.0])))
    check("dist", (math.dist([], []), math.dist((), ()), math.dist([1.5], [inf]), math.dist([nan], [1]), math.dist([inf], [inf])))
    for p, q in [([1.0, 2.0], [1.0]), ([1.0], [1.0, 2.0])]:
        try:
            check("dist", math.dist(p, q))
        except ValueError as e:
            print("ValueError:", e)
    print(abs(complex(0.1, 0.7)), abs(complex(3, 4)))


if __name__ == "__main__":
    main()
