"""math.sumprod. Products of floats are summed with three times their precision, as CPython does it, as long as one of each two numbers is a float and the other a number.

A product keeps what rounding takes from it (Dekker's with Veltkamp's splitting), and so does a sum (Knuth's). (T. Ogita, S. M. Rump, S. Oishi, Accurate sum and dot product, 2005.)
"""

from rpython.rtyper.lltypesystem.lltype import float_abs, is_long, is_unbounded, is_union, item_of
from serpentine_system import integers, reductions
from serpentine_system.float_text import is_finite

# 2**27 + 1: what splits 53 bits in two halves; and the greatest power of two by which all that is split may be multiplied.
SPLITTER = 134217729.0
GREATEST_SPLIT = 2.0 ** 990
SCALE = 2.0 ** 60


def sumprod(p, q, /):
    first = [item for item in p]
    second = [item for item in q]
    if len(first) != len(second):
        raise ValueError('Inputs are not the same length')
    return sum_of_products(first, second)


def sum_of_products(first, second):
    """Decided by the types of the items."""
    a = item_of(iter(first))
    b = item_of(iter(second))
    if is_union(a) or is_union(b):
        # What there is for types is no item that could be asked for its class.
        return sum_of_others(first, second, 0)
    if is_long(a) or is_long(b) or is_unbounded(a) and is_unbounded(b):
        return sum_of_others(first, second, reductions.unbounded(0))
    if isinstance(a, (int, float)) and isinstance(b, (int, float)):
        return sum_of_numbers(first, second)
    return sum_of_others(first, second, 0)


def sum_of_others(first, second, total):
    products = [first[i] * second[i] for i in range(len(first))]
    return reductions.sum_of(iter(products), total)


def sum_of_numbers(first, second):
    """An int while there are only ints, from the first float on a float."""
    total = 0
    for i in range(len(first)):
        if isinstance(first[i], float) or isinstance(second[i], float):
            return sum_of_floats(first, second, i, float(total))
        total = integers.add(total, integers.mul(int(first[i]), int(second[i])))
    return total


def sum_of_floats(first, second, start, total):
    """What there was before, and the products from an index on."""
    products = SumOfProducts()
    i = start
    while i < len(first) and (isinstance(first[i], float) or isinstance(second[i], float)) and products.takes(float(first[i]), float(second[i])):
        i += 1
    total += products.value()
    while i < len(first):
        total += first[i] * second[i]
        i += 1
    return total


class SumOfProducts:
    def __init__(self):
        self.high = 0.0
        self.low = 0.0
        self.tiny = 0.0

    def value(self):
        total = self.high + self.low
        return self.tiny + rest_of_sum(self.low, self.high, total) + total

    def takes(self, x, y):
        """Adds a product, unless the sum is infinite or not a number then."""
        product = x * y
        high = self.high + product
        if not is_finite(high):
            return False
        rest = rest_of_product(x, y, product)
        low = self.low + rest
        middle = rest_of_sum(self.high, product, high)
        lower = low + middle
        self.tiny += rest_of_sum(self.low, rest, low)
        self.tiny += rest_of_sum(low, middle, lower)
        self.high = high
        self.low = lower
        return True


def rest_of_sum(a, b, sum):
    """What rounding took from a + b."""
    z = sum - a
    return (a - (sum - z)) + (b - z)


def rest_of_product(x, y, product):
    """What rounding took from x * y; what is too large to be split is made smaller, as the other is made larger."""
    if float_abs(x) > GREATEST_SPLIT:
        return rest_of_product(x / SCALE, y * SCALE, product)
    if float_abs(y) > GREATEST_SPLIT:
        return rest_of_product(x * SCALE, y / SCALE, product)
    shifted = x * SPLITTER
    x_high = shifted - (shifted - x)
    x_low = x - x_high
    shifted = y * SPLITTER
    y_high = shifted - (shifted - y)
    y_low = y - y_high
    return x_low * y_low - (product - x_high * y_high - x_low * y_high - x_high * y_low)
