# Objects without __del__, of several classes, kept in the same places; references to references' owners; collections that end before what is in them.
import weakref


class Point:
    def __init__(self, x):
        self.x = x


class Label:
    def __init__(self, text):
        self.text = text


class Slotted:
    __slots__ = ("n", "__weakref__")

    def __init__(self, n):
        self.n = n


class Bare:
    __slots__ = ("n",)


class Owner:
    def __init__(self, name):
        self.name = name
        self.parts = weakref.WeakSet()
        self.by_name = weakref.WeakValueDictionary()
        self.notes = weakref.WeakKeyDictionary()


class LabelledRef(weakref.ref):
    def __init__(self, target, callback=None, /, *, label):
        super().__init__(target, callback)
        self.label = label


def told(reference):
    print("told of", "nobody" if reference() is None else "somebody")


def main():
    p = Point(1)
    t = Label("t")
    mixed = [weakref.ref(p, told), weakref.ref(t, told)]
    print([type(r()).__name__ for r in mixed])
    p = None
    print([r() is None for r in mixed])
    print(mixed[1]().text, mixed[0] == mixed[1], mixed[0] == mixed[0])
    t = None
    s = Slotted(3)
    rs = weakref.ref(s)
    print(rs().n, rs is weakref.ref(s) or rs == weakref.ref(s))
    s = None
    print(rs())
    try:
        weakref.ref(Bare())
    except TypeError as error:
        print(error)
    for bad in (1, "a", (1,), [1], {1: 2}, None):
        try:
            weakref.ref(bad)
        except TypeError as error:
            print(error)
    owner = Owner("o")
    gone = weakref.ref(owner, lambda r: print("owner gone"))
    points = [Point(i) for i in range(4)]
    for i, point in enumerate(points):
        owner.parts.add(point)
        owner.by_name[f"p{i}"] = point
        owner.notes[point] = [i]
    point = None
    del points[1]
    print(len(owner.parts), sorted(owner.by_name), sorted(owner.notes.values()))
    owner = None
    print(gone() is None)
    points.clear()
    a = Label("a")
    first = LabelledRef(a, told, label="first")
    second = LabelledRef(a, label="second")
    print(first.label, second.label, first == second, first is second, isinstance(first, weakref.ref))
    print(weakref.getweakrefcount(a), weakref.getweakrefcount(Label("b")), weakref.getweakrefcount(5))
    plain = weakref.ref(a)
    again = weakref.ref(a)
    print(weakref.getweakrefcount(a), plain == again, len(weakref.getweakrefs(a)))
    a = None
    print(plain == again, first == second, plain() is again(), weakref.ref(main)() is main, weakref.ref(Label)() is Label)
    d = weakref.WeakValueDictionary()
    keep = [Label(str(i)) for i in range(5)]
    for each in keep:
        d[each.text] = each
    each = None
    for key, value in d.items():
        if key == "1":
            keep[2] = keep[3] = None
        print(key, value.text)
    print(len(d), d.get("2"), "3" in d)
    try:
        d["2"]
    except KeyError as error:
        print("KeyError", error)
    print(sorted(d.copy()), [r() is not None for r in d.valuerefs()])


if __name__ == "__main__":
    main()
