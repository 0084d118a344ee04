"""Patterns of classes with odd __match_args__, keys that are the same, and properties, which are asked once."""
class Keys:
    KEY = "a"
    OTHER = "c"
class N:
    __match_args__ = (None,)
class T:
    __match_args__ = ["a"]
class D:
    __match_args__ = ("a", "a")
    def __init__(self):
        self.a = 1
class P:
    __match_args__ = ("a", "b")
    def __init__(self):
        self.a = 1
    @property
    def b(self):
        print("b is asked")
        return 2
class Whole(int):
    __match_args__ = ()
def keyed(x):
    match x:
        case {Keys.KEY: y, "a": z}:
            return y, z
        case {Keys.KEY: y, Keys.OTHER: z}:
            return "both", y, z
        case {"c": z, **rest}:
            return z, rest
    return None
def classed(x):
    match x:
        case N(y):
            return y
        case T(y):
            return y
        case D(y, z):
            return y, z
        case P(5, y):
            return y
        case P(y, a=z):
            return y, z
        case Whole(y):
            return y
    return None
def bound(x):
    y = 0
    match x:
        case [y, 3]:
            return "first", y
        case [y, z] if z > 5:
            return "second", y
    return "none", y
def main():
    for x in ({"a": 1, "b": 2}, {"a": 1, "c": 3}, {"c": 4}, {"c": 1, "d": 3}, {"a": 1}, {}):
        try:
            print(keyed(x))
        except ValueError as e:
            print(e)
    for k in range(5):
        try:
            if k == 0:
                print(classed(N()))
            if k == 1:
                print(classed(T()))
            if k == 2:
                print(classed(D()))
            if k == 3:
                print(classed(P()))
            if k == 4:
                print(classed(Whole(3)))
        except TypeError as e:
            print(e)
    print(bound([1, 2]), bound([1, 3]), bound([1, 7]))
if __name__ == "__main__":
    main()
