"""Special methods that a class sets to None, so that what the operation would do instead is not tried."""

from rpython.rlib.nonconst import NonConstant
from rpython.rtyper.special_methods import name_in_errors


def fail(message):
    # Whoever calls may go on, as far as the types tell.
    if NonConstant(True):
        raise TypeError(message)


def not_callable():
    fail("'NoneType' object is not callable")


def called(self, *arguments):
    raise TypeError("'NoneType' object is not callable")


def alone(self):
    raise TypeError("'NoneType' object is not callable")


def with_other(self, other):
    raise TypeError("'NoneType' object is not callable")


def with_two(self, first, second):
    not_callable()


def with_three(self, first, second, third):
    not_callable()


def truth(self):
    not_callable()
    return True


def comparison(self, other):
    not_callable()
    return True


def length(self):
    not_callable()
    return 0


def text(self):
    not_callable()
    return ''


def contains(self, item):
    fail("'" + name_in_errors(type(self)) + "' object is not a container")
    return False


def iterate(self):
    raise TypeError("'" + name_in_errors(type(self)) + "' object is not iterable")


def reverse(self):
    raise TypeError("'" + name_in_errors(type(self)) + "' object is not reversible")
