from contextlib import ExitStack, contextmanager


class Res:
    def __init__(self, name, eats=False, fails=False):
        self.name = name
        self.eats = eats
        self.fails = fails

    def __enter__(self):
        print("enter", self.name)
        return self

    def __exit__(self, kind, value, traceback):
        print("exit", self.name, kind.__name__ if kind is not None else "None", value)
        if self.fails:
            raise ValueError("from " + self.name)
        return self.eats


@contextmanager
def managed(n):
    print("begin", n)
    try:
        yield n * 2
    finally:
        print("end", n)


def note(text, times=1):
    print("note", text * times)


def many(names):
    with ExitStack() as stack:
        all = [stack.enter_context(Res(n)) for n in names]
        print([r.name for r in all])
        x = stack.enter_context(managed(21))
        print(x)
        stack.callback(note, "ab", times=2)
        stack.callback(print, "done", 3)
    print("after")


def swallow():
    with ExitStack() as stack:
        stack.enter_context(Res("outer"))
        stack.enter_context(Res("eater", eats=True))
        stack.enter_context(Res("inner"))
        raise KeyError("k")
    print("swallowed")


def failing():
    try:
        with ExitStack() as stack:
            stack.enter_context(Res("a"))
            stack.enter_context(Res("b", fails=True))
            raise KeyError("k")
    except ValueError as e:
        print("caught", e, repr(e.__context__))


def chain():
    try:
        with ExitStack() as stack:
            stack.enter_context(Res("first", fails=True))
            stack.callback(note, "between")
            stack.enter_context(Res("second", fails=True))
            raise KeyError("k")
    except ValueError as e:
        print(e, "/", e.__context__, "/", repr(e.__context__.__context__))


def early(names):
    with ExitStack() as stack:
        for name in names:
            resource = stack.enter_context(Res(name))
            if resource.name == "stop":
                return len(resource.name)
    return 0


class Broken(Res):
    def __enter__(self):
        raise OSError("no entry to " + self.name)


def failing_entry():
    try:
        with ExitStack() as stack:
            stack.enter_context(Res("held"))
            stack.enter_context(Broken("broken"))
    except OSError as e:
        print("caught", e)


def again():
    stack = ExitStack()
    for name in ["one", "two"]:
        with stack:
            stack.enter_context(Res(name))
    stack.close()


def kept():
    with ExitStack() as stack:
        stack.enter_context(Res("kept"))
        rest = stack.pop_all()
    print("not closed yet")
    rest.close()


def pushes():
    with ExitStack() as stack:
        r = Res("pushed", eats=True)
        stack.push(r)
        raise RuntimeError("x")
    print("on")


def ends_value_errors(kind, value, traceback):
    print("told", kind is None, value)
    return isinstance(value, ValueError)


def pushes_functions():
    with ExitStack() as stack:
        stack.push(ends_value_errors)
        stack.push(lambda *told: print("first", told[0] is None))
        raise ValueError("ended")
    with ExitStack() as stack:
        stack.push(ends_value_errors)
    print("on")


def main(argv):
    many(["p", "q"])
    swallow()
    failing()
    kept()
    pushes()
    pushes_functions()
    chain()
    print(early(['go', 'stop', 'never']), early([]))
    failing_entry()
    again()
    with ExitStack():
        print("empty")
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
