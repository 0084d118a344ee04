"""Operators and methods of mixtures of int, float and bool: each value is taken as the kind of number that it is."""

from rpython.rtyper.lltypesystem.lltype import hllong, lllong
from serpentine_system import float_methods
from serpentine_system.registry import constant_parameters


def apply(operate, sign, a, b):
    """An operator of two numbers, of which one at least is a mixture: on ints where both are ints or bools."""
    if a is None or b is None:
        raise TypeError('unsupported operand type(s) for ' + sign + ": '" + type_name(a) + "' and '" + type_name(b) + "'")
    return by_kinds(operate, a, b)


def compare(operate, sign, a, b):
    if a is None or b is None:
        raise TypeError("'" + sign + "' not supported between instances of '" + type_name(a) + "' and '" + type_name(b) + "'")
    return by_kinds(operate, a, b)


def by_kinds(operate, a, b):
    if isinstance(a, float):
        if isinstance(b, float):
            return operate(a, b)
        return operate(a, int(b))
    if isinstance(b, float):
        return operate(int(a), b)
    return operate(int(a), int(b))


def by_kind(operate, number):
    if isinstance(number, float):
        return operate(number)
    if isinstance(number, bool):
        return operate(number)
    return operate(number)


def type_of(number):
    if isinstance(number, bool):
        return bool
    if isinstance(number, int):
        return int
    return float


def type_name(number):
    if number is None:
        return 'NoneType'
    if isinstance(number, float):
        return 'float'
    if isinstance(number, bool):
        return 'bool'
    return 'int'


# Arithmetic

def __add__(self, other):
    return apply(sum_of, '+', self, other)


def sum_of(a, b):
    return a + b


def __sub__(self, other):
    return apply(difference, '-', self, other)


def difference(a, b):
    return a - b


def __mul__(self, other):
    return apply(product, '*', self, other)


def product(a, b):
    return a * b


def __truediv__(self, other):
    return apply(quotient, '/', self, other)


def quotient(a, b):
    return a / b


def __floordiv__(self, other):
    return apply(floor_quotient, '//', self, other)


def floor_quotient(a, b):
    return a // b


def __mod__(self, other):
    return apply(remainder, '%', self, other)


def remainder(a, b):
    return a % b


def __pow__(self, other):
    return apply(power, '** or pow()', self, other)


def power(a, b):
    if not isinstance(b, float) and b < 0:
        return float_methods.power(float(a), float(b))
    return a ** b


# Where the result of two ints may outgrow a word

def unbounded_add(a, b):
    return apply(unbounded_sum, '+', a, b)


def unbounded_sum(a, b):
    return without_bounds(a, b) + b


def unbounded_sub(a, b):
    return apply(unbounded_difference, '-', a, b)


def unbounded_difference(a, b):
    return without_bounds(a, b) - b


def unbounded_mul(a, b):
    return apply(unbounded_product, '*', a, b)


def unbounded_product(a, b):
    return without_bounds(a, b) * b


def unbounded_pow(a, b):
    return apply(unbounded_power, '** or pow()', a, b)


def unbounded_power(a, b):
    if not isinstance(b, float) and b < 0:
        return float_methods.power(float(a), float(b))
    return without_bounds(a, b) ** b


def without_bounds(a, b):
    """The left one of two operands: as an int without bounds if both are ints."""
    if isinstance(a, float) or isinstance(b, float):
        return a
    return hllong(lllong(a))


def __neg__(self):
    if isinstance(self, float):
        return -self
    return -int(self)


def __pos__(self):
    if isinstance(self, float):
        return self
    return int(self)


def __abs__(self):
    if isinstance(self, float):
        return abs(self)
    return abs(int(self))


# Comparison

def __eq__(self, other):
    if self is None or other is None:
        return self is None and other is None
    return by_kinds(equal, self, other)


def equal(a, b):
    return a == b


def __ne__(self, other):
    return not __eq__(self, other)


def __lt__(self, other):
    return compare(less, '<', self, other)


def less(a, b):
    return a < b


def __le__(self, other):
    return compare(at_most, '<=', self, other)


def at_most(a, b):
    return a <= b


def __gt__(self, other):
    return compare(greater, '>', self, other)


def greater(a, b):
    return a > b


def __ge__(self, other):
    return compare(at_least, '>=', self, other)


def at_least(a, b):
    return a >= b


def hash_of(number):
    if isinstance(number, float):
        return hash(number)
    return hash(int(number))


def truth(number):
    if isinstance(number, float):
        return number != 0.0
    return int(number) != 0


# Conversion and text

def __int__(self):
    if isinstance(self, float):
        return int(self)
    if isinstance(self, bool):
        return 1 if self else 0
    return self


def __repr__(self):
    return by_kind(text_of, self)


def text_of(number):
    return repr(number)


@constant_parameters('spec')
def __format__(self, spec):
    if isinstance(self, float):
        return format(self, spec)
    if isinstance(self, bool):
        return format(self, spec)
    return format(self, spec)


# Methods that int and float both have

def is_integer(self):
    if isinstance(self, float):
        return self.is_integer()
    return True


def conjugate(self):
    return __pos__(self)


def get_real(self):
    return __pos__(self)


def as_integer_ratio(self):
    if isinstance(self, float):
        return self.as_integer_ratio()
    return int(self), 1
