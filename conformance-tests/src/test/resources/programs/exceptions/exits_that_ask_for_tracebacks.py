"""Context managers whose exit asks whether it is given a traceback."""


class C:
    def __enter__(self):
        return self

    def __exit__(self, kind, value, tb):
        print(kind is None, value is None, tb is None, bool(tb), tb is not None)
        return True

class D:
    def __enter__(self):
        return self

    def __exit__(self, *exc):
        print(len(exc), exc == (None, None, None), exc[2] is None, any(exc))
        return True


def main():
    with C():
        pass
    with C():
        raise ValueError("x")
    with D():
        pass
    with D():
        1 / 0
    try:
        raise KeyError("a")
    except KeyError as e:
        t = e.__traceback__
        print(t is None, bool(t))


if __name__ == "__main__":
    main()
