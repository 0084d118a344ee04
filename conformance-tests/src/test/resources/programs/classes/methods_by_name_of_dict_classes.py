"""Classes below Counter, defaultdict and OrderedDict call the methods that these have, or inherit from dict, by the name of the class."""
from collections import Counter, OrderedDict, defaultdict


class N(Counter):
    def __setitem__(self, key, value):
        print("set", key)
        Counter.__setitem__(self, key, value)

    def get(self, key, default=None):
        print("get", key)
        return Counter.get(self, key, default)

    def __getitem__(self, key):
        print("getitem", key)
        return Counter.__getitem__(self, key)


class D(defaultdict):
    def __setitem__(self, key, value):
        print("set", key)
        defaultdict.__setitem__(self, key, value)

    def pop(self, key):
        print("pop", key)
        return defaultdict.pop(self, key)


class O(OrderedDict):
    def __setitem__(self, key, value):
        print("set", key)
        OrderedDict.__setitem__(self, key, value)

    def __delitem__(self, key):
        print("del", key)
        dict.__delitem__(self, key)

    def keys(self):
        print("keys")
        return OrderedDict.keys(self)


class E(dict):
    def __setitem__(self, key, value):
        print("set", key)
        dict.__setitem__(self, key, value)


def main():
    n = N()
    n["a"] = 4
    print(n.get("a"), n["a"])
    e = E()
    e["q"] = 1
    print(e)
    o = O()
    o["b"] = 5
    print(list(o.keys()))
    d = D(int)
    d["x"] = 7
    print(d.pop("x"))


if __name__ == "__main__":
    main()
