# Properties that return objects, __getitem__ containers, descriptors.
class Val:
    def __init__(self, n: int) -> None:
        self.n = n

    def __del__(self) -> None:
        print("  end", self.n)

class Box:
    def __init__(self) -> None:
        self._v = Val(0)
        self._items: dict[int, Val] = {}

    @property
    def value(self) -> Val:
        return self._v

    @value.setter
    def value(self, v: Val) -> None:
        print("  setting", v.n)
        self._v = v

    @property
    def fresh(self) -> Val:
        return Val(self._v.n + 100)

    def __getitem__(self, k: int) -> Val:
        if k not in self._items:
            return Val(k)
        return self._items[k]

    def __setitem__(self, k: int, v: Val) -> None:
        self._items[k] = v

    def __delitem__(self, k: int) -> None:
        del self._items[k]

def main() -> None:
    b = Box()
    b.value = Val(1)
    print("value", b.value.n)
    print("fresh", b.fresh.n)
    f = b.fresh
    b.value = f
    print("value is f", b.value is f)
    f = None
    b.fresh
    print("missing", b[5].n)
    b[5] = Val(55)
    b[5] = Val(56)
    print("present", b[5].n)
    b[6] = b[5]
    del b[5]
    print("deleted 5")
    del b[6]
    print("sum", b[1].n + b[2].n + b.fresh.n)

if __name__ == "__main__":
    main()
