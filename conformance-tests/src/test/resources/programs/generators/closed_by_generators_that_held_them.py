"""Generators that local variables of generators hold, and that are called between handlers: they are closed where nobody holds them."""
from functools import wraps


def coroutine(f):
    @wraps(f)
    def start(*a):
        g = f(*a)
        next(g)
        return g
    return start


def averager(name):
    n = 0
    try:
        while True:
            v = yield n
            n += 1
    except GeneratorExit:
        print(name, "closed after", n)
        raise


@coroutine
def started(name):
    n = 0
    try:
        while True:
            v = yield n
            n += 1
    except GeneratorExit:
        print(name, "closed after", n)
        raise


def a():
    g = averager("a")
    next(g)
    g.send(1)
    return 1


def b():
    g = averager("b")
    next(g)
    yield g.send(1)
    return


def c():
    g = started("c")
    g.send(3)
    return 2


def d():
    g = started("d")
    while True:
        try:
            yield g.send(1)
        except LookupError:
            return "aborted"


def e():
    while True:
        g = started("e")
        value = None
        while True:
            try:
                value = yield g.send(value) if value is not None else None
            except LookupError:
                return "aborted"
            if value is None:
                try:
                    g.send(None)
                except StopIteration as s:
                    return "ok"


def main():
    print(a())
    print(list(b()))
    print(c())
    x = d()
    print(next(x), next(x))
    try:
        x.throw(LookupError())
    except StopIteration as s:
        print(s.value)
    x = e()
    print(next(x), x.send(2))
    try:
        x.throw(LookupError())
    except StopIteration as s:
        print(s.value)
    print("end")


if __name__ == "__main__":
    main()
