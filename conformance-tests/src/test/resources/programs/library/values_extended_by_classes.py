"""Classes that extend what the library has for values: they are made by __new__."""
from datetime import date, datetime, timedelta
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from pathlib import PurePosixPath

CENT = Decimal("0.01")


class Money(Decimal):
    def __new__(cls, value, rounding=ROUND_HALF_UP):
        return super().__new__(cls, Decimal(value).quantize(CENT, rounding=rounding))

    def __str__(self):
        return "$" + super().__str__()

    def __add__(self, other):
        return Money(Decimal.__add__(self, other))


class Plain(Decimal):
    def doubled(self):
        return Plain(self * 2)


class Labelled(Decimal):
    def __new__(cls, value, label):
        self = super().__new__(cls, value)
        self.label = label
        return self


class Ratio(Fraction):
    def __new__(cls, over, under=1):
        return super().__new__(cls, over, under)

    def half(self):
        return self / 2


class Initialised(Fraction):
    def __init__(self, *parts):
        self.parts = parts


class Day(date):
    def __new__(cls, year, month, day, name=""):
        self = super().__new__(cls, year, month, day)
        self.name = name
        return self


class Span(timedelta):
    def __new__(cls, hours):
        return super().__new__(cls, hours=hours)

    @property
    def hours(self):
        return self.total_seconds() / 3600


class Stamp(datetime):
    @classmethod
    def parse(cls, text):
        return cls.strptime(text, "%Y-%m-%d")


def main():
    money = Money("3.456")
    print(money, money + 1, repr(money), type(money + 1).__name__, money * 2, money < 4, hash(money) == hash(Decimal("3.46")))
    print(Plain("1.5").doubled(), type(Plain(3).doubled()).__name__, Plain(), Labelled(7, "seven").label, Labelled("2.50", "x"))
    print(Ratio(1, 3).half(), Ratio(2), Ratio(3, 6) == Fraction(1, 2), Initialised(6, 4), Initialised(6, 4).parts)
    day = Day(2024, 2, 29, "leap")
    print(day, day.name, day + timedelta(1), day.weekday())
    print(Span(5).hours, Span(30), Stamp.parse("2024-01-02"))
    print(Decimal.from_float(0.5), Plain.from_float(0.25), Fraction.from_float(0.75), Fraction("3/9"), Fraction(Decimal("0.125")))
    try:
        print(Money("abc"))
    except ArithmeticError as e:
        print(type(e).__name__)
    try:
        print(Ratio(1, 0))
    except ZeroDivisionError as e:
        print(e)
    print(PurePosixPath("a") / "b")


if __name__ == "__main__":
    main()
