"""Exceptions as text with their tracebacks: marks, causes and contexts, repeated lines, notes, whichever function asks."""
import io
import sys
import traceback


class Account:
    def __init__(self, owner):
        self.owner = owner
        self.entries = {"a": 1}

    def __getitem__(self, key):
        return self.entries[key]

    def risky(self, x):
        return (x + self.entries["b"]) * 2


def chain():
    try:
        int("abc")
    except ValueError as e:
        raise RuntimeError("wrapped") from e


def context():
    try:
        {}["k"]
    except KeyError:
        undefined = [1, 2][5]
        return undefined


def asserts(x):
    assert x > 3, "x too small"


def recursive(n):
    if n == 0:
        raise ValueError("bottom")
    if n < 0:
        return 0
    return recursive(n - 1) + 1


def multi(a,
          b):
    return sum([a,
                b / 0])


def named(text):
    return text.replace(__file__, "program.py")


def helper():
    return named(traceback.format_exc())


class Boom(Exception):
    def __str__(self):
        return "boom: " + self.args[0]


def show(f, *args):
    try:
        f(*args)
    except Exception:
        print(helper(), end="")
        print("----")


def lambdas():
    f = lambda x: 1 // x
    return [f(i) for i in (1, 0)]


def gen(xs):
    for x in xs:
        yield 10 // x


def attr():
    a = Account("x")
    return a["zzz"].bit_length()


def unpack():
    a, b = [1, 2, 3]


def notes():
    e = Boom("noted")
    e.add_note("first note")
    e.add_note("second\nnote")
    raise e


def shifted(xs, i):
    xs[i + 1][0] = 3
    return xs[ i ] [ 0 ] + 1


def power(a, b):
    return (a) ** b ** "x".count("x") // (b - b)


def aug(d):
    d["count"] += 1


def kw(x, *, y):
    return x.upper() + missing(x,
                               y)


def missing(x, y):
    raise KeyError(x)


def with_block():
    with open("/nonexistent/file") as f:
        return f.read()


def main():
    show(Account("x").risky, 3)
    show(chain)
    show(context)
    show(asserts, 1)
    show(recursive, 6)
    show(recursive, 3)
    show(recursive, 4)
    show(multi, 1, 2)
    show(lambdas)
    show(lambda: list(gen([1, 0])))
    show(attr)
    show(unpack)
    show(notes)
    show(shifted, [[1], [2]], 1)
    show(shifted, [[1], [2], []], 2)
    show(power, 2, 3)
    show(aug, {})
    show(lambda: kw("a", y="b"))
    show(with_block)
    print(traceback.format_exc(), sys.exception())
    out = io.StringIO()
    try:
        recursive(2)
    except ValueError as e:
        traceback.print_exc(file=out)
        traceback.print_exc(limit=1, file=out)
        traceback.print_exc(limit=-1, file=out)
        traceback.print_exception(e, file=out)
        traceback.print_exception(type(e), e, e.__traceback__, file=out)
        traceback.print_exception(type(e), e, None, file=out)
        traceback.print_tb(e.__traceback__, file=out)
        print(named(out.getvalue()))
        print(named("".join(traceback.format_exception(e))))
        print([named(text) for text in traceback.format_exception(type(e), e, e.__traceback__)])
        print(traceback.format_exception_only(type(e), e), traceback.format_exception_only(e))
        tb = e.__traceback__
        while tb is not None:
            print(tb.tb_lineno, tb.tb_frame.f_code.co_name)
            tb = tb.tb_next
        last = traceback.extract_tb(e.__traceback__)[-1]
        print(last.lineno, last.name, last.line, len(traceback.extract_tb(e.__traceback__)))
        for frame in traceback.extract_tb(e.__traceback__):
            print(named(str(frame)))
        filename, lineno, name, line = traceback.extract_tb(sys.exc_info()[2])[-1]
        print(named(filename), lineno, name, line)
        print([named(text) for text in traceback.format_tb(e.__traceback__, 1)])
        for frame, lineno in traceback.walk_tb(e.__traceback__):
            print(frame.f_code.co_name, lineno)
    print(sys.exc_info())


if __name__ == "__main__":
    main()
