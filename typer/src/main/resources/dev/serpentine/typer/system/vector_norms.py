"""math.hypot and math.dist: the root of a sum of squares, to the last bit as CPython has it.

The numbers are scaled by a power of two to at most 1. Squares and sums keep what rounding takes from them: a square is a number and the rest of it (Dekker's product with Veltkamp's splitting),
so is a sum (his fast one, whose first operand is the larger). The root is then mended once by what is left under it. (T. J. Dekker, A floating-point technique for extending the available precision, 1971.)
"""

from rpython.rtyper.lltypesystem.lltype import external, float_abs
from serpentine_system import folding
from serpentine_system.float_text import is_finite

external_sqrt = external('sqrt')
external_ldexp = external('ldexp')
frexp_exponent = external('frexp_exponent')

# 2**27 + 1: what splits 53 bits in two halves.
SPLITTER = 134217729.0
# The least float with all its bits, and the exponent (as frexp has it) below which a power of two has no inverse.
LEAST_NORMAL = 2.2250738585072014e-308
LEAST_EXPONENT = -1023


def hypot(*coordinates):
    if len(coordinates) == 2:
        return norm_of_two(float_abs(float(coordinates[0])), float_abs(float(coordinates[1])))
    return norm(folding.fold(append_size, [], coordinates))


def dist(p, q):
    sizes = numbers_of(p)
    others = numbers_of(q)
    if len(sizes) != len(others):
        raise ValueError('both points must have the same number of dimensions')
    for i in range(len(sizes)):
        sizes[i] = float_abs(sizes[i] - others[i])
    return norm(sizes)


def append_size(sizes, number):
    sizes.append(float_abs(float(number)))
    return sizes


def append_number(numbers, number):
    numbers.append(float(number))
    return numbers


def numbers_of(point):
    if isinstance(point, tuple):
        return folding.fold(append_number, [], point)
    else:
        return [float(number) for number in point]


def norm_of_two(a, b):
    """Without a list where the numbers are neither huge nor tiny."""
    largest = b if b > a else a
    if largest >= LEAST_NORMAL and is_finite(a + b):
        scale = external_ldexp(1.0, -frexp_exponent(largest))
        squares = SumOfSquares()
        squares.add(a * scale, 1.0)
        squares.add(b * scale, 1.0)
        return mended_root(squares) / scale
    return norm([a, b])


def norm(sizes):
    """Of numbers that are not negative; infinite where one is, whatever the others are."""
    largest = 0.0
    number = 0.0
    for size in sizes:
        if size > largest:
            largest = size
        number += size
    if largest != 0.0 and not is_finite(largest):
        return largest
    if number != number:
        return number
    if largest == 0.0 or len(sizes) == 1:
        return largest
    if frexp_exponent(largest) >= LEAST_EXPONENT:
        return scaled_norm(sizes, external_ldexp(1.0, -frexp_exponent(largest)))
    larger = [size / LEAST_NORMAL for size in sizes]
    return LEAST_NORMAL * scaled_norm(larger, external_ldexp(1.0, -frexp_exponent(largest / LEAST_NORMAL)))


def scaled_norm(sizes, scale):
    """Where the largest, times that power of two, is at least 0.5 and less than 1."""
    squares = SumOfSquares()
    for size in sizes:
        squares.add(size * scale, 1.0)
    return mended_root(squares) / scale


def mended_root(squares):
    root = external_sqrt(squares.value())
    squares.add(root, -1.0)
    return root + squares.value() / (2.0 * root)


class SumOfSquares:
    """A sum and what rounding took from squares and from sums of them. It begins with 1, so that it is always the larger operand."""

    def __init__(self):
        self.total = 1.0
        self.rest_of_squares = 0.0
        self.rest_of_sums = 0.0

    def value(self):
        return self.total - 1.0 + (self.rest_of_squares + self.rest_of_sums)

    def add(self, x, sign):
        """The square of x, with the sign 1.0 or -1.0."""
        shifted = x * SPLITTER
        high = shifted - (shifted - x)
        low = x - high
        square = x * x
        rest = low * low - (square - high * high - 2.0 * high * low)
        total = self.total + sign * square
        self.rest_of_squares += sign * rest
        self.rest_of_sums += self.total - total + sign * square
        self.total = total
