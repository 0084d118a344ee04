"""Class data of some subclasses in the place of an abstract property, a property of others."""

from abc import ABC, abstractmethod


class Account(ABC):
    def __init__(self, owner):
        self.owner = owner
        self.number = f"{self.prefix}-{owner}"

    @property
    @abstractmethod
    def prefix(self):
        """Two letters."""

    def show(self):
        return self.prefix + self.owner


class Checking(Account):
    prefix = "CH"


class Savings(Account):
    prefix = "SA"


class Odd(Account):
    @property
    def prefix(self):
        return "odd" + self.owner


def main():
    for a in [Checking("x"), Savings("y")]:
        print(a.number, a.prefix, a.show(), type(a).prefix)
    print(Odd("n").number)
    try:
        Account("q")
    except TypeError as e:
        print(e)


if __name__ == "__main__":
    main()
