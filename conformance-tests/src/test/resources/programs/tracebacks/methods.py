"""Constructors, operators, properties and inherited methods have frames of their own."""


class Money:
    def __init__(self, cents):
        if cents < 0:
            raise ValueError("less than nothing")
        self.cents = cents

    def __sub__(self, other):
        return Money(self.cents - other.cents)


class Purse(Money):
    @property
    def after_shopping(self):
        return self.spend(Money(500))

    def spend(self, price):
        return self - price


def main(argv):
    purse = Purse(100 * len(argv))
    print(purse.cents)
    print(purse.after_shopping.cents)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
