"""Natural numbers as arrays of 31-bit digits, the lowest first: a product of two digits and two carries fit in a word.

What comes in may have zeros behind the last digit that counts, and so may what goes out; `length_of` says how many count. Nothing changes what it is given but what says so.
"""

from rpython.rtyper.lltypesystem.lltype import DIGITS, Int32, Signed, cast_primitive, int_lshift, int_rshift, ll_arraycopy, malloc

BITS = 31
MASK = 0x7fffffff
KARATSUBA_LENGTH = 48


def at(digits, i):
    return cast_primitive(Signed, digits[i])


def put(digits, i, digit):
    digits[i] = cast_primitive(Int32, digit)


def length_of(digits):
    length = len(digits)
    while length > 0 and at(digits, length - 1) == 0:
        length -= 1
    return length


def trimmed(digits):
    """The same without zeros at the end."""
    length = length_of(digits)
    if length == len(digits):
        return digits
    return part(digits, 0, length)


def part(digits, start, stop):
    """A copy of some digits; those behind the end are none."""
    if stop > len(digits):
        stop = len(digits)
    if stop < start:
        stop = start
    result = malloc(DIGITS, stop - start)
    ll_arraycopy(digits, start, result, 0, stop - start)
    return result


def bit_length(digits):
    length = length_of(digits)
    if length == 0:
        return 0
    return (length - 1) * BITS + bits_of(at(digits, length - 1))


def bits_of(digit):
    count = 0
    while digit != 0:
        digit = int_rshift(digit, 1)
        count += 1
    return count


def compare(a, b):
    """-1, 0 or 1."""
    length = length_of(a)
    other = length_of(b)
    if length != other:
        return -1 if length < other else 1
    i = length - 1
    while i >= 0:
        if a[i] != b[i]:
            return -1 if at(a, i) < at(b, i) else 1
        i -= 1
    return 0


# Sums and differences

def add(a, b):
    if len(a) < len(b):
        a, b = b, a
    result = malloc(DIGITS, len(a) + 1)
    carry = 0
    for i in range(len(b)):
        carry += at(a, i) + at(b, i)
        put(result, i, carry & MASK)
        carry = int_rshift(carry, BITS)
    for i in range(len(b), len(a)):
        carry += at(a, i)
        put(result, i, carry & MASK)
        carry = int_rshift(carry, BITS)
    put(result, len(a), carry)
    return result


def subtract(a, b):
    """a - b where that is not negative."""
    length = length_of(a)
    result = malloc(DIGITS, length)
    common = length_of(b)
    borrow = 0
    for i in range(common):
        borrow += at(a, i) - at(b, i)
        put(result, i, borrow & MASK)
        borrow = int_rshift(borrow, BITS)
    for i in range(common, length):
        borrow += at(a, i)
        put(result, i, borrow & MASK)
        borrow = int_rshift(borrow, BITS)
    return result


def add_into(result, start, addend):
    """Adds to the digits of `result` from `start` on, which has room for the sum."""
    carry = 0
    length = length_of(addend)
    for i in range(length):
        carry += at(result, start + i) + at(addend, i)
        put(result, start + i, carry & MASK)
        carry = int_rshift(carry, BITS)
    carry_on(result, start + length, carry)


def subtract_from(result, start, subtrahend):
    """The same of a difference that is not negative."""
    borrow = 0
    length = length_of(subtrahend)
    for i in range(length):
        borrow += at(result, start + i) - at(subtrahend, i)
        put(result, start + i, borrow & MASK)
        borrow = int_rshift(borrow, BITS)
    carry_on(result, start + length, borrow)


def carry_on(result, place, carry):
    """Adds what is carried, which is negative where it was borrowed, from a digit on."""
    while carry != 0:
        carry += at(result, place)
        put(result, place, carry & MASK)
        carry = int_rshift(carry, BITS)
        place += 1


# Products

def multiply(a, b):
    length = length_of(a)
    other = length_of(b)
    if length < other:
        return multiply_longer(b, other, a, length)
    return multiply_longer(a, length, b, other)


