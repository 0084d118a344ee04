"""Operations whose special methods may return NotImplemented: what Python tries then.

A method that an operand does not have is passed as the empty text.
"""

from rpython.rtyper.special_methods import DECLINED, Declined
from serpentine_system import guards
from serpentine_system.registry import constant_parameters


# What the classes of the operands have to do with the order in which their methods are tried.
UNRELATED = ''
OF_OPERATOR = 'operator'
OF_COMPARISON = 'comparison'


@constant_parameters('method', 'reflected', 'order')
def attempt(left, right, method, reflected, order):
    """What one of the methods gives. Declined where neither knows, as None does of none."""
    if reflected != '' and order != UNRELATED and comes_first(right, left, reflected, order):
        try:
            return getattr(right, reflected)(left)
        except Declined:
            pass
        return attempt(left, right, method, '', UNRELATED)
    if method != '' and left is not None:
        try:
            return getattr(left, method)(right)
        except Declined:
            pass
    if reflected != '' and right is not None and (order != OF_OPERATOR or type(left) is not type(right)):
        return getattr(right, reflected)(left)
    raise DECLINED


@constant_parameters('reflected', 'order')
def comes_first(right, left, reflected, order):
    """Whether the right operand is asked before the left one: it is of a class that extends the other's, and for an operator has a method of its own."""
    if left is None or right is None or type(left) is type(right) or not isinstance(right, type(left)):
        return False
    return order == OF_COMPARISON or getattr(type(left), reflected, None) is not getattr(type(right), reflected, None)


@constant_parameters('method', 'reflected', 'sign', 'order')
def operate(left, right, method, reflected, sign, order):
    try:
        return attempt(left, right, method, reflected, order)
    except Declined:
        pass
    refuse(left, right, sign)


def refuse(left, right, sign):
    """Neither operand's methods know the operator; those of sequences have texts of their own for what they do not concatenate or repeat."""
    if sign == '*' or sign == '*=':
        if is_sequence(left):
            raise TypeError("can't multiply sequence by non-int of type '" + guards.name_of(right) + "'")
        if is_sequence(right):
            raise TypeError("can't multiply sequence by non-int of type '" + guards.name_of(left) + "'")
    if (sign == '+' or sign == '+=') and is_sequence(left):
        if isinstance(left, (bytes, bytearray)):
            raise TypeError("can't concat " + guards.name_of(right) + ' to ' + guards.name_of(left))
        name = type_of_sequence(left)
        raise TypeError('can only concatenate ' + name + ' (not "' + guards.name_of(right) + '") to ' + name)
    raise TypeError('unsupported operand type(s) for ' + sign + ": '" + guards.name_of(left) + "' and '" + guards.name_of(right) + "'")


def type_of_sequence(value):
    """The name of the built-in type that a sequence is of, or that its class extends."""
    if isinstance(value, str):
        return 'str'
    if isinstance(value, list):
        return 'list'
    return 'tuple'


def is_sequence(value):
    return isinstance(value, (str, bytes, bytearray, list, tuple))


@constant_parameters('in_place', 'method', 'reflected', 'sign', 'order')
def operate_in_place(left, right, in_place, method, reflected, sign, order):
    try:
        return attempt(left, right, in_place, '', UNRELATED)
    except Declined:
        pass
    return operate(left, right, method, reflected, sign, order)


@constant_parameters('method', 'reflected', 'sign', 'order')
def compare(left, right, method, reflected, sign, order):
    try:
        return attempt(left, right, method, reflected, order)
    except Declined:
        pass
    raise TypeError("'" + sign + "' not supported between instances of '" + guards.name_of(left) + "' and '" + guards.name_of(right) + "'")


@constant_parameters('method', 'reflected', 'sign', 'order')
def equal(left, right, method, reflected, sign, order):
    try:
        return attempt(left, right, method, reflected, order)
    except Declined:
        pass
    return left is right


@constant_parameters('method', 'reflected', 'sign', 'order')
def unequal(left, right, method, reflected, sign, order):
    """By __ne__; where a class has none, it is by __eq__."""
    try:
        return attempt(left, right, method, reflected, order)
    except Declined:
        pass
    return not left is right


def result_or_true(function, *arguments):
    """Of a special method that is called by its name, where NotImplemented makes no other difference than True."""
    try:
        return function(*arguments)
    except Declined:
        return True


def result_or_false(function, *arguments):
    try:
        return function(*arguments)
    except Declined:
        return False
