"""Assigning what is a property or a descriptor in some of the classes that an instance may be of, and something else or nothing in others."""
# alone: for its values of several kinds the types of all of a group would be inferred again


class Cached:
    def __init__(self, n):
        self.n = n

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        return self.n


class Data:
    def __get__(self, instance, owner=None):
        return instance.__dict__.get("_d", 0)

    def __set__(self, instance, value):
        instance.__dict__["_d"] = value + 1


class Base:
    pass


class One(Base):
    v = Cached(1)
    w = Data()

    @property
    def x(self):
        return self._x

    @x.setter
    def x(self, value):
        self._x = value + 2

    @property
    def y(self):
        return "fixed"


class Two(One):
    w = Cached(7)
    x = Data()

    @property
    def y(self):
        return self._y

    @y.setter
    def y(self, value):
        self._y = value


class Three(Base):
    x = 3


class Slotted:
    __slots__ = ("v",)


def pick(n) -> Base:
    return [One(), Two(), Three(), Base()][n]


def any_of(n):
    return [One(), Slotted(), None][n]


def main():
    for n in range(4):
        one = pick(n)
        one.v = 4
        one.w = 5
        one.x = 6
        print(type(one).__name__, one.v, one.w, one.x, sorted(one.__dict__))
        try:
            one.y = 7
            print(one.y)
        except AttributeError as e:
            print(e)
    for n in range(3):
        one = any_of(n)
        try:
            one.v = 8
            print(one.v)
        except AttributeError as e:
            print(e)


if __name__ == "__main__":
    main()
