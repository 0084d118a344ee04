# WeakKeyDictionary: extra data for objects, entries that vanish with the key.
from weakref import WeakKeyDictionary


class Key:
    def __init__(self, name: str) -> None:
        self.name = name

    def __del__(self) -> None:
        print("end key", self.name)


class Data:
    def __init__(self, n: int) -> None:
        self.n = n

    def __del__(self) -> None:
        print("end data", self.n)


def main() -> None:
    d: WeakKeyDictionary[Key, Data] = WeakKeyDictionary()
    a, b, c = Key("a"), Key("b"), Key("c")
    d[a] = Data(1)
    d[b] = Data(2)
    d[c] = Data(3)
    print(len(d), [k.name for k in d], a in d)
    d[a] = Data(10)
    print("overwritten")
    del b
    print("b gone", len(d))
    got = d[c]
    c = None
    print("data kept", got.n, len(d))
    got = None
    d[Key("temp")] = Data(4)
    print("temporary key", len(d))
    print("pop", d.pop(a).n)
    print("after pop", a in d, d.get(a))
    d.setdefault(a, Data(5))
    d.setdefault(a, Data(6))
    print("setdefault", d[a].n)
    e = d.copy()
    del d[a]
    print("copy has", [(k.name, v.n) for k, v in e.items()])
    a = None
    print("all gone", len(d), len(e))
    keys = [Key(f"k{i}") for i in range(3)]
    for i, k in enumerate(keys):
        d[k] = Data(20 + i)
    keys.pop()
    print("k still names the last one", len(d))
    del k
    print("now", sorted(v.n for v in d.values()))


if __name__ == "__main__":
    main()
