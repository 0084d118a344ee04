"""operator: the operators that change their first operand, and what looks for an item."""

from serpentine_system import special_results

raises_as_python = True

arithmetic_is_checked = True


def iadd(a, b):
    a += b
    return a


def isub(a, b):
    a -= b
    return a


def imul(a, b):
    a *= b
    return a


def itruediv(a, b):
    a /= b
    return a


def ifloordiv(a, b):
    a //= b
    return a


def imod(a, b):
    a %= b
    return a


def ipow(a, b):
    a **= b
    return a


def ilshift(a, b):
    a <<= b
    return a


def irshift(a, b):
    a >>= b
    return a


def iand(a, b):
    a &= b
    return a


def ior(a, b):
    a |= b
    return a


def ixor(a, b):
    a ^= b
    return a


def setitem(a, b, c):
    a[b] = c


def delitem(a, b):
    del a[b]


def index(a):
    return special_results.checked__index__(a)


def countOf(a, b):
    count = 0
    for item in a:
        if item is b or item == b:
            count += 1
    return count


def indexOf(a, b):
    position = 0
    for item in a:
        if item is b or item == b:
            return position
        position += 1
    raise ValueError('sequence.index(x): x not in sequence')


def call(function, /, *arguments, **named):
    return function(*arguments, **named)
