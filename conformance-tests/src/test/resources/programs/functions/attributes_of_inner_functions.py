"""Attributes of functions that are made while the program runs."""

import functools
from contextlib import contextmanager


def make_counter(start=0):
    def counter():
        """Counts."""
        counter.count += 1
        return counter.count
    counter.count = start
    return counter


def traced(prefix):
    def decorate(function):
        @functools.wraps(function)
        def wrapper(*args):
            wrapper.calls.append(args)
            return f"{prefix}{function.__name__}{args} is {function(*args)}"
        wrapper.calls = []
        wrapper.prefix = prefix
        return wrapper
    return decorate


def tolerant(function):
    @functools.wraps(function)
    def wrapper(*args, **named):
        wrapper.failures = getattr(wrapper, "failures", 0) + 1
        return function(*args, **named)
    return wrapper


def test_counters():
    first = make_counter()
    second = make_counter(10)
    print(first(), first(), second(), first.count, second.count, first.__name__, first.__doc__)
    first.count = 100
    print(first(), second())
    counters = [make_counter(i) for i in range(3)]
    print(sum(counter() for counter in counters), [counter.count for counter in counters])


def test_decorators():
    @traced("> ")
    def area(width, height):
        """Of a rectangle."""
        return width * height

    @traced("# ")
    def square(x):
        return x * x

    print(area(2, 3), area(4, 5), square(3))
    print(area.calls, square.calls, area.prefix, area.__name__, area.__doc__, square.__doc__)

    def plain(x):
        return x + 1
    wrapped = tolerant(plain)
    other = tolerant(plain)
    print(wrapped(1), wrapped(2), wrapped.failures, wrapped.__name__, other.__qualname__)
    print(hasattr(other, "failures"), hasattr(wrapped, "failures"), getattr(other, "failures", None))


def test_context_manager():
    @contextmanager
    def tag(name):
        print(f"<{name}>")
        yield name.upper()
        print(f"</{name}>")

    with tag("b") as bold, tag("i"):
        print(bold)


def main():
    test_counters()
    test_decorators()
    test_context_manager()


if __name__ == "__main__":
    main()
