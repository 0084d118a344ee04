"""divmod and pow of what is a float or an int of any size."""
from fractions import Fraction


def pick(i):
    return 2.5 if i % 2 else 10 ** 30 + i


class Length:
    def __init__(self, v):
        self.v = v

    def __divmod__(self, other):
        if not isinstance(other, Length):
            return NotImplemented
        return divmod(self.v, other.v)

    def __pow__(self, n):
        if not isinstance(n, int):
            return NotImplemented
        return Length(self.v ** n)

    def __round__(self, n=0):
        return round(self.v, n)


def value(i):
    if i == 0:
        return 7.5
    if i == 1:
        return 10 ** 25
    if i == 2:
        return Fraction(22, 7)
    return Length(Fraction(9, 4))


def attempt(f, *a):
    try:
        print(f(*a))
    except TypeError as e:
        print("TypeError:", e)


def main():
    for i in range(2):
        for j in range(2):
            print(divmod(pick(i), pick(j)))
    for i in range(4):
        for j in range(4):
            attempt(lambda: divmod(value(i), value(j)))
    for i in range(4):
        attempt(lambda: divmod(value(i), 3))
        attempt(lambda: divmod(3, value(i)))
        attempt(lambda: round(value(i), 1) if i < 3 else round(value(i)))


if __name__ == "__main__":
    main()
