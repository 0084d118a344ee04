"""Classes that extend Counter are asked how counts are read and stored; operators give a plain Counter."""
from collections import Counter


class Noting(Counter):
    def __init__(self, *args, **keywords):
        self.stored = []
        Counter.__init__(self, *args, **keywords)

    def __setitem__(self, key, value):
        self.stored.append(key)
        Counter.__setitem__(self, key, value)


class Asking(Counter):
    asked = 0

    def get(self, key, default=None):
        Asking.asked += 1
        return Counter.get(self, key, default)


class Plain(Counter):
    pass


def main():
    noting = Noting("abca")
    print(noting, noting.stored)
    noting.update({"a": 2, "d": 1})
    noting.update(d=4)
    print(noting, noting.stored)
    noting.subtract("ab")
    noting.subtract({"c": 5})
    print(noting, "".join(noting.stored))
    noting += Counter("xx")
    noting -= Counter("x")
    noting |= Counter("yy")
    noting &= Counter("aay")
    print(noting, "".join(noting.stored), type(noting) is Noting)
    asking = Asking("hello")
    print(asking, Asking.asked)
    asking.update({"h": 1})
    print(asking["h"], Asking.asked)
    first = Plain("aab")
    second = Plain("abc")
    for made in (first + second, first - second, first | second, first & second, +first, -first):
        print(made, type(made) is Counter)
    for made in (first.copy(), Plain(second)):
        print(made, type(made) is Plain)


if __name__ == "__main__":
    main()
