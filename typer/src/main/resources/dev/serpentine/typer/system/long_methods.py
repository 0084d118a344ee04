"""Operators and methods of ints without bounds: one operand at least is one, the other a number of any kind."""

from rpython.rtyper.lltypesystem.lltype import hllong, hlnarrow, hlstr, is_long, lllong, llstr, llunsigned
from serpentine_system import builders, digit_arrays, format_numbers, guards, int_methods, long_division, long_integers, long_text


def require_order(sign, a, b):
    if a is None or b is None:
        raise TypeError("'" + sign + "' not supported between instances of '" + guards.name_of(a) + "' and '" + guards.name_of(b) + "'")


def of_float(x):
    """int(x)."""
    if x != x:
        raise ValueError('cannot convert float NaN to integer')
    if x - x != 0.0:
        raise OverflowError('cannot convert float infinity to integer')
    return hllong(long_integers.of_float(x))


def from_bytes(data, byteorder, signed):
    """int.from_bytes."""
    items = bytes(data)
    if not int_methods.is_big_endian(byteorder):
        items = items[::-1]
    result = long_integers.of_word(0)
    for start in range(0, len(items), 7):
        chunk = items[start:start + 7]
        word = 0
        for byte in chunk:
            word = word << 8 | byte
        result = long_integers.add_word(long_integers.lshift(result, len(chunk) * 8), word)
    if signed and len(items) > 0 and items[0] >= 128:
        result = long_integers.sub(result, long_integers.lshift(long_integers.of_word(1), len(items) * 8))
    return hllong(result)


def from_text(text, base):
    """int(text, base)."""
    int_methods.require_something(text)
    return hllong(long_text.parse(llstr(text), base))


def is_word(value):
    """Whether an operand is known to fit in a word, by its type."""
    return isinstance(value, int) and not is_long(value)


# Arithmetic

def __add__(a, b):
    guards.require('+', a, b)
    if isinstance(a, float) or isinstance(b, float):
        return float(a) + float(b)
    if is_word(b):
        return hllong(long_integers.add_word(lllong(a), int(b)))
    if is_word(a):
        return hllong(long_integers.add_word(lllong(b), int(a)))
    return hllong(long_integers.add(lllong(a), lllong(b)))


def __sub__(a, b):
    guards.require('-', a, b)
    if isinstance(a, float) or isinstance(b, float):
        return float(a) - float(b)
    if is_word(b):
        return hllong(long_integers.sub_word(lllong(a), int(b)))
    return hllong(long_integers.sub(lllong(a), lllong(b)))


def __mul__(a, b):
    guards.require('*', a, b)
    if isinstance(a, float) or isinstance(b, float):
        return float(a) * float(b)
    if is_word(b):
        return hllong(long_integers.mul_word(lllong(a), int(b)))
    if is_word(a):
        return hllong(long_integers.mul_word(lllong(b), int(a)))
    return hllong(long_integers.mul(lllong(a), lllong(b)))


def __truediv__(a, b):
    guards.require('/', a, b)
    if isinstance(a, float) or isinstance(b, float):
        return divided(float(a), float(b))
    return long_division.truediv(lllong(a), lllong(b))


def divided(a, b):
    if b == 0.0:
        raise ZeroDivisionError('float division by zero')
    return a / b


def __floordiv__(a, b):
    guards.require('//', a, b)
    if isinstance(a, float) or isinstance(b, float):
        return float(a) // float(b)
    if is_word(b):
        return hllong(long_division.floordiv_word(lllong(a), int(b)))
    return hllong(long_division.floordiv(lllong(a), lllong(b)))


def __mod__(a, b):
    guards.require('%', a, b)
    if isinstance(a, float) or isinstance(b, float):
        return float(a) % float(b)
    if is_long(b):
        return hllong(long_division.mod(lllong(a), lllong(b)))
    return long_division.mod_word(lllong(a), int(b))


def __divmod__(a, b):
    if isinstance(a, float) or isinstance(b, float):
        return divmod(float(a), float(b))
    quotient = hllong(long_division.floordiv(lllong(a), lllong(b)))
    return quotient, __mod__(a, b)


