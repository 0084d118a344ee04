# weakref.ref callbacks: order, dead references in the callback, dropped refs.
import weakref


class A:
    def __init__(self, name: str) -> None:
        self.name = name

    def __del__(self) -> None:
        print("end", self.name)


def on_end(r: "weakref.ref[A]") -> None:
    print("callback, dead:", r() is None)


def named(label: str):
    def cb(r: "weakref.ref[A]") -> None:
        print("callback", label, r() is None)
    return cb


def main() -> None:
    a = A("a")
    r = weakref.ref(a, on_end)
    print("alive", r() is a)
    del a
    print("after a", r() is None)
    b = A("b")
    r1 = weakref.ref(b, named("one"))
    r2 = weakref.ref(b, named("two"))
    r3 = weakref.ref(b, named("three"))
    print("three refs", r1 is r2, r1 == r2)
    del r2
    print("two dropped")
    b = A("b2")
    print("b rebound", r1() is None, r3() is None)
    log: list[str] = []
    r4 = weakref.ref(b, lambda r: log.append("lambda ran"))
    print("log", log)
    b = None
    print("log", log, r4())
    c = A("c")
    weakref.ref(c, named("never"))
    del c
    print("no callback for a dropped ref")
    d = A("d")
    rd = weakref.ref(d, named("at function end"))
    print("leaving main", rd() is d)


if __name__ == "__main__":
    main()
    print("after main")
