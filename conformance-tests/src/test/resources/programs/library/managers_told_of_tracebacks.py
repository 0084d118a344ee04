"""Stacks of managers, each of which is told the traceback of what is on its way."""

from contextlib import ExitStack, contextmanager


def g():
    return
    yield 1


@contextmanager
def nothing():
    if len("a") > 3:
        yield 1


class M:
    def __init__(self, n, swallow=False):
        self.n = n
        self.swallow = swallow

    def __enter__(self):
        print("enter", self.n)
        return self

    def __exit__(self, kind, value, tb):
        print("exit", self.n, kind and kind.__name__, value, tb is not None, tb.tb_lineno if tb else 0)
        return self.swallow


def one():
    try:
        next(g())
    except StopIteration:
        raise RuntimeError("x") from None


def two():
    with nothing():
        print("never")


def three():
    with ExitStack() as s:
        s.enter_context(M(1, True))
        s.enter_context(M(2))
        raise KeyError("k")


def four():
    with ExitStack() as s:
        s.enter_context(M(1))
        s.push(lambda kind, value, tb: print("pushed", kind, value, tb is None))
        s.callback(print, "called")


def six():
    with ExitStack() as s:
        s.enter_context(M(1))
        [].pop()


def main():
    for f in (one, two, three, four, six):
        try:
            f()
        except Exception as e:
            print(type(e).__name__, e, repr(e.__context__), e.__suppress_context__)


if __name__ == "__main__":
    main()
