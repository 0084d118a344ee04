# copy.copy and copy.deepcopy of objects with __del__.
import copy

class Inner:
    def __init__(self, n: int) -> None:
        self.n = n

    def __del__(self) -> None:
        print("end inner", self.n)

class Doc:
    def __init__(self, title: str, inner: Inner) -> None:
        self.title = title
        self.inner = inner
        self.parts = [Inner(inner.n * 10)]

    def __del__(self) -> None:
        print("end doc", self.title)

class Custom:
    def __init__(self, n: int) -> None:
        self.n = n

    def __copy__(self) -> "Custom":
        return Custom(self.n + 1)

    def __del__(self) -> None:
        print("end custom", self.n)

def main() -> None:
    d = Doc("one", Inner(1))
    e = copy.copy(d)
    e.title = "two"
    print("shares", e.inner is d.inner, e.parts is d.parts)
    del d
    print("original gone, inner", e.inner.n)
    f = copy.deepcopy(e)
    f.title = "three"
    f.inner.n = 3
    print("own parts", f.inner is e.inner)
    e.inner = None
    print("inner of two dropped")
    f.parts[0].n = 33
    e = f
    print("e rebound")
    copy.copy(e).title = "temporary"
    print("temporary copy gone")
    c = copy.copy(Custom(1))
    print("custom", c.n)
    c = copy.copy(copy.copy(c))
    print("custom", c.n)
    xs = [c, Custom(50)]
    ys = xs.copy()
    c = None
    xs.clear()
    print("list copy keeps", [y.n for y in ys])

if __name__ == "__main__":
    main()
