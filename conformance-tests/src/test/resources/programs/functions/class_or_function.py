"""What may be a class or a function: the tests of identity tell which it is."""

import types


class Base:
    pass


class Derived(Base):
    pass


def same(found):
    return found is Base, found is Derived, found is same


def test(condition):
    if isinstance(condition, types.FunctionType):
        return condition
    return lambda value: isinstance(value, condition)


def fulfils(condition, value):
    if isinstance(condition, types.FunctionType):
        return condition(value)
    return isinstance(value, condition)


def main():
    for found in (Base, Derived, same, lambda found: True):
        print(same(found))
    for value in (Base(), Derived()):
        print([fulfils(condition, value) for condition in (Base, Derived, lambda value: True, lambda value: type(value) is Base)])
        print([test(condition)(value) for condition in (Base, Derived, lambda value: True, lambda value: type(value) is Base)])


if __name__ == '__main__':
    main()
