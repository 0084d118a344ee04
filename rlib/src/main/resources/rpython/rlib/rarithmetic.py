"""Machine integers. A translated program computes with them directly; here they are emulated by subclasses of int that wrap."""

import struct
import sys

LONG_BIT = 64
LONG_MASK = (1 << LONG_BIT) - 1
LONG_TEST = 1 << LONG_BIT - 1
LONG_BIT_SHIFT = 6
LONGLONG_BIT = 64
LONGLONG_MASK = LONG_MASK
LONGLONG_TEST = LONG_TEST
LONGLONGLONG_BIT = 128
INT_MAX = 2 ** 31 - 1
INT_MIN = -2 ** 31
UINT_MAX = 2 ** 32 - 1
maxint = sys.maxsize
MININT = -maxint - 1
is_emulated_long = False


def intmask(n):
    """The low 64 bits, as a signed integer."""
    if isinstance(n, float):
        raise TypeError('intmask of a float')
    n = int(n) & LONG_MASK
    return n - (1 << LONG_BIT) if n & LONG_TEST else n


def longlongmask(n):
    return intmask(n)


def widen(n):
    """An integer of any size as an int."""
    return int(n)


def ovfcheck(n):
    """The operand, an arithmetic operation; raises OverflowError where 64 bits do not hold its result."""
    if not -LONG_TEST <= n < LONG_TEST:
        raise OverflowError('integer overflow')
    return n


def ovfcheck_float_to_longlong(x):
    """int(x); raises OverflowError where 64 bits do not hold it."""
    if not -9223372036854776832.0 < x < 9223372036854775296.0:
        raise OverflowError('float too large')
    return int(x)


ovfcheck_float_to_int = ovfcheck_float_to_longlong


class base_int(int):
    """A machine integer of BITS bits; the result of arithmetic wraps; with an int it has this type, with another machine
    integer it is as wide as the wider of both, and signed if both are."""

    BITS = 64
    SIGNED = True
    __slots__ = ()

    def __new__(cls, value=0):
        if isinstance(value, float) or isinstance(value, str):
            value = int(value)
        value = int.__int__(value) & (1 << cls.BITS) - 1
        if cls.SIGNED and value >> cls.BITS - 1:
            value -= 1 << cls.BITS
        return int.__new__(cls, value)

    def _result_type(self, other):
        mine = type(self)
        theirs = type(other)
        if mine is theirs or not isinstance(other, base_int):
            return mine
        signed = mine.SIGNED and theirs.SIGNED
        if mine.BITS == theirs.BITS:
            return mine if mine.SIGNED == signed else theirs
        wider = mine if mine.BITS > theirs.BITS else theirs
        return wider if wider.SIGNED == signed else _UNSIGNED[wider.BITS]

    def __int__(self):
        return int.__int__(self)

    def __hash__(self):
        return int.__hash__(self)

    def __repr__(self):
        return int.__repr__(self)

    __str__ = __repr__

    def __neg__(self):
        return type(self)(-int(self))

    def __pos__(self):
        return self

    def __invert__(self):
        return type(self)(~int(self))

    def __abs__(self):
        return type(self)(abs(int(self)))


def _binary(name):
    operation = getattr(int, name)

    def forward(self, other):
        if not isinstance(other, int):
            return NotImplemented
        return self._result_type(other)(operation(int(self), int(other)))

    def backward(self, other):
        if not isinstance(other, int):
            return NotImplemented
        return self._result_type(other)(operation(int(other), int(self)))

    setattr(base_int, name, forward)
    setattr(base_int, '__r' + name[2:], backward)


for _name in ('__add__', '__sub__', '__mul__', '__floordiv__', '__mod__', '__and__', '__or__', '__xor__'):
    _binary(_name)


def _shift(name):
    operation = getattr(int, name)

    def forward(self, count):
        if not isinstance(count, int):
            return NotImplemented
        return type(self)(operation(int(self), int(count)))

    setattr(base_int, name, forward)


for _name in ('__lshift__', '__rshift__'):
    _shift(_name)


def build_int(name, signed, bits):
    """The class of machine integers of that sign and size."""
    return type(name, (base_int,), {'BITS': bits, 'SIGNED': signed, '__slots__': (), '__module__': __name__})


class r_uint(base_int):
    BITS = 64
    SIGNED = False
    __slots__ = ()


class r_ulonglong(base_int):
    BITS = 64
    SIGNED = False
    __slots__ = ()


class r_longlong(base_int):
    BITS = 64
    SIGNED = True
    __slots__ = ()


class r_int(base_int):
    BITS = 64
    SIGNED = True
    __slots__ = ()


class r_int8(base_int):
    BITS = 8
    __slots__ = ()


class r_int16(base_int):
    BITS = 16
    __slots__ = ()


class r_int32(base_int):
    BITS = 32
    __slots__ = ()


class r_uint8(base_int):
    BITS = 8
    SIGNED = False
    __slots__ = ()


class r_uint16(base_int):
    BITS = 16
    SIGNED = False
    __slots__ = ()


class r_uint32(base_int):
    BITS = 32
    SIGNED = False
    __slots__ = ()


_UNSIGNED = {8: r_uint8, 16: r_uint16, 32: r_uint32, 64: r_uint}
r_int64 = r_longlong
r_uint64 = r_ulonglong


class r_singlefloat:
    """A float of 32 bits: made, compared for equality, and turned to a float; no arithmetic."""

    def __init__(self, value):
        self._bytes = struct.pack('f', float(value))

    def __float__(self):
        return struct.unpack('f', self._bytes)[0]

    def __eq__(self, other):
        return type(other) is r_singlefloat and float(self) == float(other)

    def __ne__(self, other):
        return not self == other

    def __hash__(self):
        return hash(float(self))

    def __repr__(self):
        return 'r_singlefloat(%s)' % (float(self),)


def int_between(low, n, high):
    """low <= n < high."""
    return low <= n < high


def int_force_ge_zero(n):
    return 0 if n < 0 else n


def highest_bit(n):
    """The position of the only bit set in n."""
    position = -1
    while n:
        position += 1
        n >>= 1
    return position


def most_neg_value_of(type):
    return -(1 << type.BITS - 1) if type.SIGNED else 0


def is_valid_int(n):
    return -LONG_TEST <= n < LONG_TEST


def int_c_div(a, b):
    """The quotient towards zero."""
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def int_c_mod(a, b):
    """The remainder with the sign of a."""
    remainder = abs(a) % abs(b)
    return -remainder if a < 0 else remainder


def uint_mul_high(a, b):
    return r_uint(int(r_uint(a)) * int(r_uint(b)) >> 64)


def byteswap(n):
    """The integer with its bytes in reverse order."""
    size = type(n).BITS // 8 if isinstance(n, base_int) else 8
    signed = type(n).SIGNED if isinstance(n, base_int) else True
    value = int.from_bytes(int(n).to_bytes(size, 'little', signed=signed), 'big', signed=signed)
    return type(n)(value)


def string_to_int(s, base=10):
    """The int that a text stands for, as int(s, base); raises rstring.ParseStringError."""
    from rpython.rlib.rstring import ParseStringError
    try:
        return ovfcheck(int(s, base))
    except ValueError as error:
        raise ParseStringError(str(error))
