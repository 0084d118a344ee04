"""Keywords of mappings that are no dicts: of the library, and of the program's own classes."""
from collections import ChainMap, Counter, OrderedDict, UserDict, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType, SimpleNamespace


def area(width=0, height=0, *rest, unit=""):
    return f"{width} x {height} {rest} {unit}"


def collected(first, **options):
    return first, options


class Own:
    def __init__(self, **items):
        self.held = items

    def keys(self):
        print("keys")
        return list(self.held)

    def __getitem__(self, key):
        print("item", key)
        return self.held[key]


class Whole(Mapping):
    def __init__(self, items):
        self.held = items

    def __getitem__(self, key):
        return self.held[key]

    def __iter__(self):
        return iter(self.held)

    def __len__(self):
        return len(self.held)


class User(UserDict):
    pass


@dataclass
class Point:
    x: int
    y: int = 0


class Shape:
    def __init__(self, width=0, height=0):
        self.width = width
        self.height = height

    def scaled(self, width=1, height=1):
        return Shape(self.width * width, self.height * height)

    @classmethod
    def of(cls, mapping):
        return cls(**mapping)

    def __repr__(self):
        return f"Shape({self.width}, {self.height})"


class Square(Shape):
    def __init__(self, **sizes):
        super().__init__(**MappingProxyType(sizes))


def sizes(**size):
    yield area(**MappingProxyType(size))
    yield area(**size)


def passed_on(function, mapping):
    return function(**mapping)


def refused(mapping):
    try:
        return area(**mapping)
    except TypeError as error:
        return str(error)


def main():
    proxy = MappingProxyType({"width": 1, "height": 2})
    print(area(**proxy), {**proxy}, dict(**proxy), dict(depth=3, **proxy))
    print(collected(0, **proxy), collected(first=5, **proxy), collected(*[7], depth=4, **proxy))
    space = SimpleNamespace(**proxy)
    print(space.width, space.height)
    print("{width}-{height}".format(**proxy), "{width}+{height}".format_map(proxy))
    print(Shape(**proxy), Shape(3, 4).scaled(**proxy), Shape.of(proxy), Square(**proxy))
    chain = ChainMap({"width": 3}, {"height": 4})
    print(area(**chain), {**chain}, dict(**chain))
    print(area(**OrderedDict([("width", 5), ("height", 6)])), area(**Counter(width=7, height=8)), area(**defaultdict(int, width=9)))
    print(area(**Own(width=10)), {**Own(height=11)})
    print(collected("own", before=0, **Own(width=12), behind=1))
    print(area(**Whole({"width": 13})), {**Whole({"a": 1})}, Shape(**Whole({"height": 14})))
    print(area(**User(width=15)), {**User({"b": 2})})
    print(Point(**MappingProxyType({"x": 1})), Point(**ChainMap({"y": 2}, {"x": 3})))
    print(list(sizes(width=16)))
    print(passed_on(Shape, MappingProxyType({"width": 17})), passed_on(area, MappingProxyType({"height": 18})))
    print(area(*[1, 2, 3], **MappingProxyType({"unit": "cm"})))
    print(area(**MappingProxyType({"width": 19}), **{"height": 20}))
    print(refused(MappingProxyType({"depth": 1})))
    print(sorted(["b", "A"], **MappingProxyType({"reverse": True})))


if __name__ == "__main__":
    main()
