"""The module math."""

from rpython.rtyper.lltypesystem.lltype import bits_to_float, cast_float_to_int, external, float_abs, float_to_bits, has_unbounded_products, is_long, item_of, lllong
from serpentine_system import float_methods, folding, guards, integers, long_integers, long_methods, reductions
from serpentine_system.float_text import is_finite

external_sqrt = external('sqrt')
external_sin = external('sin')
external_cos = external('cos')
external_tan = external('tan')
external_asin = external('asin')
external_acos = external('acos')
external_atan = external('atan')
external_atan2 = external('atan2')
external_sinh = external('sinh')
external_cosh = external('cosh')
external_tanh = external('tanh')
external_asinh = external('asinh')
external_acosh = external('acosh')
external_atanh = external('atanh')
external_exp = external('exp')
external_exp2 = external('exp2')
external_expm1 = external('expm1')
external_log = external('log')
external_log2 = external('log2')
external_log10 = external('log10')
external_log1p = external('log1p')
external_pow = external('pow')
external_fmod = external('fmod')
external_cbrt = external('cbrt')
external_erf = external('erf')
external_erfc = external('erfc')
external_gamma = external('gamma')
external_lgamma = external('lgamma')
external_ldexp = external('ldexp')
frexp_mantissa = external('frexp_mantissa')
frexp_exponent = external('frexp_exponent')

INFINITY = float('inf')
NAN = float('nan')


def domain_error():
    raise ValueError('math domain error')


def range_error():
    raise OverflowError('math range error')


def checked(x, result):
    """The result for an operand: NaN of a number is outside of the domain, infinity of a finite one out of range."""
    if not is_finite(result):
        if result != result:
            if x == x:
                domain_error()
        elif is_finite(x):
            range_error()
    return result


def within(x, result):
    """The same where infinity of a finite operand is a pole."""
    if not is_finite(result):
        if result != result:
            if x == x:
                domain_error()
        elif is_finite(x):
            domain_error()
    return result


def sqrt(x):
    value = float(x)
    if value < 0.0:
        domain_error()
    return external_sqrt(value)


def sin(x):
    return checked(float(x), external_sin(float(x)))


def cos(x):
    return checked(float(x), external_cos(float(x)))


def tan(x):
    return checked(float(x), external_tan(float(x)))


def asin(x):
    return checked(float(x), external_asin(float(x)))


def acos(x):
    return checked(float(x), external_acos(float(x)))


def atan(x):
    return external_atan(float(x))


def atan2(y, x):
    return external_atan2(float(y), float(x))


def sinh(x):
    return checked(float(x), external_sinh(float(x)))


def cosh(x):
    return checked(float(x), external_cosh(float(x)))


def tanh(x):
    return external_tanh(float(x))


def asinh(x):
    return external_asinh(float(x))


def acosh(x):
    return checked(float(x), external_acosh(float(x)))


def atanh(x):
    return within(float(x), external_atanh(float(x)))


def exp(x):
    return checked(float(x), external_exp(float(x)))


def exp2(x):
    return checked(float(x), external_exp2(float(x)))


def expm1(x):
    return checked(float(x), external_expm1(float(x)))


def log(x, *base):
    if len(base) == 0:
        return natural_logarithm(x)
    denominator = natural_logarithm(base[0])
    numerator = natural_logarithm(x)
    if denominator == 0.0:
        raise ZeroDivisionError('float division by zero')
    return numerator / denominator


def natural_logarithm(x):
    if is_long(x) and is_beyond_floats(lllong(x)):
        return external_log(long_integers.mantissa(lllong(x))) + 0.6931471805599453 * float(exponent_of(x))
    return within(float(x), external_log(float(x)))


def is_beyond_floats(n):
    return n.word > 0 and long_integers.bit_length(n) > 1023


def exponent_of(n):
    return long_integers.bit_length(lllong(n))


def log2(x):
    if is_long(x) and is_beyond_floats(lllong(x)):
        return external_log2(long_integers.mantissa(lllong(x))) + float(exponent_of(x))
    return within(float(x), external_log2(float(x)))


def log10(x):
    if is_long(x) and is_beyond_floats(lllong(x)):
        return external_log10(long_integers.mantissa(lllong(x))) + 0.30102999566398120 * float(exponent_of(x))
    return within(float(x), external_log10(float(x)))


def log1p(x):
    return within(float(x), external_log1p(float(x)))


def pow(x, y):
    return power(float(x), float(y))


def power(x, y):
    if x == 0.0 and y < 0.0 and is_finite(y):
        domain_error()
    result = external_pow(x, y)
    if not is_finite(result) and is_finite(x) and is_finite(y):
        if result != result:
            domain_error()
        range_error()
    return result


