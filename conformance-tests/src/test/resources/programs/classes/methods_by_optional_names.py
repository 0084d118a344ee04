"""getattr() with a name that may be None, whose result is called with a star."""
import functools
from collections import namedtuple


def machine(names):
    def deco(cls):
        def fire(self, event, action, *args):
            self.history.append(event)
            if action:
                getattr(self, action)(*args)
            return self

        for event in names:
            setattr(cls, event, functools.partialmethod(fire, event))
        return cls
    return deco


@machine(["submit", "cancel"])
class Booked:
    def __init__(self):
        self.history = []

    def note(self, why="no reason"):
        self.history.append(why)

    def wipe(self):
        self.history = []


def of_partial_methods():
    b = Booked()
    b.submit("note")
    b.cancel("note", "x")
    for word in "submit cancel submit".split():
        getattr(b, word)("note", "w")
    print(b.history)
    getattr(b, word)("wipe")
    print(b.history)


class T:
    def __init__(self, action):
        self.action = action


class A:
    def __init__(self):
        self.history = []

    def note(self, why="no reason"):
        self.history.append(why)

    def wipe(self):
        self.history = []

    def fire(self, t, *args):
        if t.action:
            getattr(self, t.action)(*args)


class Pair(namedtuple("Pair", "source action")):
    pass


def main():
    of_partial_methods()
    a = A()
    a.fire(T("note"), "x")
    a.fire(T(None), "x")
    a.fire(T("note"))
    print(a.history)
    a.fire(Pair("s", "note"), "y")
    a.fire(Pair("s", None))
    print(a.history, getattr(a, T("history").action))
    a.fire(T("wipe"))
    print(a.history)
    try:
        print(getattr(a, T(None).action))
    except TypeError as e:
        print(e)


if __name__ == "__main__":
    main()
