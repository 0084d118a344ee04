from itertools import accumulate
from functools import reduce


def row(values, others):
    return sum(map(int.__mul__, values, others))


def main(argv):
    d = {"a": 1, "b": 2}
    d.__setitem__("c", 3)
    d.__delitem__("a")
    print(d, d.__len__(), d.__eq__({"b": 2}), d.__ne__({}))
    put = d.__setitem__
    put("z", 26)
    print(max(d, key=d.__getitem__), sorted(d, key=d.__getitem__), list(filter(d.__contains__, "abcz")))
    xs = [3, 1, 2]
    xs.__setitem__(0, 9)
    xs.__delitem__(1)
    print(xs, xs.__eq__([9, 2]), xs.__lt__([9, 3]), xs.__add__([1]), xs.__mul__(2))
    print(list(map(xs.__getitem__, range(2))), [x for x in xs.__iter__()])
    it = iter(xs)
    print(it.__next__(), it.__next__())
    try:
        it.__next__()
    except StopIteration:
        print("stop")
    print((5).__add__(6), (5).__sub__(6), (5).__radd__(1), (7).__floordiv__(2), (7).__mod__(-2), (7).__divmod__(2), (2).__pow__(3), (1.5).__add__(2), (1.5).__rsub__(2))
    print((5).__rsub__(6), (1).__lshift__(4), (6).__and__(3), (6).__or__(1), (6).__xor__(3), (5).__neg__(), (-5).__abs__(), (5).__invert__(), (0).__bool__())
    print((5).__eq__(5), (5).__lt__(6), "a".__lt__("b"), "a".__eq__("a"), "ab".__add__("c"), "ab".__mul__(2), (True).__eq__(1))
    print(row([1, 2, 3], [4, 5, 6]), list(accumulate([1, 2, 3, 4], int.__mul__)), reduce(int.__add__, [1, 2, 3]), reduce(float.__mul__, [1.5, 2.0]))
    print(list(map(str.__len__, ["a", "bb"])), list(map((10).__sub__, [1, 2])), list(map("abc".__contains__, "az")), sorted([3, -1], key=int.__neg__))
    print({1, 2}.__or__({3}) == {1, 2, 3}, {1, 2}.__and__({2}), {1}.__le__({1, 2}), frozenset([1]).__eq__({1}))
    operations = {"+": int.__add__, "-": int.__sub__, "*": int.__mul__, "//": int.__floordiv__, "<": int.__lt__}
    for name, operation in operations.items():
        print(name, operation(17, 5))
    try:
        print((1).__floordiv__(0))
    except ZeroDivisionError as error:
        print(error)
    print("x".__hash__() == hash("x"), (3.7).__int__(), (3).__float__(), (3).__index__())
    def numbers():
        yield 1
        yield 2

    made = numbers()
    print(made.__next__(), made.__next__(), next(made.__iter__(), "none"))
    step = iter("ab").__next__
    print(step(), step())
    declined = [(1).__add__(2.5) is NotImplemented, (1).__eq__("a") is NotImplemented, (1).__lt__(2.5) is NotImplemented, "a".__eq__(1) is NotImplemented]
    print(declined)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
