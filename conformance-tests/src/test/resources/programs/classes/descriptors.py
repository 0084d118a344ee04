"""Descriptors with __get__, __set__ and __set_name__."""

class Typed:
    def __init__(self, default):
        self.default = default
    def __set_name__(self, owner, name):
        self.slot = "_" + name
    def __get__(self, obj, typ=None):
        return getattr(obj, self.slot, self.default)
    def __set__(self, obj, value):
        if value < 0:
            raise ValueError("negative " + self.slot)
        setattr(obj, self.slot, value)


class C:
    x = Typed(3)
    y = Typed(4)
    def __init__(self, x):
        self.x = x
        self.y = 9


class Ro:
    def __get__(self, obj, typ=None):
        return obj.k * 2


class D:
    dbl = Ro()
    def __init__(self, k): self.k = k


def main(argv):
    c = C(len(argv))
    print(c.x, c.y)
    try:
        c.x = -1
    except ValueError as e:
        print(e)
    c.x = 8
    print(c.x, D(4).dbl)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
