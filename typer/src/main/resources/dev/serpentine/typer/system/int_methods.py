"""Methods of int and bool."""

from rpython.rtyper.lltypesystem.lltype import Signed, cast_primitive, hllong, hlstr, int_rshift, is_unbounded, llbytes, llstr
from serpentine_system import builders, float_methods, format_numbers, guards, integers, long_text, operators, powers


def __repr__(self):
    return hlstr(integers.to_text(int(self)))


def __str__(self):
    return hlstr(integers.to_text(int(self)))


def __format__(self, spec):
    return format_numbers.format_int(int(self), spec, 'int')


def unsigned_repr(self):
    """repr of an Unsigned."""
    return hlstr(integers.unsigned_to_text(self))


def small_repr(self):
    """repr of a smaller machine integer."""
    return hlstr(integers.to_text(cast_primitive(Signed, self)))


def bool_repr(self):
    return 'True' if self else 'False'


def bool_format(self, spec):
    if len(spec) == 0:
        return bool_repr(self)
    return format_numbers.format_int(int(self), spec, 'bool')


def __floordiv__(self, other):
    return integers.floordiv(int(self), int(other))


def __divmod__(self, other):
    if isinstance(other, float):
        return float_methods.__divmod__(float(self), other)
    return integers.quotient_and_remainder(int(self), int(other))


def __pow__(self, other):
    guards.require('** or pow()', self, other)
    if isinstance(other, float):
        return float_methods.power(float(self), other)
    return powers.power(int(self), int(other))


def negative_power(self, other):
    """self ** other for an exponent that is known to be negative."""
    guards.require('** or pow()', self, other)
    return float_methods.power(float(self), float(other))


def __lshift__(self, other):
    return integers.lshift(int(self), int(other))


def __rshift__(self, other):
    return integers.rshift(int(self), int(other))


def __round__(self, *digits):
    """round(n), or round(n, digits): to a multiple of a power of ten, halves to even."""
    value = int(self)
    if len(digits) == 0:
        return value
    if digits[0] is None:
        return value
    return round_left(value, -int(digits[0]))


def round_left(value, places):
    if places <= 0:
        return value
    if places > 19:
        return 0
    step = powers.power(10, places) if places < 19 else 0
    if step == 0:
        return 0 if -5000000000000000000 <= value and value <= 5000000000000000000 else integers.overflow_result()
    rest = value % step
    half = int_rshift(step, 1)
    if rest > half or rest == half and (value // step) & 1 == 1:
        return integers.add(value, step - rest)
    return integers.sub(value, rest)


def __trunc__(self):
    return int(self)


def __floor__(self):
    return int(self)


def __ceil__(self):
    return int(self)


def __index__(self):
    return int(self)


def bit_length(self):
    return integers.bit_length(int(self))


def bit_count(self):
    return integers.bit_count(int(self))


def conjugate(self):
    return int(self)


def is_integer(self):
    return True


def as_integer_ratio(self):
    return int(self), 1


def get_real(self):
    return int(self)


def get_imag(self):
    return 0


def get_numerator(self):
    return int(self)


def get_denominator(self):
    return 1


def to_bytes(self, length=1, byteorder='big', *, signed=False):
    value = int(self)
    if length < 0:
        raise ValueError('length argument must be non-negative')
    is_big = is_big_endian(byteorder)
    if value < 0 and not signed:
        raise OverflowError("can't convert negative int to unsigned")
    if not fits(value, length, signed):
        raise OverflowError('int too big to convert')
    builder = builders.new_bytes(length)
    for i in range(length):
        place = length - 1 - i if is_big else i
        builders.add_byte(builder, int_rshift(value, place * 8 if place < 8 else 63) & 255)
    return builders.build_bytes(builder)


def is_big_endian(byteorder):
    if byteorder == 'big':
        return True
    if byteorder != 'little':
        raise ValueError("byteorder must be either 'little' or 'big'")
    return False


def fits(value, length, signed):
    if length > 8:
        return True
    if length == 0:
        return value == 0 or signed and value == -1
    if signed:
        rest = int_rshift(value, length * 8 - 1)
        return rest == 0 or rest == -1
    return length == 8 or int_rshift(value, length * 8) == 0


def from_bytes(data, byteorder='big', *, signed=False):
    """int.from_bytes of a bytes."""
    is_big = is_big_endian(byteorder)
    items = llbytes(bytes(data)).items
    count = len(items)
    result = 0
    for i in range(count):
        byte = cast_primitive(Signed, items[i if is_big else count - 1 - i])
        if i == 0 and signed and byte >= 128:
            byte -= 256
        result = integers.add(integers.mul(result, 256), byte)
    return result


def builtin_int(*args, base=None):
    """int(x) of text or bytes, with or without a base; what is a number is core."""
    if len(args) == 0:
        if base is not None:
            raise TypeError('int() missing string argument')
        return 0
    if len(args) == 2:
        return of_base(args[0], args[1])
    if base is not None:
        return of_base(args[0], base)
    return text_to_int(args[0], 10)


def of_base(value, base):
    if isinstance(value, str) or isinstance(value, bytes) or isinstance(value, bytearray):
        return text_to_int(value, base)
    raise TypeError("int() can't convert non-string with explicit base")


def require_something(value):
    """Of what int() is called with."""
    if value is None:
        raise TypeError("int() argument must be a string, a bytes-like object or a real number, not 'NoneType'")


def text_to_int(value, base):
    if isinstance(value, str):
        return parsed(value, base)
    if isinstance(value, bytes) or isinstance(value, bytearray):
        return parsed(value.decode('latin-1'), base)
    require_something(value)
    if isinstance(value, int) or isinstance(value, float):
        return int(value)
    if hasattr(value, 'tobytes'):
        return parsed(value.tobytes().decode('latin-1'), base)
    return parsed(value, base)


def parsed(s, base):
    if is_unbounded(base):
        return hllong(long_text.parse(llstr(s), base))
    return integers.parse(llstr(s), base)


def builtin_bin(number):
    return prefixed(operators.index(number), '0b', 2)


def builtin_oct(number):
    return prefixed(operators.index(number), '0o', 8)


def builtin_hex(number):
    return prefixed(operators.index(number), '0x', 16)


def prefixed(value, prefix, base):
    figures = format_numbers.figures_of(value, base)
    return '-' + prefix + figures if value < 0 else prefix + figures
