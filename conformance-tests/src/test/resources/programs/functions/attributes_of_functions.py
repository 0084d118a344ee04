"""Attributes of functions."""


def counter():
    counter.calls += 1
    return counter.calls


counter.calls = 0


def memo(f):
    cache = {}

    def wrapper(n):
        wrapper.hits += 1
        if n not in cache:
            cache[n] = f(n)
        return cache[n]
    wrapper.hits = 0
    wrapper.cache = cache
    return wrapper


@memo
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


@memo
def twice(n):
    return 2 * n


def later(x):
    if not hasattr(later, "seen"):
        later.seen = []
    later.seen.append(x)
    return len(later.seen)


def configured(x):
    return x * configured.scale


configured.scale = 3
configured.names = ["a"]


def log(message):
    log.last = message


def main():
    counter()
    print(counter(), counter.calls)
    print(fib(30), fib.hits, len(fib.cache))
    print(twice(4), twice(4), twice.hits, twice.cache)
    print(configured(2), configured.names)
    configured.scale = 10
    configured.names.append("b")
    print(configured(2), configured.names, configured.__name__)
    print(later(1), later(2), later.seen)
    log("first")
    print(log.last)
    log("second")
    print(log.last)


if __name__ == "__main__":
    main()
