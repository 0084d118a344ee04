# Classes whose __setattr__ decides what an assignment does.
from dataclasses import dataclass


class Frozen:
    def __init__(self, x, y):
        object.__setattr__(self, "x", x)
        object.__setattr__(self, "y", y)

    def __setattr__(self, name, value):
        raise AttributeError(f"cannot assign {name!r} of {type(self).__name__}")


class Logged:
    def __init__(self, a):
        self.a = a
        self.b = [a]

    def __setattr__(self, name, value):
        print("set", name, value)
        super().__setattr__(name, value)


class Checked:
    limits = {"low": 0, "high": 10}

    def __init__(self, low, high):
        self.low = low
        self.high = high
        self.label = "ok"

    def __setattr__(self, name, value):
        if name in ("low", "high") and value < self.limits["low"]:
            raise ValueError(name + " is too small")
        self.__dict__[name] = value


class Counted(Logged):
    changes = 0

    def __setattr__(self, name, value):
        Counted.changes += 1
        if name == "a":
            value = value * 2
        Logged.__setattr__(self, name, value)


class Celsius:
    def __init__(self, degrees):
        self._degrees = degrees

    @property
    def degrees(self):
        return self._degrees

    @degrees.setter
    def degrees(self, value):
        self._degrees = value

    def __setattr__(self, name, value):
        print("to", name)
        object.__setattr__(self, name, value)


@dataclass
class Point:
    x: int
    y: int

    def __setattr__(self, name, value):
        super().__setattr__(name, value + 1)


class Proxy:
    def __init__(self, target):
        object.__setattr__(self, "_target", target)

    def __getattr__(self, name):
        return getattr(self._target, name)

    def __setattr__(self, name, value):
        setattr(self._target, name, value)


class Account:
    def __init__(self, owner, total):
        self.owner = owner
        self.total = total

    def add(self, n):
        self.total += n
        return self.total


def main():
    f = Frozen(1, "two")
    try:
        f.x = 3
    except AttributeError as error:
        print(error)
    try:
        f.z = None
    except AttributeError as error:
        print(error)
    print(f.x, f.y)
    logged = Logged(5)
    logged.a += 1
    logged.b = logged.b + [logged.a]
    setattr(logged, "a", 9)
    print(logged.a, logged.b)
    c = Checked(1, 2)
    try:
        c.low = -1
    except ValueError as error:
        print(error)
    c.label = "changed"
    print(c.low, c.high, c.label)
    counted = Counted(3)
    counted.a = 4
    print(counted.a, counted.b, Counted.changes)
    for each in [Logged(1), Counted(2)]:
        each.a = 7
        print(each.a)
    t = Celsius(20)
    t.degrees = 30
    print(t.degrees)
    p = Point(1, 2)
    p.x = 10
    p.y += 5
    print(p)
    account = Account("ann", 5)
    proxy = Proxy(account)
    print(proxy.owner, proxy.total, proxy.add(3), account.total)
    proxy.total = 20
    proxy.total += 1
    print(account.total, proxy.owner.upper())


if __name__ == "__main__":
    main()
