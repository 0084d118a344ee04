"""Operations whose special methods may return NotImplemented: what Python tries then.

A method that an operand does not have is passed as the empty text.
"""

from rpython.rtyper.special_methods import DECLINED, Declined
from serpentine_system import guards
from serpentine_system.registry import constant_parameters


@constant_parameters('method', 'reflected')
def attempt(left, right, method, reflected):
    """What one of the methods gives. Declined where neither knows, as None does of none."""
    if method != '' and left is not None:
        try:
            return getattr(left, method)(right)
        except Declined:
            pass
    if reflected != '' and right is not None:
        return getattr(right, reflected)(left)
    raise DECLINED


@constant_parameters('method', 'reflected', 'sign')
def operate(left, right, method, reflected, sign):
    try:
        return attempt(left, right, method, reflected)
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
        name = guards.name_of(left)
        if isinstance(left, (bytes, bytearray)):
            raise TypeError("can't concat " + guards.name_of(right) + ' to ' + name)
        raise TypeError('can only concatenate ' + name + ' (not "' + guards.name_of(right) + '") to ' + name)
    raise TypeError('unsupported operand type(s) for ' + sign + ": '" + guards.name_of(left) + "' and '" + guards.name_of(right) + "'")


def is_sequence(value):
    return isinstance(value, (str, bytes, bytearray, list, tuple))


@constant_parameters('in_place', 'method', 'reflected', 'sign')
def operate_in_place(left, right, in_place, method, reflected, sign):
    try:
        return attempt(left, right, in_place, '')
    except Declined:
        pass
    return operate(left, right, method, reflected, sign)


@constant_parameters('method', 'reflected', 'sign')
def compare(left, right, method, reflected, sign):
    try:
        return attempt(left, right, method, reflected)
    except Declined:
        pass
    raise TypeError("'" + sign + "' not supported between instances of '" + guards.name_of(left) + "' and '" + guards.name_of(right) + "'")


@constant_parameters('method', 'reflected', 'sign')
def equal(left, right, method, reflected, sign):
    try:
        return attempt(left, right, method, reflected)
    except Declined:
        pass
    return left is right


@constant_parameters('method', 'reflected', 'sign')
def unequal(left, right, method, reflected, sign):
    """By __ne__; where a class has none, it is by __eq__."""
    try:
        return attempt(left, right, method, reflected)
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
