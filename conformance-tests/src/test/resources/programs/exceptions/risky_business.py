"""Exceptions on every way out of try, with and functions."""

class AppError(Exception):
    def __init__(self, message, code=1):
        super().__init__(message)
        self.code = code


class NotFound(AppError):
    def __init__(self, what):
        super().__init__(f"{what} not found", 404)
        self.what = what


class Quiet(Exception):
    pass


log = []


def risky(n):
    try:
        log.append(f"try {n}")
        if n == 0:
            raise NotFound("zero")
        if n == 1:
            raise ValueError("one", 1)
        if n == 2:
            return "two"
        if n == 3:
            return [][n]
        if n == 4:
            return {}["k"]
        if n == 5:
            return str(1 // (n - 5))
        if n == 6:
            raise Quiet
        if n == 7:
            assert n < 5, f"n is {n}"
        if n == 8:
            int("x8")
        if n == 9:
            raise KeyError("a", "b")
    except NotFound as e:
        log.append(f"nf {e} {e.code} {e.what}")
        raise
    except (IndexError, KeyError) as e:
        log.append(f"{type(e).__name__}: {e}")
        return "lookup"
    except ZeroDivisionError:
        return "zero"
    else:
        log.append("else")
    finally:
        log.append(f"finally {n}")
    return "end"


class Resource:
    def __init__(self, name, swallow=False):
        self.name = name
        self.swallow = swallow

    def __enter__(self):
        print("enter", self.name)
        if self.name == "bad":
            raise RuntimeError("cannot enter")
        return self

    def __exit__(self, et, ev, tb):
        print("exit", self.name, et.__name__ if et else None, ev)
        return self.swallow


def nested():
    try:
        try:
            raise ValueError("inner")
        except ValueError as e:
            raise TypeError("outer") from e
        finally:
            print("inner finally")
    except TypeError as e:
        print(e, repr(e.__cause__))
    try:
        try:
            raise KeyError("first")
        finally:
            raise IndexError("second")
    except IndexError as e:
        print(e)


def loop_finally():
    out = []
    for i in range(5):
        try:
            if i == 1:
                continue
            if i == 3:
                break
            out.append(i)
        finally:
            out.append(-i)
    else:
        out.append(99)
    return out


def override():
    try:
        return 1
    finally:
        return 2


def deep(n):
    if n == 0:
        raise AppError("deep", 7)
    try:
        return deep(n - 1)
    finally:
        log.append(f"d{n}")


def main(argv):
    for i in range(10):
        try:
            print(i, risky(i))
        except AppError as e:
            print("app", e, e.code, isinstance(e, NotFound))
        except (ValueError, Quiet) as e:
            print(type(e).__name__, e, repr(e))
        except Exception as e:
            print("other", type(e).__name__, str(e))
    print(log)
    log.clear()
    nested()
    print(loop_finally(), override())
    with Resource("a"), Resource("b", True) as b:
        print(b.name)
        raise ValueError("in with")
    print("after")
    try:
        with Resource("c"):
            with Resource("bad"):
                print("never")
    except RuntimeError as e:
        print("caught", e)
    try:
        deep(3)
    except AppError as e:
        print(e.code, log)
    try:
        raise NotFound("x") from None
    except AppError as e:
        print(repr(e), e.__cause__)

    def f(x):
        if x > 3:
            raise StopIteration
        return x
    try:
        for i in range(10):
            f(i)
    except StopIteration:
        print("stop at", i)
    try:
        raise OSError(2, "No such file", "f.txt")
    except OSError as e:
        print(e, e.errno, e.strerror, e.filename)
    e2 = None
    try:
        open("/nonexistent/file")
    except FileNotFoundError as e:
        e2 = e
        print(e, e.errno)
    print(e2 is not None and isinstance(e2, OSError))
    try:
        x = None if len(argv) else Resource("n")
        print(x.name)
    except AttributeError as e:
        print(e)
    def rec(n):
        return rec(n + 1) + 1 if n >= 0 else 0
    try:
        rec(0)
    except RecursionError as e:
        print("RecursionError")
    try:
        raise SystemExit(5)
    except SystemExit as e:
        print("exit", e.code)
    return 3

if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
