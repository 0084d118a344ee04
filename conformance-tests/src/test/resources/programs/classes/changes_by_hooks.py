"""__setattr__ and __delattr__ of the program, with names that are written and names that only the run tells."""
from dataclasses import dataclass


class Registry:
    def __init__(self):
        self._items = {}

    def __getattr__(self, name):
        try:
            return self._items[name]
        except KeyError:
            raise AttributeError(name) from None

    def __setattr__(self, name, value):
        if name.startswith("_"):
            object.__setattr__(self, name, value)
        else:
            self._items[name] = value

    def __delattr__(self, name):
        del self._items[name]


class Immutable:
    def __init__(self, **kw):
        for k, v in kw.items():
            object.__setattr__(self, k, v)

    def __setattr__(self, name, value):
        raise AttributeError(f"cannot set {name}")

    def __delattr__(self, name):
        raise AttributeError(f"cannot delete {name}")


class Logged:
    def __init__(self, **kw):
        super().__setattr__("log", [])
        for k in kw:
            setattr(self, k, kw[k])

    def __setattr__(self, name, value):
        self.log.append("set " + name)
        super().__setattr__(name, value)

    def __delattr__(self, name):
        self.log.append("del " + name)
        super().__delattr__(name)


class Dicted:
    def __setattr__(self, name, value):
        self.__dict__[name] = value * 2

    def __delattr__(self, name):
        del self.__dict__[name]


@dataclass(frozen=True)
class Point:
    x: int
    y: int = 0


class Plain:
    def __init__(self, **kw):
        for k, v in kw.items():
            setattr(self, k, v)


def main():
    r = Registry()
    r.alpha = 1
    r.beta = 2
    print(r.alpha + r.beta)
    try:
        print(r.gamma)
    except AttributeError as e:
        print("no", e)
    del r.alpha
    print(hasattr(r, "alpha"), hasattr(r, "beta"))
    i = Immutable(a=1, b=2)
    print(i.a, i.b)
    for f in (lambda: setattr(i, "a", 3), lambda: delattr(i, "a")):
        try:
            f()
        except AttributeError as e:
            print(e)
    try:
        del i.b
    except AttributeError as e:
        print(e)
    l = Logged(x=1, y=2)
    l.z = 3
    del l.x
    for name in ["y"]:
        delattr(l, name)
    print(l.log, hasattr(l, "x"), hasattr(l, "y"), l.z)
    for name in list(vars(l)):
        if name != "log":
            delattr(l, name)
    print(l.log, sorted(vars(l)))
    d = Dicted()
    d.p = 4
    for k, v in {"q": 5, "r": 6}.items():
        setattr(d, k, v)
    del d.r
    print(d.p, d.q, vars(d))
    p = Point(1)
    try:
        del p.x
    except AttributeError as e:
        print(type(e).__name__, e)
    try:
        p.x = 3
    except AttributeError as e:
        print(type(e).__name__, e)
    q = Plain(k=1, m=2)
    for name in list(vars(q)):
        delattr(q, name)
        print(vars(q), hasattr(q, "k"))
    try:
        delattr(q, "m")
    except AttributeError as e:
        print(e)
    for name in ["a b", "k"]:
        setattr(q, name, 5)
    print(vars(q))
    for name in list(vars(q))[::-1]:
        delattr(q, name)
    print(vars(q))


if __name__ == "__main__":
    main()
