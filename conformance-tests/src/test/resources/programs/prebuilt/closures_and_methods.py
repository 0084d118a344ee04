"""Closures, bound methods and partial functions made at import."""

from functools import partial, reduce


def make_validator(low, high):
    def validate(n):
        return low <= n <= high
    return validate


def scale(factor, offset, x):
    return factor * x + offset


class Account:
    def __init__(self, owner):
        self.owner = owner
        self.balance = 0

    def deposit(self, amount):
        self.balance += amount
        return self.balance


def make_counter():
    count = 0

    def tick():
        nonlocal count
        count += 1
        return count
    return tick


VALIDATORS = {"small": make_validator(0, 9), "large": make_validator(10, 99)}
double = partial(scale, 2, 0)
shifted = partial(scale, 3, offset=1)
ACCOUNT = Account("ada")
DEPOSIT = ACCOUNT.deposit
TICKS = [make_counter(), make_counter()]
TICKS[0]()


def main(argv):
    print([(name, [validate(n) for n in (5, 50, 500)]) for name, validate in VALIDATORS.items()])
    print(double(21), shifted(x=5))
    print(DEPOSIT(10), DEPOSIT(5), ACCOUNT.balance, ACCOUNT.owner)
    print(TICKS[0](), TICKS[0](), TICKS[1]())
    print(reduce(lambda a, b: a * b, [1, 2, 3, 4]), reduce(lambda a, b: a + b, ["a", "b"], ">"))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
