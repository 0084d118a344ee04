"""Low-level helpers for ints without bounds: division, powers, roots and common divisors."""

from rpython.rtyper.lltypesystem.lltype import DIGITS, int_div_trunc, int_lshift, int_rshift, malloc
from serpentine_system import digit_arrays, integers, long_integers
from serpentine_system.digit_arrays import BITS, MASK, at, put
from serpentine_system.long_integers import made, magnitude, of_word, sign

LEAST_NORMAL = 1 << 54


# Division of natural numbers

class Division:
    """A quotient and a remainder, as arrays of digits."""

    def __init__(self, quotient, remainder):
        self.quotient = quotient
        self.remainder = remainder


def divide(a, b):
    """Of a divisor that is not 0."""
    length = digit_arrays.length_of(b)
    if digit_arrays.compare(a, b) < 0:
        return Division(malloc(DIGITS, 0), a)
    if length == 1:
        return divide_by_digit(a, at(b, 0))
    return divide_long(a, digit_arrays.length_of(a), b, length)


def divide_by_digit(a, divisor):
    quotient = malloc(DIGITS, len(a))
    rest = divide_in_place(a, quotient, divisor)
    remainder = malloc(DIGITS, 1)
    put(remainder, 0, rest)
    return Division(quotient, remainder)


def divide_in_place(a, quotient, divisor):
    """Writes the quotient by a digit, perhaps over what is divided; gives the remainder."""
    rest = 0
    i = len(a) - 1
    while i >= 0:
        rest = int_lshift(rest, BITS) | at(a, i)
        digit = int_div_trunc(rest, divisor)
        put(quotient, i, digit)
        rest -= digit * divisor
        i -= 1
    return rest


def remainder_by_digit(a, divisor):
    rest = 0
    i = len(a) - 1
    while i >= 0:
        rest = int_lshift(rest, BITS) | at(a, i)
        rest -= int_div_trunc(rest, divisor) * divisor
        i -= 1
    return rest


def divide_long(a, length, b, divisor_length):
    """Knuth's algorithm D: each digit of the quotient is guessed from the leading digits, and is then at most one too large."""
    shift = BITS - digit_arrays.bits_of(at(b, divisor_length - 1))
    rest = digit_arrays.shift_left(digit_arrays.part(a, 0, length), shift)
    divisor = digit_arrays.shift_left(digit_arrays.part(b, 0, divisor_length), shift)
    first = at(divisor, divisor_length - 1)
    second = at(divisor, divisor_length - 2)
    quotient = malloc(DIGITS, length - divisor_length + 1)
    position = length - divisor_length
    while position >= 0:
        top = position + divisor_length
        lead = int_lshift(at(rest, top), BITS) | at(rest, top - 1)
        digit = int_div_trunc(lead, first)
        left = lead - digit * first
        if digit > MASK:
            left += (digit - MASK) * first
            digit = MASK
        while left <= MASK and digit * second > (int_lshift(left, BITS) | at(rest, top - 2)):
            digit -= 1
            left += first
        if digit != 0 and subtract_multiple(rest, position, divisor, divisor_length, digit) != 0:
            digit -= 1
            add_back(rest, position, divisor, divisor_length)
        put(quotient, position, digit)
        position -= 1
    return Division(quotient, digit_arrays.shift_right(rest, shift))


def subtract_multiple(rest, position, divisor, length, factor):
    """Subtracts a multiple from the digits from a position on, one more than the divisor has; gives what is borrowed from above."""
    borrow = 0
    for i in range(length):
        borrow += at(rest, position + i) - at(divisor, i) * factor
        put(rest, position + i, borrow & MASK)
        borrow = int_rshift(borrow, BITS)
    borrow += at(rest, position + length)
    put(rest, position + length, borrow & MASK)
    return int_rshift(borrow, BITS)


def add_back(rest, position, divisor, length):
    carry = 0
    for i in range(length):
        carry += at(rest, position + i) + at(divisor, i)
        put(rest, position + i, carry & MASK)
        carry = int_rshift(carry, BITS)
    put(rest, position + length, (carry + at(rest, position + length)) & MASK)


# Division of ints: quotients are rounded down, and a remainder has the divisor's sign

def floordiv(a, b):
    if b.word == 0:
        raise ZeroDivisionError('integer division or modulo by zero')
    if not a.digits and not b.digits:
        return long_integers.neg(a) if b.word == -1 else of_word(integers.floordiv_unchecked(a.word, b.word))
    division = divide(magnitude(a), magnitude(b))
    if sign(a) == sign(b):
        return made(1, division.quotient)
    quotient = made(-1, division.quotient)
    return quotient if digit_arrays.length_of(division.remainder) == 0 else long_integers.sub(quotient, of_word(1))


def floordiv_word(a, divisor):
    if not a.digits and divisor > 0:
        return of_word(integers.floordiv_unchecked(a.word, divisor))
    return floordiv(a, of_word(divisor))


def mod(a, b):
    if b.word == 0:
        raise ZeroDivisionError('integer modulo by zero')
    if not b.digits:
        return of_word(mod_word(a, b.word))
    remainder = made(sign(a), divide(magnitude(a), magnitude(b)).remainder)
    return long_integers.add(remainder, b) if remainder.word != 0 and sign(a) != sign(b) else remainder


