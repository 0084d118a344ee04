"""Exceptions are named with their module and the classes around them; notes stand behind the message."""

import sys


class Shop:
    class Closed(Exception):
        def __init__(self, day):
            super().__init__("closed on " + day)

    class Till:
        class Empty(ValueError):
            pass


class Strange(KeyError):
    def __str__(self):
        return "strange\n  indeed"


def buy(day):
    if day == "Sunday":
        error = Shop.Closed(day)
        error.add_note("come back on Monday")
        error.add_note("or call\nus")
        raise error


def pay(amount):
    try:
        buy("Sunday")
    except Shop.Closed:
        if amount > 1:
            raise Shop.Till.Empty(amount, None, [1.5], "x")
        raise


def main(argv):
    print(Shop.Till.Empty.__name__, type(Strange()).__qualname__, type(Shop.Till.Empty()).__qualname__)
    try:
        buy("Monday")
        pay(5)
    except ValueError:
        try:
            raise KeyError("it's")
        except KeyError as error:
            error.add_note("")
            try:
                assert len(argv) > 5, "not so many"
            except AssertionError:
                try:
                    raise Strange
                except LookupError:
                    raise ArithmeticError("bad")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
