"""Counter and OrderedDict initialised again keep what they hold."""
from collections import Counter, OrderedDict


class Twice(Counter):
    def __init__(self, *args, **named):
        super().__init__(*args, **named)
        super().__init__(*args, **named)


class Late(OrderedDict):
    def __init__(self, pairs):
        self.note = "late"
        self["first"] = 0
        super().__init__(pairs)


class Bare(Counter):
    def __init__(self):
        self.total_of = 5


def main():
    c = Counter("aab")
    c.__init__("zz")
    print(sorted(c.items()))
    print(sorted(Twice("ab").items()), sorted(Counter(x=2).items()))
    o = OrderedDict([("k", 1)])
    o.__init__([("z", 2)])
    print(o, Late([("a", 1)]), OrderedDict(p=1), o.pop("k"), o.pop("none", 7), o)
    b = Bare()
    b["q"] += 1
    print(b, b.total_of)


main()