def __pow__(a, b):
    guards.require('** or pow()', a, b)
    if isinstance(a, float) or isinstance(b, float):
        return float(a) ** float(b)
    exponent = lllong(b)
    if exponent.word < 0:
        if lllong(a).word == 0:
            raise ZeroDivisionError('0.0 cannot be raised to a negative power')
        raise ValueError('negative exponent: write float(x) ** y')
    return hllong(long_division.power(lllong(a), exponent))


def power_modulo(base, exponent, modulus):
    return hllong(long_division.power_modulo(lllong(base), lllong(exponent), lllong(modulus)))


def are_ints(a, b):
    """Of two numbers, by their types."""
    return not isinstance(a, float) and not isinstance(b, float)


def unsupported(sign, a, b):
    return TypeError('unsupported operand type(s) for ' + sign + ": '" + guards.name_of(a) + "' and '" + guards.name_of(b) + "'")


def count_of(count):
    """How far to shift; a count that no word holds shifts all out."""
    if not count.digits:
        return count.word
    return -1 if count.word < 0 else 9223372036854775807


def __lshift__(a, b):
    guards.require('<<', a, b)
    if not are_ints(a, b):
        raise unsupported('<<', a, b)
    return hllong(long_integers.lshift(lllong(a), count_of(lllong(b))))


def __rshift__(a, b):
    guards.require('>>', a, b)
    if not are_ints(a, b):
        raise unsupported('>>', a, b)
    return hllong(long_integers.rshift(lllong(a), count_of(lllong(b))))


def __and__(a, b):
    guards.require('&', a, b)
    if not are_ints(a, b):
        raise unsupported('&', a, b)
    return hllong(long_integers.and_(lllong(a), lllong(b)))


def and_with_mask(a, b):
    """Where an operand is a word that is not negative, and so the result fits in one."""
    guards.require('&', a, b)
    return hlnarrow(llunsigned(a) & llunsigned(b))


def __or__(a, b):
    guards.require('|', a, b)
    if not are_ints(a, b):
        raise unsupported('|', a, b)
    return hllong(long_integers.or_(lllong(a), lllong(b)))


def __xor__(a, b):
    guards.require('^', a, b)
    if not are_ints(a, b):
        raise unsupported('^', a, b)
    return hllong(long_integers.xor(lllong(a), lllong(b)))


def __neg__(self):
    require_present('-', self)
    return hllong(long_integers.neg(lllong(self)))


def __pos__(self):
    require_present('+', self)
    return self


def __invert__(self):
    require_present('~', self)
    return hllong(long_integers.invert(lllong(self)))


def require_present(sign, value):
    if value is None:
        raise TypeError('bad operand type for unary ' + sign + ": 'NoneType'")


def __abs__(self):
    if self is None:
        raise TypeError("bad operand type for abs(): 'NoneType'")
    return hllong(long_integers.absolute(lllong(self)))


# Comparison

def order(a, b):
    """-1, 0 or 1, and 2 beside what is no number."""
    if isinstance(a, float):
        return 2 if a != a else -long_integers.compare_float(lllong(b), a)
    if isinstance(b, float):
        return 2 if b != b else long_integers.compare_float(lllong(a), b)
    if is_word(b):
        return long_integers.compare_word(lllong(a), int(b))
    if is_word(a):
        return -long_integers.compare_word(lllong(b), int(a))
    return long_integers.compare(lllong(a), lllong(b))


def __eq__(a, b):
    if a is None or b is None:
        return a is None and b is None
    if isinstance(a, float) or isinstance(b, float):
        return order(a, b) == 0
    if is_word(b):
        return long_integers.eq_word(lllong(a), int(b))
    if is_word(a):
        return long_integers.eq_word(lllong(b), int(a))
    return long_integers.eq(lllong(a), lllong(b))


def __ne__(a, b):
    return not __eq__(a, b)


def __lt__(a, b):
    require_order('<', a, b)
    return order(a, b) == -1


def __le__(a, b):
    require_order('<=', a, b)
    return order(a, b) <= 0


