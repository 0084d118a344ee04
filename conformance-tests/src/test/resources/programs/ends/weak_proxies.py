# weakref.proxy: attribute access, methods, operators, ReferenceError.
import weakref


class Acc:
    def __init__(self, owner: str, total: int = 0) -> None:
        self.owner = owner
        self.total = total

    def add(self, n: int) -> int:
        self.total += n
        return self.total

    def __len__(self) -> int:
        return self.total

    def __str__(self) -> str:
        return f"Acc({self.owner}, {self.total})"

    def __getitem__(self, k: int) -> int:
        return self.total * k

    def __del__(self) -> None:
        print("end", self.owner)


def main() -> None:
    a = Acc("ann", 5)
    p = weakref.proxy(a)
    print(p.owner, p.total, p.add(3), a.total)
    p.total = 20
    print(str(p), len(p), p[2], bool(p))


    p.note = "x"
    print("set through", a.note)


    a = Acc("bob")
    for action in ("get", "set", "call", "len"):
        try:
            match action:
                case "get":
                    print(p.owner)
                case "set":
                    p.total = 1
                case "call":
                    p.add(1)
                case "len":
                    print(len(p))
        except ReferenceError as e:
            print(action, "->", e)
    p = weakref.proxy(a, lambda _: print("proxy callback"))
    print("bob via proxy", p.owner)
    del a
    print("leaving")


class Box:
    def __init__(self, items):
        self.items = items

    def __getitem__(self, i):
        return self.items[i]

    def __setitem__(self, i, value):
        self.items[i] = value

    def __contains__(self, item):
        return item in self.items

    def __iter__(self):
        return iter(self.items)

    def __add__(self, other):
        return self.items + [other]

    def __lt__(self, other):
        return self.items[0] < other

    def __eq__(self, other):
        return self.items == other

    def __call__(self, n):
        return n * len(self.items)


class Plain:
    def __init__(self):
        self.owner = None


class Part:
    def __init__(self, whole):
        self.whole = weakref.proxy(whole)

    def name(self):
        return self.whole.name


class Whole:
    def __init__(self, name):
        self.name = name
        self.parts = [Part(self), Part(self)]


def more():
    box = Box([3, 4, 5])
    p = weakref.proxy(box)
    p[0] = 7
    print(p[0], 4 in p, 9 in p, list(p), p + 1, p < 8, p == [7, 4, 5], p(2))
    plain = Plain()
    q = weakref.proxy(plain)
    q.owner = "q"
    print(callable(p), callable(q))
    print(plain.owner, bool(q), q == plain, q == weakref.proxy(plain))
    whole = Whole("w")
    part = whole.parts[1]
    print(part.name())
    gone = weakref.ref(whole, lambda r: print("whole gone"))
    whole = None
    try:
        print(part.name())
    except ReferenceError as error:
        print(error, gone() is None)
    try:
        weakref.proxy(3)
    except TypeError as error:
        print(error)


if __name__ == "__main__":
    main()
    more()
