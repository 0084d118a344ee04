"""fromkeys() of classes that extend dict, OrderedDict and defaultdict, by the class and by an instance; and what a class below defaultdict is shown as."""
from collections import OrderedDict, defaultdict


class Table(dict):
    pass


class Logged(dict):
    def __setitem__(self, key, value):
        print("set", key)
        super().__setitem__(key, value)


class Ordered(OrderedDict):
    pass


class Default(defaultdict):
    pass


def main():
    print(Table.fromkeys(["a"], 0), Table().fromkeys("xy"), type(Table.fromkeys("a")) is Table)
    print(Logged.fromkeys([1, 2], 3))
    print(Ordered.fromkeys("ab"), isinstance(Ordered.fromkeys("ab"), Ordered), Ordered().fromkeys([1], 2))
    print(Default.fromkeys("ab", 3), Default(int, {1: 2}), Default().fromkeys("q"))


if __name__ == "__main__":
    main()
