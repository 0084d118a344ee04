"""Generator expressions as values: lazy, with what they take from around them."""


def first_above(numbers, limit):
    return next((n for n in numbers if n > limit), -1)


def total(items):
    result = 0
    for item in items:
        result += item
    return result


def log(n, calls):
    calls.append(n)
    return n * 10


def naturals():
    n = 0
    while True:
        yield n
        n += 1


def scaled(numbers, factor):
    return (n * factor for n in numbers)


def make_adders():
    return [(n + base for n in range(3)) for base in (10, 20)]


def main(argv):
    print(first_above([1, 5, 9], 4), first_above([1], 4))
    print(total(n * n for n in range(5)), total(x for row in [[1, 2], [3]] for x in row if x != 2))
    calls = []
    lazy = (log(n, calls) for n in range(5))
    print(calls, next(lazy), next(lazy), calls)
    for square in (n * n for n in naturals() if n % 2):
        if square > 50:
            break
        print(square, end=" ")
    print()
    factor = 2
    doubled = (n * factor for n in [1, 2, 3])
    print(next(doubled))
    factor = 100
    print(list(doubled), list(scaled([1, 2], 3)))
    print([list(each) for each in make_adders()])
    pairs = ((a, b) for a in range(3) for b in "xy" if a != 1)
    print(list(pairs), dict((k, len(k)) for k in ["a", "bb"]))
    print(*(c.upper() for c in "abc"))
    print(list(zip((n for n in range(2)), (s for s in "pq"))))
    nested = (sum(x for x in row) for row in [[1, 2], [3, 4]])
    print(sorted(nested, reverse=True), [sum(v for v in range(n)) for n in range(4)])
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
