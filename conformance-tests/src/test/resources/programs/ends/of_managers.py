# Context managers whose class has __del__, and ExitStack.
from contextlib import ExitStack, contextmanager


class Res:
    def __init__(self, name: str) -> None:
        self.name = name

    def __enter__(self) -> "Res":
        print("enter", self.name)
        return self

    def __exit__(self, exc_type, exc, tb) -> bool:
        print("exit", self.name, exc_type.__name__ if exc_type else None)
        return exc_type is ValueError

    def __del__(self) -> None:
        print("end", self.name)


@contextmanager
def managed(name: str):
    r = Res(name)
    try:
        yield r
    finally:
        print("cleanup", r.name)


def main() -> None:
    with Res("w1"):
        print("body w1")
    print("after w1")
    with Res("w2") as r:
        print("body", r.name)
    print("after w2, still", r.name)
    with Res("w3") as r, Res("w4") as s:
        print("body", r.name, s.name)
    del r
    print("r deleted")
    with Res("w5"):
        raise ValueError("swallowed")
    print("after w5")
    with managed("m1") as m:
        print("body", m.name)
    print("after m1")
    m = None
    with ExitStack() as stack:
        a = stack.enter_context(Res("s1"))
        stack.enter_context(Res("s2"))
        stack.callback(print, "callback")
        print("stack body")
    print("after stack")
    del a
    print("leaving")


if __name__ == "__main__":
    main()