def fmod(x, y):
    return float_remainder(float(x), float(y))


def float_remainder(x, y):
    result = external_fmod(x, y)
    if result != result and x == x and y == y:
        domain_error()
    return result


def remainder(x, y):
    """The IEEE remainder: the quotient is rounded to the nearest, halves to even."""
    return nearest_remainder(float(x), float(y))


def nearest_remainder(x, y):
    if is_finite(x) and is_finite(y):
        if y == 0.0:
            domain_error()
        size = float_abs(y)
        rest = external_fmod(float_abs(x), size)
        other = size - rest
        if rest > other:
            rest = -other
        elif rest == other and external_fmod(0.5 * (float_abs(x) - rest), size) != 0.0:
            rest = -other
        return rest if copysign(1.0, x) > 0.0 else -rest
    if x != x or y != y:
        return NAN
    if not is_finite(x):
        domain_error()
    return x


NO_NUMBER = 'must be real number, not NoneType'


def floor(x):
    if isinstance(x, int):
        return int(x)
    elif hasattr(x, '__floor__') and not isinstance(x, float):
        return x.__floor__()
    else:
        return float_methods.__floor__(float(guards.number(x, NO_NUMBER, '')))


def ceil(x):
    if isinstance(x, int):
        return int(x)
    elif hasattr(x, '__ceil__') and not isinstance(x, float):
        return x.__ceil__()
    else:
        return float_methods.__ceil__(float(guards.number(x, NO_NUMBER, '')))


def trunc(x):
    if isinstance(x, int):
        return int(x)
    elif isinstance(x, float):
        return float_methods.to_int(x)
    else:
        return x.__trunc__()


def fabs(x):
    return float_abs(float(x))


def copysign(x, y):
    sign = float_to_bits(float(y)) & -9223372036854775808
    return bits_to_float(float_to_bits(float(x)) & 9223372036854775807 | sign)


def isnan(x):
    value = float(x)
    return value != value


def isinf(x):
    value = float(x)
    return value == INFINITY or value == -INFINITY


def isfinite(x):
    return is_finite(float(x))


def cbrt(x):
    return external_cbrt(float(x))


def erf(x):
    return external_erf(float(x))


def erfc(x):
    return external_erfc(float(x))


def gamma(x):
    value = float(x)
    if value == 0.0 or value < 0.0 and float_methods.floor(value) == value or value == -INFINITY:
        domain_error()
    return checked(value, external_gamma(value))


def lgamma(x):
    value = float(x)
    if value <= 0.0 and float_methods.floor(value) == value and is_finite(value):
        domain_error()
    return checked(value, external_lgamma(value))


def ldexp(x, i):
    return checked(float(x), external_ldexp(float(x), limited(int(i))))


def limited(exponent):
    if exponent > 100000:
        return 100000
    return exponent if exponent > -100000 else -100000


def frexp(x):
    return frexp_mantissa(float(x)), frexp_exponent(float(x))


def modf(x):
    return parts(float(x))


def parts(x):
    if not is_finite(x):
        if x != x:
            return x, x
        return copysign(0.0, x), x
    fraction = external_fmod(x, 1.0)
    return copysign(fraction, x), copysign(x - fraction, x)


def degrees(x):
    return float(x) * (180.0 / 3.141592653589793)


def radians(x):
    return float(x) * (3.141592653589793 / 180.0)


def factorial(n):
    if n < 0:
        raise ValueError('factorial() not defined for negative values')
    if has_unbounded_products(n):
        return long_methods.product(2, long_integers.to_index(lllong(n)))
    result = 1
    for i in range(2, n + 1):
        result = integers.mul(result, i)
    return result


def gcd(*values):
    return folding.fold(common_divisor, 0, values)


def common_divisor(a, b):
    if is_long(a) or is_long(b):
        return long_methods.greatest_common_divisor(a, b)
    else:
        return integers.greatest_common_divisor(a, int(b))


def lcm(*values):
    return folding.fold(common_multiple, 1, values)


def common_multiple(a, b):
    if has_unbounded_products(a) or has_unbounded_products(b):
        return long_methods.least_common_multiple(a, b)
    elif a == 0 or b == 0:
        return 0
    else:
        return integers.absolute(integers.mul(integers.floordiv(a, integers.greatest_common_divisor(a, int(b))), int(b)))


def isqrt(n):
    if n < 0:
        raise ValueError('isqrt() argument must be nonnegative')
    if is_long(n):
        return long_methods.square_root(n)
    root = cast_float_to_int(external_sqrt(float(n)))
    while root > 3037000499 or root * root > n:
        root -= 1
    while root < 3037000499 and (root + 1) * (root + 1) <= n:
        root += 1
    return root


