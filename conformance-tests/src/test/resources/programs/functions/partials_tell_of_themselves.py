"""What partials and methods that the program binds tell of themselves: their texts, parts and names."""
from functools import partial, wraps
from types import MethodType


def add(a, b=0, *, c=0, d="x"):
    return f"{a}{b}{c}{d}"


def make(n, *rest, **named):
    return partial(add, n, *rest, **named)


class Counter:
    def __init__(self, n):
        self.n = n

    def __repr__(self):
        return f"Counter({self.n})"


def grow(self, by=1):
    self.n += by
    return self.n


LIVE = partial(pow, 2, mod=None)


def text(p):
    return repr(p).replace(hex(id(add)), "0x")


def main():
    p = make(1)
    q = make("two", 3.5, c=[4], d=None)
    r = partial(len)
    s = partial(max, 4)
    for x in (r, s):
        print(x, x.args, x.keywords)
    print(s.func is max, s(1), s(9), r([1]))
    print(text(p).split(" at ")[0], q.args, q.keywords, p.args, p.keywords)
    print(text(q)[-25:], q.func is add, p())
    print(LIVE, LIVE.args, LIVE.keywords)
    print(hasattr(p, "func"), hasattr(p, "args"), hasattr(p, "__name__"), hasattr(add, "func"), hasattr(p, "keywords"))
    try:
        print(p.__name__)
    except AttributeError as error:
        print(error)
    c = Counter(5)
    m = MethodType(grow, c)
    print(m(), m(by=3), m, m.__self__ is c, m.__func__ is grow, m.__name__)
    t = partial(partial(max, 3), 2)
    print(t(1), isinstance(t, partial), callable(t), type(t).__name__, type(m).__name__)


if __name__ == "__main__":
    main()
