"""What only some of the exceptions that a handler takes have, asked of all of them."""
# alone: for its values of several kinds the types of all of a group would be inferred again

import errno


class Wrong(ValueError):
    def __init__(self, field, message):
        self.field = field
        super().__init__(message)


class Marked(Exception):
    pass


class Coded(Exception):
    code = 7


def fail(n):
    if n == 0:
        raise Wrong("name", "no")
    if n == 1:
        raise TypeError(f"unexpected {n}")
    if n == 2:
        e = Marked("marked")
        e.field = "later"
        raise e
    if n == 3:
        raise Marked("bare")
    if n == 4:
        int("x")
    if n == 5:
        raise Coded
    if n == 6:
        [].pop()
    if n == 7:
        raise FileNotFoundError(errno.ENOENT, "not there", "f")


def of_program():
    for n in range(9):
        try:
            fail(n)
        except (Wrong, TypeError) as e:
            print(type(e).__name__, hasattr(e, "field"), getattr(e, "field", None), e)
            try:
                print(e.field)
            except AttributeError as missing:
                print(missing)
        except Marked as e:
            print(hasattr(e, "field"), getattr(e, "field", "-"), e)
        except Exception as e:
            print(type(e).__name__, hasattr(e, "field"), getattr(e, "field", None), getattr(e, "code", None), getattr(e, "errno", None))
        try:
            fail(n)
        except Exception as e:
            e.seen = n
            try:
                print(e.field)
            except AttributeError as missing:
                print(missing)
            if n % 2:
                e.odd = True
            print(e.seen, getattr(e, "odd", False), hasattr(e, "odd"), hasattr(e, "never"), getattr(e, "args", None))
            if isinstance(e, OSError):
                print(e.errno, e.strerror, e.filename)


class Own(Exception):
    pass


def gen():
    yield 1
    return 5


def fail_of_python(n):
    if n == 0:
        g = gen()
        next(g)
        next(g)
    if n == 1:
        open("/nowhere/at/all")
    if n == 2:
        raise SystemExit("3")
    if n == 3:
        raise Own(1, 2)
    if n == 4:
        raise ValueError("x")


def of_python():
    for n in range(5):
        try:
            fail_of_python(n)
        except BaseException as e:
            print(type(e).__name__, hasattr(e, "args"), getattr(e, "args", None), hasattr(e, "with_traceback"), hasattr(e, "__cause__"), getattr(e, "__cause__", 1))
            print(getattr(e, "value", None), hasattr(e, "value"))
            print(getattr(e, "code", None), hasattr(e, "code"))
            print(getattr(e, "errno", None), hasattr(e, "errno"), getattr(e, "filename", None))
    try:
        fail_of_python(2)
    except SystemExit as e:
        print(getattr(e, "code", None), hasattr(e, "code"), hasattr(e, "errno"))
    try:
        fail_of_python(0)
    except StopIteration as e:
        print(getattr(e, "value", None), hasattr(e, "value"))


def fail_with_keywords(n):
    if n == 0:
        raise AttributeError("a", name="b", obj=3)
    if n == 1:
        raise NameError("c", name="d")
    if n == 2:
        raise ImportError("m", name="n", path="/p")
    if n == 3:
        raise KeyError("k")
    if n == 4:
        raise ValueError


def with_keywords():
    for n in range(6):
        try:
            fail_with_keywords(n)
        except Exception as e:
            print(type(e).__name__, getattr(e, "name", "?"), hasattr(e, "name"), hasattr(e, "path"), getattr(e, "path", "!"))
        try:
            fail_with_keywords(n)
        except (AttributeError, KeyError, ImportError) as e:
            print(type(e).__name__, getattr(e, "name", None))
        except Exception:
            pass


def main():
    of_program()
    of_python()
    with_keywords()


if __name__ == "__main__":
    main()
