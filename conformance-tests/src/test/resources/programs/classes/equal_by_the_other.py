"""Equality of deques, dicts with an order and complex numbers with what answers by itself, and with other numbers."""
from collections import OrderedDict, deque
from decimal import Decimal
from fractions import Fraction


class Any:
    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False


def main():
    q = deque([1])
    a = Any()
    print(q == a, a == q, q != a, a != q, q == [1], q != [1], q == deque([1]), q != deque([2]), q == None, q != None)
    c = 1 + 2j
    print(c == a, a == c, c != a, c == "x", c != "x", c == None, c != None, c == 1, c == 1.5, c == (1 + 2j))
    print([1 + 0j, 2j].count(1), (1 + 0j) in [1, 2], 1 in [1 + 0j], {1 + 0j: 5}.get(1 + 0j))
    o = OrderedDict(a=1)
    print(o == a, a == o, o != a, o == {"a": 1}, o == [1], o == OrderedDict(a=1))
    number, half = Fraction(2002, 2), Fraction(1, 2)
    whole = Decimal("1001.0")
    big = 1001 + 0j
    print(number == big, big == number, whole == big, big == whole, number != big, big != whole, half == big, half == 0.5 + 1j)


if __name__ == "__main__":
    main()
