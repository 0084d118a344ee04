"""Keywords of dicts and their like may have any name, be it that of a parameter."""
from collections import Counter, OrderedDict, defaultdict
from contextlib import ExitStack


class Own(dict):
    def __init__(self, *args, **named):
        super().__init__(*args, **named)


class Kind:
    def __init__(self, cls=0):
        self.cls = cls


class Other:
    def __init__(self, cls=0):
        self.cls = cls + 1


def show(**named):
    print(named)


def main():
    d = {}
    d.update(self=1)
    d.update([("a", 2)], other=3, self=4)
    print(d, dict(source=1), dict([("x", 1)], source=2, self=3, named=4))
    own = Own(self_=1, source=2)
    own.update(source=3, other=4)
    own.update({"q": 1}, source=5)
    print(own, OrderedDict(self=1, source=2), defaultdict(None, self=1), Counter(self=3, source=2))
    c = Counter("ab")
    c.subtract(source=2, named=3)
    print(c)
    for kind in (Kind, Other):
        print(kind(cls=3).cls)
    with ExitStack() as stack:
        stack.callback(show, function=1, callback=2)


if __name__ == "__main__":
    main()
