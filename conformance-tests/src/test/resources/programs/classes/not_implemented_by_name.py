"""Special methods that return NotImplemented, called by their names: it is passed on, or true."""

import functools
import warnings

warnings.simplefilter("ignore")


class Meters:
    def __init__(self, count):
        self.count = count

    def __eq__(self, other):
        if not isinstance(other, Meters):
            return NotImplemented
        return self.count == other.count

    def __ne__(self, other):
        result = self.__eq__(other)
        if result is NotImplemented:
            return result
        return not result

    def __hash__(self):
        return 1

    def __add__(self, other):
        if isinstance(other, Meters):
            return Meters(self.count + other.count)
        return NotImplemented

    def __radd__(self, other):
        return self.__add__(other)

    def __iadd__(self, other):
        if isinstance(other, int):
            self.count += other
            return self
        return NotImplemented

    def __divmod__(self, other):
        return NotImplemented

    def __pow__(self, other):
        return NotImplemented


class Positive(Meters):
    def __eq__(self, other):
        return super().__eq__(other) and self.count > 1

    def __ne__(self, other):
        return not self.__eq__(other)


class Again(Meters):
    def __eq__(self, other):
        return super().__eq__(other)


@functools.total_ordering
class Ordered:
    def __init__(self, key):
        self.key = key

    def __eq__(self, other):
        return self.key == other.key if isinstance(other, Ordered) else NotImplemented

    def __lt__(self, other):
        if isinstance(other, Ordered):
            return self.key < other.key
        return NotImplemented


class Plain:
    pass


class ByObject(Plain):
    def __eq__(self, other):
        return super().__eq__(other)

    def __ne__(self, other):
        return super().__ne__(other)

    def __hash__(self):
        return 7


def attempt(function):
    try:
        print(function())
    except TypeError as error:
        print(error)


def main(argv):
    short, long = Meters(1), Meters(2)
    print(short != long, short != Meters(1), short != "x", short.__eq__(long), short.__add__(long).count)
    print(Positive(1) == short, Positive(1) == "x", Positive(2) == "x", Positive(1) != "x", Again(1) == short, Again(1) == "x")
    attempt(lambda: short + 3)
    attempt(lambda: 3 + short)
    attempt(lambda: divmod(short, 3))
    attempt(lambda: short ** 3)
    total = Meters(5)
    total += 3
    print(total.count)
    total += short
    print(total.count)
    try:
        total += "x"
    except TypeError as error:
        print(error)
    one, two = Ordered(1), Ordered(2)
    print(one < two, one >= two, one > two, one <= two, one != two)
    attempt(lambda: one >= 3)
    first, second = ByObject(), ByObject()
    print(first == second, first == first, first != second, first != first, first == "x", first != "x")
    if object.__eq__(first, second):
        print("NotImplemented is true")
    if not object.__ne__(first, first):
        print("the same")
    print(object.__eq__(first, second) is True, object.__eq__(first, second) is False, object.__eq__(first, first) is True)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
