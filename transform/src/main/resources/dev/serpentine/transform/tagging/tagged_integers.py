"""Ints without bounds whose pointers may be the number itself: odd, twice the number and 1, as containers are at even addresses.

The functions but `word` and `digits`, which read the fields of that name, stand for those of the same name in `long_integers` and `long_division`: they do themselves what can be done with such
numbers and words.
"""

from rpython.rtyper.lltypesystem.lltype import (DIGITS, LONG_INTEGER, cast_ptr_to_int, int_add_overflows, int_lshift, int_mul_overflows, int_rem_trunc, int_rshift, int_sub_overflows,
                                                long_in_pointer, malloc, nullptr)
from serpentine_system import integers, long_division, long_integers


def word(n):
    bits = cast_ptr_to_int(n)
    if bits & 1 != 0:
        return int_rshift(bits, 1)
    return n.word


def digits(n):
    if cast_ptr_to_int(n) & 1 != 0:
        return nullptr(DIGITS)
    return n.digits


def of_word(word):
    twice = int_lshift(word, 1)
    if int_rshift(twice, 1) == word:
        return long_in_pointer(twice | 1)
    return of_large_word(word)


def of_large_word(word):
    n = malloc(LONG_INTEGER)
    n.word = word
    return n


def add(a, b):
    first = cast_ptr_to_int(a)
    second = cast_ptr_to_int(b)
    if first & second & 1 != 0 and not int_add_overflows(first, second - 1):
        return long_in_pointer(first + (second - 1))
    return long_integers.add(a, b)


def sub(a, b):
    first = cast_ptr_to_int(a)
    second = cast_ptr_to_int(b)
    if first & second & 1 != 0 and not int_sub_overflows(first, second - 1):
        return long_in_pointer(first - (second - 1))
    return long_integers.sub(a, b)


def mul(a, b):
    first = cast_ptr_to_int(a)
    second = cast_ptr_to_int(b)
    if first & second & 1 != 0 and not int_mul_overflows(int_rshift(first, 1), second - 1):
        return long_in_pointer(int_rshift(first, 1) * (second - 1) | 1)
    return long_integers.mul(a, b)


def add_word(a, word):
    first = cast_ptr_to_int(a)
    twice = int_lshift(word, 1)
    if first & 1 != 0 and int_rshift(twice, 1) == word and not int_add_overflows(first, twice):
        return long_in_pointer(first + twice)
    return long_integers.add_word(a, word)


def sub_word(a, word):
    first = cast_ptr_to_int(a)
    twice = int_lshift(word, 1)
    if first & 1 != 0 and int_rshift(twice, 1) == word and not int_sub_overflows(first, twice):
        return long_in_pointer(first - twice)
    return long_integers.sub_word(a, word)


def mul_word(a, word):
    first = cast_ptr_to_int(a)
    if first & 1 != 0 and not int_mul_overflows(first - 1, word):
        return long_in_pointer((first - 1) * word | 1)
    return long_integers.mul_word(a, word)


def floordiv_word(a, divisor):
    first = cast_ptr_to_int(a)
    if first & 1 != 0 and divisor > 0:
        return long_in_pointer(int_lshift(integers.floordiv_unchecked(int_rshift(first, 1), divisor), 1) | 1)
    return long_division.floordiv_word(a, divisor)


def mod_word(a, divisor):
    first = cast_ptr_to_int(a)
    if first & 1 != 0 and divisor > 0:
        remainder = int_rem_trunc(int_rshift(first, 1), divisor)
        return remainder + divisor if remainder < 0 else remainder
    return long_division.mod_word(a, divisor)


def lshift(a, count):
    first = cast_ptr_to_int(a)
    if first & 1 != 0 and count >= 0 and count < 63:
        shifted = int_lshift(first - 1, count)
        if int_rshift(shifted, count) == first - 1:
            return long_in_pointer(shifted | 1)
    return long_integers.lshift(a, count)


def rshift(a, count):
    first = cast_ptr_to_int(a)
    if first & 1 != 0 and count >= 0 and count < 64:
        return long_in_pointer(int_rshift(first, count) | 1)
    return long_integers.rshift(a, count)


def low_word(a):
    first = cast_ptr_to_int(a)
    if first & 1 != 0:
        return int_rshift(first, 1)
    return long_integers.low_word(a)


def and_(a, b):
    first = cast_ptr_to_int(a)
    second = cast_ptr_to_int(b)
    if first & second & 1 != 0:
        return long_in_pointer(first & second)
    return long_integers.and_(a, b)


def or_(a, b):
    first = cast_ptr_to_int(a)
    second = cast_ptr_to_int(b)
    if first & second & 1 != 0:
        return long_in_pointer(first | second)
    return long_integers.or_(a, b)


def xor(a, b):
    first = cast_ptr_to_int(a)
    second = cast_ptr_to_int(b)
    if first & second & 1 != 0:
        return long_in_pointer(first ^ second | 1)
    return long_integers.xor(a, b)


def eq(a, b):
    first = cast_ptr_to_int(a)
    second = cast_ptr_to_int(b)
    if first & second & 1 != 0:
        return first == second
    return long_integers.eq(a, b)


def eq_word(a, word):
    first = cast_ptr_to_int(a)
    if first & 1 != 0:
        return int_rshift(first, 1) == word
    return long_integers.eq_word(a, word)


def compare_word(a, word):
    first = cast_ptr_to_int(a)
    if first & 1 != 0:
        number = int_rshift(first, 1)
        return -1 if number < word else 1 if number > word else 0
    return long_integers.compare_word(a, word)


def compare(a, b):
    first = cast_ptr_to_int(a)
    second = cast_ptr_to_int(b)
    if first & second & 1 != 0:
        return -1 if first < second else 1 if first > second else 0
    return long_integers.compare(a, b)
