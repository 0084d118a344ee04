import math
import operator


class Metres:
    def __init__(self, n):
        self.n = n

    def __floor__(self):
        return Metres(math.floor(self.n))

    def __ceil__(self):
        return Metres(math.ceil(self.n))

    def __trunc__(self):
        return int(self.n)

    def __round__(self, digits=0):
        return Metres(round(self.n, digits))

    def __int__(self):
        return int(self.n) + 100

    def __float__(self):
        return self.n * 1.0

    def __index__(self):
        return 2

    def __pos__(self):
        return Metres(+self.n)

    def __invert__(self):
        return Metres(-self.n)

    def __divmod__(self, other):
        return "divmod", other

    def __rdivmod__(self, other):
        return "rdivmod", other

    def __bool__(self):
        return self.n != 0

    def __repr__(self):
        return f"Metres({self.n})"


def main(argv):
    m = Metres(-0.75)
    print(math.floor(m), math.ceil(m), math.trunc(m), round(m), round(m, 1), int(m), float(m))
    print([1, 2, 3][m], +m, ~m, divmod(m, 2), divmod(3, m), bool(m), bool(Metres(0)), math.sqrt(Metres(4.0)), abs(-3))
    print(hex(Metres(1)), bin(Metres(1)), "abc"[m], operator.index(m), range(10)[m], "%d" % 3, chr(Metres(1) .__index__() + 63))

    return 0


if __name__ == "__main__":
    main([])
