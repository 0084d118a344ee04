"""Managers made by contextlib.contextmanager."""

from contextlib import contextmanager, suppress, closing, nullcontext, ExitStack


@contextmanager
def tag(name):
    print("<%s>" % name)
    try:
        yield name + "!"
    finally:
        print("</%s>" % name)


@contextmanager
def guard():
    try:
        yield
    except ValueError as e:
        print("guarded", e)


def main(argv):
    with tag("a") as t:
        print(t)
    with tag("x"), tag("y") as u:
        print(u)
    with guard():
        raise ValueError("boom")
    try:
        with tag("q"):
            raise KeyError("k")
    except KeyError:
        print("key")
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
