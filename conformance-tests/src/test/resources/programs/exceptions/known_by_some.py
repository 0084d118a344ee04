"""What an exception knows, asked of one of several classes of which not all have it."""
# alone: for its values of several kinds the types of all of a group would be inferred again


class MyError(Exception):
    def __init__(self, name):
        super().__init__("my " + name)
        self.name = name


class Coded(Exception):
    code = 7


def f(k):
    try:
        if k == 0:
            raise ImportError("m", name="mod")
        if k == 1:
            raise MyError("own")
        raise ValueError("v")
    except Exception as e:
        try:
            return e.name
        except AttributeError as a:
            return str(a)


def g(k):
    try:
        if k == 0:
            raise SystemExit(3)
        raise Coded("c")
    except (SystemExit, Coded) as e:
        return e.code


def h(k):
    try:
        if k == 0:
            next(iter([]))
        if k == 1:
            "é".encode("ascii")
        if k == 2:
            b"\xff".decode("utf-8")
        {}["x"]
    except (UnicodeEncodeError, UnicodeDecodeError) as e:
        return e.start, e.reason
    except (StopIteration, KeyError) as e:
        return getattr(e, "value", "none"), e.args


def by_names(k):
    try:
        if k == 0:
            raise ImportError("m", name="mod")
        if k == 1:
            raise AttributeError("a", name="attr", obj=3)
        if k == 2:
            raise OSError(2, "os")
        raise NameError("n", name="nm")
    except (ImportError, AttributeError, NameError) as e:
        return e.name
    except (OSError, ImportError) as e:
        return e.errno


def of_system(error):
    return type(error).__name__, str(error), repr(error), error.errno, error.strerror, error.filename


def main():
    print([by_names(k) for k in range(4)])
    print(of_system(OSError("a", "b")), of_system(OSError(2, None)), of_system(OSError(13, "p", "f")), of_system(OSError("a", 3)))
    for k in range(3):
        print(f(k))
    print(g(0), g(1))
    for k in range(4):
        print(h(k))


if __name__ == "__main__":
    main()
