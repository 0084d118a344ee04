"""Copies of an OrderedDict of a class of the program keep its attributes, and one that holds itself is shown as Python shows it."""
import copy
from collections import OrderedDict


class Named(OrderedDict):
    def __init__(self, *args):
        super().__init__(*args)
        self.names = ["n"]
        self.level = 1

    def __setitem__(self, key, value):
        super().__setitem__(key, value)
        self.last = key


class Own(OrderedDict):
    def __copy__(self):
        return Own([("copied", 1)])

    def __deepcopy__(self, memo):
        return Own([("deeply", 2)])


class Holding(OrderedDict):
    pass


def main():
    named = Named([("a", [1]), ("b", [2])])
    named.names.append("m")
    named.level = 5
    shallow = copy.copy(named)
    print(shallow, type(shallow) is Named, shallow == named)
    print(shallow.names is named.names, shallow.level, shallow.last, shallow["a"] is named["a"])
    shallow["c"] = [3]
    print(len(named), len(shallow), named.last, shallow.last)
    deep = copy.deepcopy(named)
    print(deep, deep.names, deep.names is named.names, deep.level, deep["a"] is named["a"])
    deep["a"].append(9)
    print(named["a"], deep["a"])
    again = named.copy()
    print(again, again.names, again.level)
    print(copy.copy(Own([("x", 5)])), copy.deepcopy(Own([("x", 5)])))
    plain = OrderedDict([("k", [0])])
    print(copy.copy(plain), copy.copy(plain)["k"] is plain["k"], copy.deepcopy(plain)["k"] is plain["k"])
    holding = Holding.fromkeys("ab")
    holding["x"] = holding
    print(holding)
    itself = OrderedDict.fromkeys("ab")
    itself["x"] = itself
    print(itself, [itself])


if __name__ == "__main__":
    main()
