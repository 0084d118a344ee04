"""A special method of an operator that returns what is NotImplemented, whatever it is called there, leaves the operator to the other operand."""


class Money:
    def __init__(self, cents):
        self.cents = cents

    def coerced(self, other):
        if isinstance(other, Money):
            return other
        if isinstance(other, int):
            return Money(other * 100)
        return NotImplemented

    def __add__(self, other):
        other = self.coerced(other)
        if other is NotImplemented:
            return other
        return Money(self.cents + other.cents)

    __radd__ = __add__

    def __mul__(self, factor):
        result = Money(self.cents * factor) if isinstance(factor, int) else NotImplemented
        return result

    def __sub__(self, other):
        other = self.coerced(other)
        return other if other is NotImplemented else Money(self.cents - other.cents)

    def __eq__(self, other):
        other = self.coerced(other)
        if other is NotImplemented:
            return other
        return self.cents == other.cents

    def __lt__(self, other):
        found = NotImplemented
        if isinstance(other, Money):
            found = self.cents < other.cents
        return found

    def __repr__(self):
        return f"Money({self.cents})"


class Rate:
    def __rmul__(self, money):
        return "rated " + repr(money)


def attempt(function):
    try:
        print(function())
    except TypeError as e:
        print("TypeError:", e)


def main():
    a = Money(250)
    attempt(lambda: a + 1)
    attempt(lambda: 2 + a)
    attempt(lambda: a + "x")
    attempt(lambda: 1.5 + a)
    attempt(lambda: a * 3)
    attempt(lambda: a * Rate())
    attempt(lambda: a * "x")
    attempt(lambda: a * [1, 2])
    attempt(lambda: a + [1])
    attempt(lambda: [1] + a)
    attempt(lambda: (1, 2) + a)
    attempt(lambda: "x" + a)
    attempt(lambda: b"x" + a)
    attempt(lambda: a - Money(50))
    attempt(lambda: a - 1.5)
    attempt(lambda: a == "x")
    attempt(lambda: a != "x")
    attempt(lambda: a == Money(250))
    attempt(lambda: a < Money(300))
    attempt(lambda: a < 3)
    total = Money(0)
    for each in [Money(1), Money(2)]:
        total += each
    print(total, sum([Money(3), Money(4)]), sorted([Money(3), Money(1)]))


if __name__ == "__main__":
    main()
