"""What int and float are to classes of the program that extend them: each instance holds a plain number, which is what its inherited methods compute with, and what they give is plain."""

from serpentine_system import contents, mathematics
from serpentine_system.operator_signs import ARITHMETIC, BITWISE, ORDER
from serpentine_system.sorting import ABSENT, Absent


class ExtendedNumber:
    """What both have. Operands may be instances of such classes, plain numbers, or what knows numbers by itself."""

    _only_below_ = True
    _is_generic_ = False
    _is_value_ = True

    def _plain_contents_(self):
        return self.__number

    def _plain_number_(self):
        return self.__number

    def __mul__(self, other):
        """Of a sequence, too."""
        return self.__number * contents.of(other)

    def __rmul__(self, other):
        return other * self.__number

    def __neg__(self):
        return -self.__number

    def __pos__(self):
        return self.__number

    def __abs__(self):
        return abs(self.__number)

    def __bool__(self):
        return self.__number != 0

    def __int__(self):
        return int(self.__number)

    def __float__(self):
        return float(self.__number)

    def __round__(self, ndigits=None):
        return round(self.__number, ndigits) if ndigits is not None else round(self.__number)

    def __trunc__(self):
        return int(self.__number)

    def __floor__(self):
        return mathematics.floor(self.__number)

    def __ceil__(self):
        return mathematics.ceil(self.__number)

    def __eq__(self, other):
        return self.__number == contents.of(other)

    def __ne__(self, other):
        return self.__number != contents.of(other)

    def __hash__(self):
        return hash(self.__number)

    def __repr__(self):
        return repr(self.__number)

    def __format__(self, spec):
        if spec == '':
            return str(self)
        return format(self.__number, spec)

    def conjugate(self):
        return self.__number

    def as_integer_ratio(self):
        return self.__number.as_integer_ratio()

    def is_integer(self):
        return self.__number.is_integer()


class ExtendedFloat(ExtendedNumber):
    def __new__(cls, x=0.0, /):
        self = object.__new__(cls)
        self._ExtendedNumber__number = float(x)
        return self

    # As in Python, keywords are for the __init__ of a class below.
    __new__._takes_no_keywords_ = True

    @staticmethod
    def _state_of_(original):
        return {} if type(original) is float else {'_ExtendedNumber__number': float.__float__(original)}

    def __getnewargs__(self):
        return self._ExtendedNumber__number,

    def _plain_float_(self):
        return self._ExtendedNumber__number

    def hex(self):
        return self._ExtendedNumber__number.hex()

    @property
    def real(self):
        return self._ExtendedNumber__number

    @property
    def imag(self):
        return 0.0


class ExtendedInt(ExtendedNumber):
    def __new__(cls, x=0, /, base=ABSENT):
        self = object.__new__(cls)
        if isinstance(base, Absent):
            self._ExtendedNumber__number = int(x)
        else:
            self._ExtendedNumber__number = int(x, base)
        return self

    @staticmethod
    def _state_of_(original):
        return {} if type(original) in (int, bool) else {'_ExtendedNumber__number': int.__int__(original)}

    def __getnewargs__(self):
        return self._ExtendedNumber__number,

    def _plain_int_(self):
        return self._ExtendedNumber__number

    def __index__(self):
        return self._ExtendedNumber__number

    def __format__(self, spec):
        if spec == '':
            return str(self)
        if spec[-1] in 'eEfFgG%':
            return format(float(self), spec)
        return format(self._ExtendedNumber__number, spec)

    def __invert__(self):
        return ~self._ExtendedNumber__number

    def bit_length(self):
        return self._ExtendedNumber__number.bit_length()

    def bit_count(self):
        return self._ExtendedNumber__number.bit_count()

    def to_bytes(self, length=1, byteorder='big', *, signed=False):
        return self._ExtendedNumber__number.to_bytes(length, byteorder, signed=signed)

    @property
    def real(self):
        return self._ExtendedNumber__number

    @property
    def imag(self):
        return 0

    @property
    def numerator(self):
        return self._ExtendedNumber__number

    @property
    def denominator(self):
        return 1


# Operators: what is no number has its own say.

def is_number(value):
    return isinstance(value, complex) or is_real(value)


def is_real(value):
    return isinstance(value, (int, float)) or hasattr(value, '_plain_number_')


def is_int(value):
    return isinstance(value, int) or hasattr(value, '_plain_number_') and hasattr(value, '__index__')


def method(name, result, takes):
    """A method of the name: the result is an expression of a, the number that is held, and b, the other operand's. NotImplemented where takes says that the other is none."""
    lines = ['def %s(self, other):' % name, '    if not %s(other):' % takes, '        return NotImplemented', '    a, b = self._plain_number_(), contents.of(other)', '    return ' + result]
    namespace = {'__name__': __name__, 'contents': contents, 'is_number': is_number, 'is_real': is_real, 'is_int': is_int}
    exec(compile('\n'.join(lines) + '\n', 'serpentine_system/extended_numbers.py', 'exec'), namespace)
    return namespace[name]


def add_operators(cls, signs, takes):
    for name, sign in signs.items():
        for side, result in (('', 'a ' + sign + ' b'), ('r', 'b ' + sign + ' a')):
            special = '__' + side + name + '__'
            setattr(cls, special, method(special, result, takes))


# A product may be one with a sequence, which the class tells.
add_operators(ExtendedNumber, {name: sign for name, sign in ARITHMETIC.items() if name != 'mul'}, 'is_number')
add_operators(ExtendedInt, BITWISE, 'is_int')
for name, sign in ORDER.items():
    setattr(ExtendedNumber, '__' + name + '__', method('__' + name + '__', 'a ' + sign + ' b', 'is_real'))
ExtendedNumber.__divmod__ = method('__divmod__', 'divmod(a, b)', 'is_real')
ExtendedNumber.__rdivmod__ = method('__rdivmod__', 'divmod(b, a)', 'is_real')
