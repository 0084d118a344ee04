"""Closures: captured variables, nonlocal, functions as values."""


def make_counter(start):
    count = start

    def increment(step):
        nonlocal count
        count += step
        return count

    return increment


def make_adders():
    return [lambda x, n=n: x + n for n in range(3)]


def compose(f, g):
    return lambda x: f(g(x))


def double(x):
    return x * 2


def increment(x):
    return x + 1


def apply_twice(function, value):
    return function(function(value))


def running(values):
    best = values[0]
    log = []

    def visit(value):
        nonlocal best
        if value > best:
            best = value
            log.append(value)

    for value in values:
        visit(value)
    return best, log


def main(argv):
    first = make_counter(0)
    second = make_counter(100)
    print(first(1), first(2), second(10), first(3), second(-5))
    print([adder(10) for adder in make_adders()])
    print(compose(double, increment)(5), compose(increment, double)(5), apply_twice(double, 3))
    print(running([3, 1, 4, 1, 5, 9, 2, 6]))
    table = {"double": double, "increment": increment, "square": lambda x: x * x}
    for name in sorted(table):
        print(name, table[name](7))

    def fibonacci(n):
        return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)

    print([fibonacci(n) for n in range(10)])
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
