from collections import namedtuple


class Account:
    def __init__(self, balance):
        self._balance = balance

    @property
    def balance(self):
        return self._balance


class Savings(Account):
    pass


class Point:
    __slots__ = ('x', 'y')

    def __init__(self, x, y):
        self.x = x
        self.y = y


class Empty:
    pass


Pair = namedtuple('Pair', 'a b')


def scale(value, *, factor):
    return value * factor


def attempt(function):
    try:
        function()
        print('fine')
    except Exception as error:
        print(type(error).__name__, error)


def property_without_setter():
    Account(3).balance = 4


def slot():
    p = Point(1, 2)
    p.z = 3


def field():
    p = Pair(1, 2)
    p.a = 3


def sum_with_none():
    return None + 1


def attribute_of_int():
    return (5).foo


def attribute_of_instance():
    return Empty().foo


def undefined():
    return undefined_name


def unbound():
    print(value)
    value = 3


def too_many():
    Empty(1)


def too_many_positional():
    Point(1, 2, 3)


def missing():
    Point(1)


def missing_two():
    Point()


def unexpected():
    Point(1, 2, z=3)


def twice():
    Point(1, 2, x=3)


def keyword_only():
    scale(1, 2)


def keyword_only_missing():
    scale(1)


def not_callable():
    value = 5
    value()


def not_iterable():
    for x in 5:
        print(x)


def no_length():
    return len(5)


def unhashable():
    return {[1]: 2}


def unhashable_in_tuple():
    return {(1, [2])}


def wrong_index():
    return [1, 2]['a']


def no_items():
    return None[0]


def no_assignment():
    'abc'[0] = 'x'


def unpack_none():
    a, b = None
    return a


def unpack_more():
    a, b = 1, 2, 3
    return a


def tuple_index():
    return (1, 2)[5]


def compared():
    return 'a' < 1


def compared_objects():
    return Empty() < Empty()


def contained():
    return 1 in 'abc'


def raised():
    raise 5


def of_int():
    return int([])


def joined():
    return ','.join(5)


def negated():
    return -'a'


def text_and_int():
    return 'a' + 1


def list_and_tuple():
    return [1] + (2,)


def missing_in_super():
    super(Savings, Savings(1)).nothing()


def describe_account(account):
    try:
        account.balance = 7
    except AttributeError as error:
        print(error)
    try:
        print(account.nothing)
    except AttributeError as error:
        print(error)


def main():
    for function in (property_without_setter, slot, field, sum_with_none, attribute_of_int, attribute_of_instance, undefined, unbound, too_many, too_many_positional, missing, missing_two, unexpected, twice,
                     keyword_only, keyword_only_missing, not_callable, not_iterable, no_length, unhashable, unhashable_in_tuple, wrong_index, no_items, no_assignment, unpack_none, unpack_more, tuple_index,
                     compared, compared_objects, contained, raised, of_int, joined, negated, text_and_int, list_and_tuple, missing_in_super):
        attempt(function)

    describe_account(Account(1))
    describe_account(Savings(1))


if __name__ == "__main__":
    main()
