"""What a class has beside its __slots__ is read-only for its instances."""
from dataclasses import dataclass


class B:
    y = 0
    __slots__ = ("z",)

    def f(self):
        return 1


class C(B):
    __slots__ = ()


class D(B):
    pass


@dataclass(slots=True)
class P:
    x: int = 1

    @property
    def twice(self):
        return self.x * 2

    @twice.setter
    def twice(self, value):
        self.x = value // 2


def main():
    for change in range(3):
        b = B()
        c = C()
        try:
            if change == 0:
                b.y = 1
            elif change == 1:
                c.y = 2
            else:
                b.f = None
        except AttributeError as e:
            print(e)
    d = D()
    d.y = 5
    b = B()
    b.z = 3
    print(d.y, B.y, b.z)
    B.y = 7
    print(b.y)
    p = P()
    p.x = 4
    p.twice = 20
    print(p.x, p.twice)


if __name__ == "__main__":
    main()
