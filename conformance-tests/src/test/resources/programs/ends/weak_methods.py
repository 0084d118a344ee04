# WeakMethod: bound methods that do not keep their object alive.
from weakref import WeakMethod


class Button:
    def __init__(self, name: str) -> None:
        self.name = name
        self.clicks = 0

    def click(self) -> int:
        self.clicks += 1
        print("click", self.name, self.clicks)
        return self.clicks

    def other(self) -> None:
        print("other", self.name)

    def __del__(self) -> None:
        print("end", self.name)


def main() -> None:
    b = Button("b")
    w = WeakMethod(b.click)
    w()()
    print("result", w()())
    m = w()
    print("same method", m == b.click, m.__self__ is b)
    del b
    print("b deleted, method holds it")
    m()
    m = None
    print("dead:", w() is None)
    c = Button("c")
    w1 = WeakMethod(c.click)
    w2 = WeakMethod(c.click)
    w3 = WeakMethod(c.other)
    print("equal", w1 == w2, w1 == w3, w1 != w2)
    w4 = WeakMethod(c.other, lambda r: print("callback, dead:", r() is None))
    handlers = [w1, w3]
    for h in handlers:
        f = h()
        if f is not None:
            f()
    f = None
    c = Button("c2")
    print("called", [h() is None for h in handlers], w4() is None)
    print("dead refs equal", w1 == w2, w1 == w1)
    try:
        WeakMethod(main)
    except TypeError:
        print("not a bound method")
    print("leaving")


if __name__ == "__main__":
    main()
