"""operator: its functions, and the callables that it makes."""

from serpentine_system.sorting import ABSENT, Absent

arithmetic_is_checked = True


def abs(a):
    return -a if a < 0 else +a


def add(a, b):
    return a + b


def concat(a, b):
    return a + b


def sub(a, b):
    return a - b


def mul(a, b):
    return a * b


def matmul(a, b):
    return a @ b


def truediv(a, b):
    return a / b


def floordiv(a, b):
    return a // b


def mod(a, b):
    return a % b


def pow(a, b):
    return a ** b


def lshift(a, b):
    return a << b


def rshift(a, b):
    return a >> b


def and_(a, b):
    return a & b


def or_(a, b):
    return a | b


def xor(a, b):
    return a ^ b


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


def neg(a):
    return -a


def pos(a):
    return +a


def invert(a):
    return ~a


def not_(a):
    return not a


def truth(a):
    return bool(a)


def is_(a, b):
    return a is b


def is_not(a, b):
    return a is not b


def eq(a, b):
    return a == b


def ne(a, b):
    return a != b


def lt(a, b):
    return a < b


def le(a, b):
    return a <= b


def gt(a, b):
    return a > b


def ge(a, b):
    return a >= b


def contains(a, b):
    return b in a


def getitem(a, b):
    return a[b]


def setitem(a, b, c):
    a[b] = c


def delitem(a, b):
    del a[b]


def index(a):
    return a.__index__()


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


def call(function, *arguments):
    return function(*arguments)