def comb(n, k):
    if n < 0 or k < 0:
        raise ValueError('n must be a non-negative integer' if n < 0 else 'k must be a non-negative integer')
    if has_unbounded_products(n):
        return long_methods.combinations(n, int(k))
    if k > n:
        return 0
    if k > n - k:
        k = n - k
    result = 1
    for i in range(k):
        # divided by what they have in common first, so that only a result that is too large overflows
        common = integers.greatest_common_divisor(result, i + 1)
        result = integers.mul(integers.floordiv(result, common), integers.floordiv(n - i, integers.floordiv(i + 1, common)))
    return result


def perm(n, *k):
    if len(k) == 0:
        return factorial(n)
    if n < 0 or k[0] < 0:
        raise ValueError('n must be a non-negative integer' if n < 0 else 'k must be a non-negative integer')
    if has_unbounded_products(n):
        return long_methods.falling_product(n, int(k[0]))
    if k[0] > n:
        return 0
    result = 1
    for i in range(k[0]):
        result = integers.mul(result, n - i)
    return result


def isclose(a, b, *, rel_tol=1e-09, abs_tol=0.0):
    return close(float(a), float(b), rel_tol, abs_tol)


def close(a, b, relative, absolute):
    if relative < 0.0 or absolute < 0.0:
        raise ValueError('tolerances must be non-negative')
    if a == b:
        return True
    if not is_finite(a) or not is_finite(b):
        return False
    difference = float_abs(b - a)
    return difference <= float_abs(relative * b) or difference <= float_abs(relative * a) or difference <= absolute


def fsum(iterable):
    """The exactly rounded sum: Shewchuk's partial sums. Infinities and not-a-number are summed apart, and are the result if there are any."""
    partials = [0.0]
    partials.pop()
    infinities = 0.0
    not_finite = 0.0
    for item in iterable:
        given = float(item)
        x = given
        kept = 0
        for k in range(len(partials)):
            y = partials[k]
            if float_abs(x) < float_abs(y):
                x, y = y, x
            high = x + y
            low = y - (high - x)
            if low != 0.0:
                partials[kept] = low
                kept += 1
            x = high
        if not is_finite(x):
            if is_finite(given):
                raise OverflowError('intermediate overflow in fsum')
            if given == given:
                infinities += given
            not_finite += given
            kept = 0
        while len(partials) > kept:
            partials.pop()
        if x != 0.0 and is_finite(x):
            partials.append(x)
    if not_finite != 0.0:
        if infinities != infinities:
            raise ValueError('-inf + inf in fsum')
        return not_finite
    return sum_of_partials(partials)


def sum_of_partials(partials):
    position = len(partials)
    if position == 0:
        return 0.0
    position -= 1
    high = partials[position]
    low = 0.0
    while position > 0:
        x = high
        position -= 1
        y = partials[position]
        high = x + y
        low = y - (high - x)
        if low != 0.0:
            break
    if position > 0 and (low < 0.0 and partials[position - 1] < 0.0 or low > 0.0 and partials[position - 1] > 0.0):
        y = low * 2.0
        x = high + y
        if y == x - high:
            high = x
    return high


def prod(iterable, *, start=1):
    return product_of(reductions.builtin_iterator(iterable), start)


def product_of(iterator, start):
    """The product of what a built-in iterator gives; decided by the type of its items."""
    item = item_of(iterator)
    if has_unbounded_products(item) and has_unbounded_products(start):
        return product_of_longs(iterator, start)
    return product_of_others(iterator, start)


def product_of_longs(iterator, start):
    total = reductions.unbounded(start)
    for item in iterator:
        total = total * item
    return total


def product_of_others(iterator, start):
    total = start
    for item in iterator:
        if isinstance(total, int) and isinstance(item, int):
            if has_unbounded_products(0):
                total = reductions.unbounded(int(total)) * reductions.unbounded(int(item))
            else:
                total = integers.mul(int(total), int(item))
        else:
            total = total * item
    return total


def nextafter(x, y):
    return after(float(x), float(y))


def after(x, y):
    if x != x or y != y:
        return NAN
    if x == y:
        return y
    if x == 0.0:
        return copysign(5e-324, y)
    step = 1 if (x < y) == (x > 0.0) else -1
    return bits_to_float(float_to_bits(x) + step)


def ulp(x):
    value = float_abs(float(x))
    if not is_finite(value):
        return value
    following = after(value, INFINITY)
    if not is_finite(following):
        return value - after(value, -INFINITY)
    return following - value
