"""__new__ of a base, with arguments that it does not look at."""

class Base:
    def __new__(cls, *args, **kw):
        self = super().__new__(cls)
        self.tag = cls.__name__
        return self


class D(Base):
    def __init__(self, a, b=2):
        self.a = a
        self.b = b


class E(Base):
    def __init__(self):
        self.e = 1


def main(argv):
    d = D(len(argv)); e = E(); f = D(1, b=4)
    print(d.tag, d.a, d.b, e.tag, e.e, f.b)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