def multiply_longer(a, length, b, shorter):
    """Of numbers of so many digits, the first at least as long."""
    if shorter < KARATSUBA_LENGTH:
        return multiply_simply(a, length, b, shorter)
    if shorter + shorter <= length:
        return multiply_by_parts(a, length, b, shorter)
    return multiply_by_halves(a, length, b, shorter)


def multiply_simply(a, length, b, shorter):
    result = malloc(DIGITS, length + shorter)
    for i in range(shorter):
        factor = at(b, i)
        if factor != 0:
            put(result, i + length, add_multiple(result, i, a, length, factor))
    return result


def add_multiple(result, start, a, length, factor):
    """Adds a multiple to the digits from `start` on; gives what is carried out of them."""
    carry = 0
    for i in range(length):
        carry += at(a, i) * factor + at(result, start + i)
        put(result, start + i, carry & MASK)
        carry = int_rshift(carry, BITS)
    return carry


def multiply_by_parts(a, length, b, shorter):
    """The longer one is cut into parts as long as the shorter one."""
    result = malloc(DIGITS, length + shorter)
    start = 0
    while start < length:
        add_into(result, start, multiply(part(a, start, start + shorter if start + shorter < length else length), b))
        start += shorter
    return result


def multiply_by_halves(a, length, b, shorter):
    """Karatsuba's way: three products of halves instead of four."""
    half = int_rshift(length + 1, 1)
    low = part(a, 0, half)
    high = part(a, half, length)
    other_low = part(b, 0, half)
    other_high = part(b, half, shorter)
    lows = multiply(low, other_low)
    highs = multiply(high, other_high)
    middle = multiply(add(low, high), add(other_low, other_high))
    subtract_from(middle, 0, lows)
    subtract_from(middle, 0, highs)
    result = malloc(DIGITS, length + shorter + 1)
    ll_arraycopy(lows, 0, result, 0, length_of(lows))
    ll_arraycopy(highs, 0, result, half + half, length_of(highs))
    add_into(result, half, middle)
    return result


def multiply_by_digit(a, factor, addend):
    """a * factor + addend, where both are digits."""
    length = len(a)
    result = malloc(DIGITS, length + 1)
    carry = addend
    for i in range(length):
        carry += at(a, i) * factor
        put(result, i, carry & MASK)
        carry = int_rshift(carry, BITS)
    put(result, length, carry)
    return result


# Shifts

def shift_left(a, count):
    length = length_of(a)
    whole = count // BITS
    bits = count - whole * BITS
    result = malloc(DIGITS, length + whole + 1)
    carry = 0
    for i in range(length):
        carry |= int_lshift(at(a, i), bits)
        put(result, i + whole, carry & MASK)
        carry = int_rshift(carry, BITS)
    put(result, length + whole, carry)
    return result


def shift_right(a, count):
    """What is shifted out is lost."""
    length = length_of(a)
    whole = count // BITS
    bits = count - whole * BITS
    if whole >= length:
        return malloc(DIGITS, 0)
    result = malloc(DIGITS, length - whole)
    above = 0
    i = length - 1
    while i >= whole:
        digit = at(a, i)
        put(result, i - whole, int_rshift(int_lshift(above, BITS) | digit, bits) & MASK)
        above = digit
        i -= 1
    return result


def has_bits_below(a, count):
    """Whether any of the lowest bits is set."""
    whole = count // BITS
    if whole >= len(a):
        return length_of(a) != 0
    for i in range(whole):
        if at(a, i) != 0:
            return True
    return at(a, whole) & (int_lshift(1, count - whole * BITS) - 1) != 0


def bits_at(a, position, count):
    """At most 31 bits from a position on."""
    whole = position // BITS
    low = at(a, whole) if whole < len(a) else 0
    high = at(a, whole + 1) if whole + 1 < len(a) else 0
    return int_rshift(int_lshift(high, BITS) | low, position - whole * BITS) & (int_lshift(1, count) - 1)
