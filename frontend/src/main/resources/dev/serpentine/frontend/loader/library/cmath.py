"""
Functions of complex numbers, as far as they are of real ones: the original is written in C.

Real and imaginary part are computed by the formulas of W. Kahan, "Branch cuts for complex elementary functions", as the original does, so that the last bit agrees where that of the real functions does. What is not finite is taken where the value there is plain to say.
"""

import math

__all__ = ['e', 'pi', 'tau', 'inf', 'nan', 'infj', 'nanj', 'phase', 'polar', 'rect', 'exp', 'log', 'log10', 'sqrt', 'cos', 'sin', 'tan', 'cosh', 'sinh', 'tanh', 'isfinite', 'isinf', 'isnan', 'isclose']

e = math.e
pi = math.pi
tau = math.tau
inf = math.inf
nan = math.nan
infj = complex(0.0, math.inf)
nanj = complex(0.0, math.nan)

_SMALLEST = 2.2250738585072014e-308
_LARGE = 1.7976931348623157e+308 / 4.0
# What exp takes without overflow, and some.
_LOG_LARGE = 708.3964185322641
_LN_2 = 0.6931471805599453
_LN_10 = 2.302585092994046


def _finite(z, name):
    if not isfinite(z):
        raise NotImplementedError('cmath.' + name + '() of what is not finite is not supported')
    return z


def _result(real, imag):
    """What was computed of something finite."""
    if math.isinf(real) or math.isinf(imag):
        raise OverflowError('math range error')
    return complex(real, imag)


def isfinite(z):
    z = complex(z)
    return math.isfinite(z.real) and math.isfinite(z.imag)


def isinf(z):
    z = complex(z)
    return math.isinf(z.real) or math.isinf(z.imag)


def isnan(z):
    z = complex(z)
    return math.isnan(z.real) or math.isnan(z.imag)


def isclose(a, b, *, rel_tol=1e-09, abs_tol=0.0):
    if rel_tol < 0.0 or abs_tol < 0.0:
        raise ValueError('tolerances must be non-negative')
    a = complex(a)
    b = complex(b)
    if a == b:
        return True
    if isinf(a) or isinf(b):
        return False
    distance = abs(a - b)
    return distance <= rel_tol * abs(b) or distance <= rel_tol * abs(a) or distance <= abs_tol


def phase(z):
    z = complex(z)
    return math.atan2(z.imag, z.real)


def polar(z):
    z = complex(z)
    return abs(z), math.atan2(z.imag, z.real)


def rect(r, phi):
    r = float(r)
    phi = float(phi)
    if not math.isfinite(r) or not math.isfinite(phi):
        raise NotImplementedError('cmath.rect() of what is not finite is not supported')
    if phi == 0.0:
        return complex(r, r * phi)
    return complex(r * math.cos(phi), r * math.sin(phi))


def exp(z):
    z = _finite(complex(z), 'exp')
    if z.real > _LOG_LARGE:
        size = math.exp(z.real - 1.0)
        return _result(size * math.cos(z.imag) * e, size * math.sin(z.imag) * e)
    size = math.exp(z.real)
    return _result(size * math.cos(z.imag), size * math.sin(z.imag))


def _log_of_size(z):
    x = abs(z.real)
    y = abs(z.imag)
    if x > _LARGE or y > _LARGE:
        return math.log(math.hypot(x / 2.0, y / 2.0)) + _LN_2
    if x < _SMALLEST and y < _SMALLEST:
        if x == 0.0 and y == 0.0:
            raise ValueError('math domain error')
        return math.log(math.hypot(math.ldexp(x, 53), math.ldexp(y, 53))) - 53 * _LN_2
    size = math.hypot(x, y)
    if 0.71 <= size <= 1.73:
        # near 1 the logarithm of the size would lose what matters
        larger = max(x, y)
        smaller = min(x, y)
        return math.log1p((larger - 1.0) * (larger + 1.0) + smaller * smaller) / 2.0
    return math.log(size)


def _natural_log(z):
    z = _finite(complex(z), 'log')
    return complex(_log_of_size(z), math.atan2(z.imag, z.real))


def log(z, base=None):
    result = _natural_log(z)
    return result if base is None else result / _natural_log(base)


def log10(z):
    result = _natural_log(z)
    return complex(result.real / _LN_10, result.imag / _LN_10)


def sqrt(z):
    z = _finite(complex(z), 'sqrt')
    x = abs(z.real)
    y = abs(z.imag)
    if x == 0.0 and y == 0.0:
        return complex(0.0, z.imag)
    if x < _SMALLEST and y < _SMALLEST:
        x = math.ldexp(x, 53)
        size = math.ldexp(math.sqrt(x + math.hypot(x, math.ldexp(y, 53))), -27)
    else:
        x /= 8.0
        size = 2.0 * math.sqrt(x + math.hypot(x, y / 8.0))
    other = y / (2.0 * size)
    if z.real >= 0.0:
        return complex(size, math.copysign(other, z.imag))
    return complex(other, math.copysign(size, z.imag))


def cosh(z):
    z = _finite(complex(z), 'cosh')
    if abs(z.real) > _LOG_LARGE:
        x = z.real - math.copysign(1.0, z.real)
        return _result(math.cos(z.imag) * math.cosh(x) * e, math.sin(z.imag) * math.sinh(x) * e)
    return _result(math.cos(z.imag) * math.cosh(z.real), math.sin(z.imag) * math.sinh(z.real))


def sinh(z):
    z = _finite(complex(z), 'sinh')
    if abs(z.real) > _LOG_LARGE:
        x = z.real - math.copysign(1.0, z.real)
        return _result(math.cos(z.imag) * math.sinh(x) * e, math.sin(z.imag) * math.cosh(x) * e)
    return _result(math.cos(z.imag) * math.sinh(z.real), math.sin(z.imag) * math.cosh(z.real))


def tanh(z):
    z = _finite(complex(z), 'tanh')
    if abs(z.real) > _LOG_LARGE:
        return complex(math.copysign(1.0, z.real), 4.0 * math.sin(z.imag) * math.cos(z.imag) * math.exp(-2.0 * abs(z.real)))
    x = math.tanh(z.real)
    y = math.tan(z.imag)
    c = 1.0 / math.cosh(z.real)
    product = x * y
    divisor = 1.0 + product * product
    return complex(x * (1.0 + y * y) / divisor, y / divisor * c * c)


# Of i * z, where that is of z.

def cos(z):
    z = _finite(complex(z), 'cos')
    return cosh(complex(-z.imag, z.real))


def sin(z):
    z = _finite(complex(z), 'sin')
    turned = sinh(complex(-z.imag, z.real))
    return complex(turned.imag, -turned.real)


def tan(z):
    z = _finite(complex(z), 'tan')
    turned = tanh(complex(-z.imag, z.real))
    return complex(turned.imag, -turned.real)
