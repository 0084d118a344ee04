"""Special methods that return NotImplemented: the other operand is asked, then there is an error, or identity."""


class Meters:
    def __init__(self, count):
        self.count = count

    def __add__(self, other):
        if not isinstance(other, Meters):
            return NotImplemented
        return Meters(self.count + other.count)

    def __eq__(self, other):
        if not isinstance(other, Meters):
            return NotImplemented
        return self.count == other.count

    def __lt__(self, other):
        if isinstance(other, Meters):
            return self.count < other.count
        return NotImplemented

    def __mul__(self, factor):
        if factor < 0:
            return NotImplemented
        return Meters(self.count * factor)

    def __hash__(self):
        return self.count


class Feet:
    def __init__(self, count):
        self.count = count

    def __radd__(self, other):
        return f"{other.count} m and {self.count} ft"

    def __gt__(self, other):
        return self.count * 3 > other.count * 10

    def __eq__(self, other):
        if isinstance(other, Feet):
            return self.count == other.count
        if isinstance(other, Meters):
            return self.count * 3 == other.count * 10
        return NotImplemented


def main(argv):
    short, long = Meters(3), Meters(30)
    print((short + long).count, short + Feet(7))
    print(short == Meters(3), short != long, short == Feet(10), short != Feet(10), Feet(10) == short, short == 3, short != 3, Feet(1) == "x")
    print(short < long, short < Feet(20), long > short)
    print({short: 1}[Meters(3)], long in [short, Meters(30)])
    for factor in (2, -1):
        try:
            print((short * factor).count)
        except TypeError as error:
            print(error)
    try:
        print(short + 1)
    except TypeError as error:
        print(error)
    try:
        print(short < 5)
    except TypeError as error:
        print(error)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
