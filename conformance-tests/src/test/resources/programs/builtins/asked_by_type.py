"""What is asked of built-in types: whether they have an attribute, hashes of ranges, keys of what is no dict."""


class Settings:
    def __init__(self):
        self.values = {"depth": 3, "width": 80}

    def keys(self):
        return list(self.values)

    def __getitem__(self, key):
        return self.values[key]


def told(function):
    try:
        print(function())
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)


def main():
    print(hasattr([], "append"), hasattr([], "appends"), hasattr("", "__len__"), hasattr(1, "real"), hasattr(None, "real"))
    print(hash(range(3)) == hash((3, 0, 1)), hash(range(0)) == hash(range(5, 5)), hash(range(0, 5, 2)) == hash(range(0, 6, 2)))
    print({range(3): "three"}[range(0, 3)])
    chosen = {"depth": 1}
    chosen.update(Settings())
    print(chosen, dict(Settings()))
    told(lambda: int(base=2))
    told(lambda: int(bytearray(b"12")))
    cached = {}
    print(cached.setdefault("a", []), cached.setdefault("b", [1]), cached.setdefault("b", [2]), cached)
    nothing = {}
    print(nothing.setdefault(1), nothing.setdefault(1), nothing)


if __name__ == "__main__":
    main()
