class Base:
    kind = dict

    def made(self):
        return [self.kind.fromkeys('ab'), self.kind.fromkeys([1, 2], 3)]


class Other(Base):
    kind = dict


class Half:
    def __init__(self, n):
        self.n = n

    @classmethod
    def make(cls, n):
        return cls(n)


class Whole(Half):
    pass


def main(argv):
    for base in [Base(), Other()]:
        print(base.made())
    for cls in [Half, Whole]:
        maker = cls.make
        print(type(maker(2)).__name__)
    cls = Half
    for i in range(3):
        print(cls.make(i).n)
        cls = Whole


if __name__ == "__main__":
    main([])