def mod_word(a, divisor):
    """The remainder by a word fits in a word."""
    if divisor == 0:
        raise ZeroDivisionError('integer modulo by zero')
    if not a.digits:
        return 0 if divisor == -1 else integers.mod_unchecked(a.word, divisor)
    size = -divisor if divisor < 0 else divisor
    if 0 < size and size <= MASK:
        rest = remainder_by_digit(a.digits, size)
    else:
        found = made(1, divide(a.digits, long_integers.magnitude_of_word(divisor)).remainder)
        rest = found.word
    if a.word < 0:
        rest = -rest
    return rest + divisor if rest != 0 and (rest ^ divisor) < 0 else rest


def truediv(a, b):
    """The float next to the true quotient, of two the even one."""
    if b.word == 0:
        raise ZeroDivisionError('division by zero')
    if not a.digits and not b.digits:
        return integers.truediv(a.word, b.word)
    if a.word == 0:
        return -0.0 if b.word < 0 else 0.0
    dividend = magnitude(a)
    divisor = magnitude(b)
    exponent = digit_arrays.bit_length(dividend) - digit_arrays.bit_length(divisor)
    if exponent > 1025:
        raise OverflowError('integer division result too large for a float')
    result = 0.0
    if exponent > -1080:
        result = rounded_quotient(dividend, divisor, 60 - exponent)
    if result - result != 0.0:
        raise OverflowError('integer division result too large for a float')
    return -result if sign(a) != sign(b) else result


def rounded_quotient(dividend, divisor, scale):
    """The quotient as a number of 60 or 61 bits, the last one set too if anything is left; fewer where a float has fewer."""
    if scale > 1076:
        scale = 1076
    if scale >= 0:
        dividend = digit_arrays.shift_left(dividend, scale)
    else:
        divisor = digit_arrays.shift_left(divisor, -scale)
    division = divide(dividend, divisor)
    quotient = made(1, division.quotient).word
    if digit_arrays.length_of(division.remainder) != 0:
        quotient |= 1
    if scale < 1076 or quotient >= LEAST_NORMAL:
        return scaled(float(quotient), -scale)
    # two bits more than the smallest float has: halves to even
    rounded = int_rshift(quotient, 2)
    rest = quotient & 3
    if rest == 3 or rest == 2 and rounded & 1 == 1:
        rounded += 1
    return scaled(float(rounded), -1074)


def scaled(x, exponent):
    """By a power of two, in steps that each have one; a result that is no normal float must be exact."""
    while exponent < -1000:
        x = x * long_integers.power_of_two(-1000)
        exponent += 1000
    while exponent > 1000:
        x = x * long_integers.power_of_two(1000)
        exponent -= 1000
    return x * long_integers.power_of_two(exponent)


# Powers

def power(base, exponent):
    """Of an exponent that is not negative."""
    if base.word == 0 or not base.digits and (base.word == 1 or base.word == -1):
        is_odd = long_integers.low_word(exponent) & 1 == 1
        return of_word(1) if exponent.word == 0 else base if is_odd else of_word(base.word * base.word)
    if exponent.digits:
        raise MemoryError('')
    count = exponent.word
    result = of_word(1)
    bit = integers.bit_length(count) - 1
    while bit >= 0:
        result = long_integers.mul(result, result)
        if int_rshift(count, bit) & 1 == 1:
            result = long_integers.mul(result, base)
        bit -= 1
    return result


def power_modulo(base, exponent, modulus):
    if modulus.word == 0:
        raise ValueError('pow() 3rd argument cannot be 0')
    size = long_integers.absolute(modulus)
    if not size.digits and size.word == 1:
        return of_word(0)
    base = mod(base, size)
    if exponent.word < 0:
        base = inverse_modulo(base, size)
        exponent = long_integers.neg(exponent)
    digits = magnitude(exponent)
    result = of_word(1)
    bit = digit_arrays.bit_length(digits) - 1
    while bit >= 0:
        result = mod(long_integers.mul(result, result), size)
        if digit_arrays.bits_at(digits, bit, 1) == 1:
            result = mod(long_integers.mul(result, base), size)
        bit -= 1
    return long_integers.add(result, modulus) if modulus.word < 0 and result.word != 0 else result


def inverse_modulo(a, modulus):
    remainder = modulus
    next_remainder = a
    factor = of_word(0)
    next_factor = of_word(1)
    while next_remainder.word != 0:
        quotient = floordiv(remainder, next_remainder)
        previous = remainder
        remainder = next_remainder
        next_remainder = long_integers.sub(previous, long_integers.mul(quotient, next_remainder))
        previous = factor
        factor = next_factor
        next_factor = long_integers.sub(previous, long_integers.mul(quotient, next_factor))
    if not long_integers.eq_word(remainder, 1):
        raise ValueError('base is not invertible for the given modulus')
    return long_integers.add(factor, modulus) if factor.word < 0 else factor


# Divisors and roots

def greatest_common_divisor(a, b):
    a = long_integers.absolute(a)
    b = long_integers.absolute(b)
    while b.word != 0:
        rest = mod(a, b)
        a = b
        b = rest
    return a


def square_root(n):
    """The root rounded down, by Newton's method from above."""
    if n.word < 0:
        raise ValueError('isqrt() argument must be nonnegative')
    if n.word == 0:
        return n
    root = long_integers.lshift(of_word(1), int_rshift(long_integers.bit_length(n) + 1, 1))
    while True:
        next_root = long_integers.rshift(long_integers.add(root, floordiv(n, root)), 1)
        if long_integers.compare(next_root, root) >= 0:
            return root
        root = next_root