def __gt__(a, b):
    require_order('>', a, b)
    return order(a, b) == 1


def __ge__(a, b):
    require_order('>=', a, b)
    found = order(a, b)
    return found == 0 or found == 1


# Conversion and text

def __int__(self):
    int_methods.require_something(self)
    return self


def __float__(self):
    if self is None:
        raise TypeError("float() argument must be a string or a real number, not 'NoneType'")
    return long_integers.to_float(lllong(self))


def __repr__(self):
    return hlstr(long_text.to_text(lllong(self)))


def __format__(self, spec):
    return format_numbers.format_int(self, spec, 'int')


def __round__(self, *digits):
    if len(digits) == 0:
        return self
    if digits[0] is None:
        return self
    return round_left(self, -int(digits[0]))


def round_left(self, places):
    """To a multiple of a power of ten, halves to even."""
    value = lllong(self)
    if places <= 0:
        return hllong(value)
    step = long_division.power(long_integers.of_word(10), long_integers.of_word(places))
    rest = long_division.mod(value, step)
    result = long_integers.sub(value, rest)
    nearer = long_integers.compare(long_integers.lshift(rest, 1), step)
    if nearer > 0 or nearer == 0 and long_integers.low_word(long_division.floordiv(result, step)) & 1 == 1:
        result = long_integers.add(result, step)
    return hllong(result)


def bit_length(self):
    return long_integers.bit_length(lllong(self))


def bit_count(self):
    return long_integers.bit_count(lllong(self))


def as_integer_ratio(self):
    return self, 1


def to_bytes(self, length=1, byteorder='big', *, signed=False):
    value = lllong(self)
    if length < 0:
        raise ValueError('length argument must be non-negative')
    is_big = int_methods.is_big_endian(byteorder)
    if value.word < 0 and not signed:
        raise OverflowError("can't convert negative int to unsigned")
    size = long_integers.bit_length(long_integers.invert(value) if value.word < 0 else value) + (1 if signed else 0)
    if size > length * 8 and (length > 0 or size > 1):
        raise OverflowError('int too big to convert')
    digits = long_integers.complement(value, length * 8 // 31 + 2 if length * 8 // 31 > 3 else 5)
    builder = builders.new_bytes(length)
    for i in range(length):
        place = length - 1 - i if is_big else i
        builders.add_byte(builder, digit_arrays.bits_at(digits, place * 8, 8))
    return builders.build_bytes(builder)



# Of module math

def greatest_common_divisor(a, b):
    return hllong(long_division.greatest_common_divisor(lllong(a), lllong(b)))


def least_common_multiple(a, b):
    first = lllong(a)
    second = lllong(b)
    if first.word == 0 or second.word == 0:
        return hllong(long_integers.of_word(0))
    common = long_division.greatest_common_divisor(first, second)
    return hllong(long_integers.absolute(long_integers.mul(long_division.floordiv(first, common), second)))


def square_root(n):
    return hllong(long_division.square_root(lllong(n)))


def product(first, last):
    """The product of the numbers from one to another: of halves, so that those that meet are of equal length."""
    return hllong(product_of(first, last))


def product_of(first, last):
    if first >= last:
        return long_integers.of_word(last if first == last else 1)
    middle = (first + last) // 2
    return long_integers.mul(product_of(first, middle), product_of(middle + 1, last))


def falling_product(n, count):
    """n * (n - 1) * ... of so many factors, none of them where there are more than n."""
    value = lllong(n)
    result = long_integers.of_word(1)
    for i in range(count):
        if value.word == 0:
            return hllong(value)
        result = long_integers.mul(result, value)
        value = long_integers.sub(value, long_integers.of_word(1))
    return hllong(result)


def combinations(n, k):
    value = lllong(n)
    if not value.digits and k > value.word - k:
        k = value.word - k
    if k < 0:
        return hllong(long_integers.of_word(0))
    result = long_integers.of_word(1)
    for i in range(k):
        factor = long_integers.sub(value, long_integers.of_word(i))
        result = long_division.floordiv(long_integers.mul(result, factor), long_integers.of_word(i + 1))
    return hllong(result)
