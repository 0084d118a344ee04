"""decimal: numbers with a decimal exponent, contexts that say how results are rounded and which signals are errors. CPython has it in C.

A coefficient is an int without bounds, an exponent a word. What the operators and methods are given becomes a Decimal at the door; behind it all functions take Decimals and a context. Exact results are rounded at one
place, `_finished`; those that are not exact come there with a digit more that stands for what is missing.
"""

from collections import namedtuple
from math import frexp, isfinite, isinf, isnan, isqrt
from numbers import Number, Rational

from rpython.rlib.objectmodel import instantiate, specialize
from rpython.rlib.rarithmetic import intmask

__all__ = ['Decimal', 'Context', 'DecimalTuple', 'DefaultContext', 'BasicContext', 'ExtendedContext',
           'DecimalException', 'Clamped', 'InvalidOperation', 'DivisionByZero', 'Inexact', 'Rounded', 'Subnormal', 'Overflow', 'Underflow', 'FloatOperation',
           'DivisionImpossible', 'InvalidContext', 'ConversionSyntax', 'DivisionUndefined',
           'ROUND_DOWN', 'ROUND_HALF_UP', 'ROUND_HALF_EVEN', 'ROUND_CEILING', 'ROUND_FLOOR', 'ROUND_UP', 'ROUND_HALF_DOWN', 'ROUND_05UP',
           'setcontext', 'getcontext', 'localcontext', 'MAX_PREC', 'MAX_EMAX', 'MIN_EMIN', 'MIN_ETINY', 'HAVE_THREADS', 'HAVE_CONTEXTVAR']

ROUND_DOWN = 'ROUND_DOWN'
ROUND_HALF_UP = 'ROUND_HALF_UP'
ROUND_HALF_EVEN = 'ROUND_HALF_EVEN'
ROUND_CEILING = 'ROUND_CEILING'
ROUND_FLOOR = 'ROUND_FLOOR'
ROUND_UP = 'ROUND_UP'
ROUND_HALF_DOWN = 'ROUND_HALF_DOWN'
ROUND_05UP = 'ROUND_05UP'
HAVE_THREADS = True
HAVE_CONTEXTVAR = True
MAX_PREC = 999999999999999999
MAX_EMAX = 999999999999999999
MIN_EMIN = -999999999999999999
MIN_ETINY = MIN_EMIN - (MAX_PREC - 1)

_ROUNDINGS = (ROUND_UP, ROUND_DOWN, ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_05UP)
_HASH_MODULUS = 2 ** 61 - 1
_HASH_OF_INFINITY = 314159
_BEYOND_WORDS = 2 ** 64
# What a number is.
_FINITE, _INFINITE, _QUIET, _SIGNALING = range(4)

DecimalTuple = namedtuple('DecimalTuple', 'sign digits exponent')
DecimalTuple.__module__ = 'decimal'


# Signals


class DecimalException(ArithmeticError):
    """As in decimal."""


class Clamped(DecimalException):
    """As in decimal."""


class InvalidOperation(DecimalException):
    """As in decimal."""


class ConversionSyntax(InvalidOperation):
    """As in decimal."""


class DivisionImpossible(InvalidOperation):
    """As in decimal."""


class DivisionUndefined(InvalidOperation):
    """As in decimal."""


class InvalidContext(InvalidOperation):
    """As in decimal."""


class DivisionByZero(DecimalException, ZeroDivisionError):
    """As in decimal."""


class Inexact(DecimalException):
    """As in decimal."""


class Rounded(DecimalException):
    """As in decimal."""


class Subnormal(DecimalException):
    """As in decimal."""


class Overflow(Inexact, Rounded):
    """As in decimal."""


class Underflow(Inexact, Rounded, Subnormal):
    """As in decimal."""


class FloatOperation(DecimalException, TypeError):
    """As in decimal."""


_INVALID_OPERATION, _CONVERSION_SYNTAX, _DIVISION_IMPOSSIBLE, _DIVISION_UNDEFINED, _INVALID_CONTEXT = 1, 2, 4, 8, 16
_FLOAT_OPERATION, _DIVISION_BY_ZERO, _OVERFLOW, _UNDERFLOW, _SUBNORMAL, _INEXACT, _ROUNDED, _CLAMPED = 32, 64, 128, 256, 512, 1024, 2048, 4096
_INVALID = _INVALID_OPERATION | _CONVERSION_SYNTAX | _DIVISION_IMPOSSIBLE | _DIVISION_UNDEFINED | _INVALID_CONTEXT
_USUAL_TRAPS = _INVALID | _DIVISION_BY_ZERO | _OVERFLOW
_CONDITIONS = [InvalidOperation, ConversionSyntax, DivisionImpossible, DivisionUndefined, InvalidContext, FloatOperation, DivisionByZero, Overflow, Underflow, Subnormal, Inexact, Rounded, Clamped]
_NAMES = tuple(_class.__name__ for _class in _CONDITIONS)
_SIGNALS = [InvalidOperation, FloatOperation, DivisionByZero, Overflow, Underflow, Subnormal, Inexact, Rounded, Clamped]
for _class in [DecimalException, ConversionSyntax, DivisionImpossible, DivisionUndefined, InvalidContext] + _SIGNALS:
    _class.__module__ = 'decimal'
for _class in (DivisionByZero, Overflow, Underflow, FloatOperation):
    # Asked by the translator.
    _class._is_caught_by_each_base_ = True


def _bits_of(signal):
    """The bits that a signal has in sets of them; 0 where it is none."""
    if signal is InvalidOperation:
        return _INVALID
    return 1 << _NAMES.index(signal.__name__) if signal in _SIGNALS else 0


_bits_of._annspecialcase_ = 'specialize:memo'


def _conditions(bits):
    """What an error says: a list of classes."""
    return [_CONDITIONS[i] for i in range(len(_CONDITIONS)) if bits & 1 << i]


def _names_in(bits):
    return [_NAMES[i] for i in range(len(_NAMES)) if bits & 1 << i]


# The order in which contexts tell their signals: that of libmpdec's bits.
_TOLD = (_CLAMPED, _CONVERSION_SYNTAX, _DIVISION_BY_ZERO, _DIVISION_IMPOSSIBLE, _DIVISION_UNDEFINED, _INEXACT, _INVALID_CONTEXT, _INVALID_OPERATION, _FLOAT_OPERATION, _OVERFLOW, _ROUNDED, _SUBNORMAL,
         _UNDERFLOW)


def _signal_names_in(bits):
    names = []
    is_invalid_told = False
    for bit in _TOLD:
        if bits & bit and not (bit & _INVALID and is_invalid_told):
            names += _names_in(_INVALID_OPERATION if bit & _INVALID else bit)
            is_invalid_told = is_invalid_told or bit & _INVALID != 0
    return ', '.join(names)


def _raise(bits):
    """The first signal among the bits as an error."""
    conditions = _conditions(bits)
    if bits & _INVALID:
        raise InvalidOperation(conditions)
    if bits & _FLOAT_OPERATION:
        raise FloatOperation(conditions)
    if bits & _DIVISION_BY_ZERO:
        raise DivisionByZero(conditions)
    if bits & _OVERFLOW:
        raise Overflow(conditions)
    if bits & _UNDERFLOW:
        raise Underflow(conditions)
    if bits & _SUBNORMAL:
        raise Subnormal(conditions)
    if bits & _INEXACT:
        raise Inexact(conditions)
    if bits & _ROUNDED:
        raise Rounded(conditions)
    raise Clamped(conditions)


class _SignalSet:
    """The flags or the traps of a context, as a mapping of the signals."""

    def __init__(self, context, of_traps):
        self._context = context
        self._of_traps = of_traps

    def _bits(self):
        return self._context._traps if self._of_traps else self._context._flags

    def __getitem__(self, signal):
        bits = _bits_of(signal)
        if bits == 0:
            raise KeyError('invalid error flag')
        return self._bits() & bits != 0

    def __setitem__(self, signal, value):
        bits = _bits_of(signal)
        if bits == 0:
            raise KeyError('invalid error flag')
        new = self._bits() | bits if value else self._bits() & ~bits
        if self._of_traps:
            self._context._traps = new
        else:
            self._context._flags = new

    def __len__(self):
        return len(_SIGNALS)

    def __iter__(self):
        return iter(_SIGNALS)

    def keys(self):
        return list(_SIGNALS)

    def values(self):
        return [self[signal] for signal in _SIGNALS]

    def items(self):
        return [(signal, self[signal]) for signal in _SIGNALS]

    def __eq__(self, other):
        return isinstance(other, _SignalSet) and _signal_names_in(self._bits()) == _signal_names_in(other._bits())

    def __repr__(self):
        return '{' + ', '.join(["<class 'decimal." + signal.__name__ + "'>:" + str(self[signal]) for signal in _SIGNALS]) + '}'


# Contexts

# What an option is that is not given.
_NOT_GIVEN = -2 ** 62


def _checked(number, least, most, message):
    if number < least or number > most:
        raise ValueError(message)
    return number


def _checked_rounding(rounding):
    if rounding not in _ROUNDINGS:
        raise TypeError('valid values for rounding are:\n  [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN,\n   ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,\n   ROUND_05UP]')
    return rounding


@specialize.argtype(0)
def _bits_of_all(signals):
    """signals: None, or a list of signals, or a mapping of them."""
    bits = 0
    if signals is not None:
        for signal in signals:
            if not isinstance(signals, (dict, _SignalSet)) or signals[signal]:
                bits |= _bits_of(signal)
    return bits


class Context:
    """As in decimal. _flags and _traps: bits of signals."""

    @specialize.argtype(7, 8)
    def __init__(self, prec=28, rounding=ROUND_HALF_EVEN, Emin=-999999, Emax=999999, capitals=1, clamp=0, flags=None, traps=None):
        self.prec = prec
        self.rounding = rounding
        self.Emin = Emin
        self.Emax = Emax
        self.capitals = capitals
        self.clamp = clamp
        self._flags = _bits_of_all(flags)
        self._traps = _USUAL_TRAPS if traps is None else _bits_of_all(traps)

    @property
    def prec(self):
        return self._prec

    @prec.setter
    def prec(self, value):
        self._prec = _checked(value, 1, MAX_PREC, 'valid range for prec is [1, MAX_PREC]')

    @property
    def rounding(self):
        return self._rounding

    @rounding.setter
    def rounding(self, value):
        self._rounding = _checked_rounding(value)

    @property
    def Emin(self):
        return self._emin

    @Emin.setter
    def Emin(self, value):
        self._emin = _checked(value, MIN_EMIN, 0, 'valid range for Emin is [MIN_EMIN, 0]')

    @property
    def Emax(self):
        return self._emax

    @Emax.setter
    def Emax(self, value):
        self._emax = _checked(value, 0, MAX_EMAX, 'valid range for Emax is [0, MAX_EMAX]')

    @property
    def capitals(self):
        return self._capitals

    @capitals.setter
    def capitals(self, value):
        self._capitals = _checked(value, 0, 1, 'valid values for capitals are 0 or 1')

    @property
    def clamp(self):
        return self._clamp

    @clamp.setter
    def clamp(self, value):
        self._clamp = _checked(value, 0, 1, 'valid values for clamp are 0 or 1')

    @property
    def flags(self):
        return _SignalSet(self, False)

    @property
    def traps(self):
        return _SignalSet(self, True)

    def clear_flags(self):
        self._flags = 0

    def clear_traps(self):
        self._traps = 0

    def copy(self):
        return _varied(self)

    def __copy__(self):
        return _varied(self)

    def Etiny(self):
        return self._emin - self._prec + 1

    def Etop(self):
        return self._emax - self._prec + 1

    def radix(self):
        return Decimal(10)

    def __repr__(self):
        return ('Context(prec=' + str(self._prec) + ', rounding=' + self._rounding + ', Emin=' + str(self._emin) + ', Emax=' + str(self._emax) + ', capitals=' + str(self._capitals)
                + ', clamp=' + str(self._clamp) + ', flags=[' + _signal_names_in(self._flags) + '], traps=[' + _signal_names_in(self._traps) + '])')

    def _signal(self, bits):
        """What has happened; an error where that is trapped."""
        self._flags |= bits
        if bits & self._traps:
            _raise(bits & self._traps)

    def _for_work(self, prec):
        """A context for what comes before a result: it traps nothing, and its flags are its own."""
        result = Context(prec, ROUND_HALF_EVEN, self._emin, self._emax)
        result._traps = 0
        return result

    @specialize.argtype(1)
    def create_decimal(self, num='0'):
        if isinstance(num, str):
            return _fitting(_of_bare_text(num, self), self)
        return _fitting(_converted(num, self), self)

    @specialize.argtype(1)
    def create_decimal_from_float(self, f):
        return _fitting(Decimal.from_float(f), self)


def _varied(context, prec=_NOT_GIVEN, rounding='', Emin=_NOT_GIVEN, Emax=_NOT_GIVEN, capitals=_NOT_GIVEN, clamp=_NOT_GIVEN):
    """A copy with the options that are given."""
    result = Context(context._prec if prec == _NOT_GIVEN else prec,
                     context._rounding if rounding == '' else rounding,
                     context._emin if Emin == _NOT_GIVEN else Emin,
                     context._emax if Emax == _NOT_GIVEN else Emax,
                     context._capitals if capitals == _NOT_GIVEN else capitals,
                     context._clamp if clamp == _NOT_GIVEN else clamp)
    result._flags = context._flags
    result._traps = context._traps
    return result


DefaultContext = Context()
BasicContext = Context(9, ROUND_HALF_UP, traps=[Clamped, InvalidOperation, DivisionByZero, Overflow, Underflow])
ExtendedContext = Context(9, traps=[])


class _State:
    def __init__(self):
        self.context = Context()


_state = _State()


def getcontext():
    """As in decimal."""
    return _state.context


def setcontext(context):
    """As in decimal."""
    if context is DefaultContext or context is BasicContext or context is ExtendedContext:
        context = context.copy()
        context.clear_flags()
    _state.context = context


class _LocalContext:
    def __init__(self, context):
        self._context = context
        self._outer = context

    def __enter__(self):
        self._outer = _state.context
        _state.context = self._context
        return self._context

    def __exit__(self, kind, value, traceback):
        _state.context = self._outer


@specialize.argtype(7, 8)
def localcontext(ctx=None, prec=_NOT_GIVEN, rounding='', Emin=_NOT_GIVEN, Emax=_NOT_GIVEN, capitals=_NOT_GIVEN, clamp=_NOT_GIVEN, flags=None, traps=None):
    """As in decimal."""
    context = _varied(_state.context if ctx is None else ctx, prec, rounding, Emin, Emax, capitals, clamp)
    if flags is not None:
        context._flags = _bits_of_all(flags)
    if traps is not None:
        context._traps = _bits_of_all(traps)
    return _LocalContext(context)


def _in_force(context):
    return _state.context if context is None else context


# Ints

_POWERS = [10 ** i for i in range(64)]


def _unbounded(number):
    """The number, as one without bounds."""
    return _BEYOND_WORDS if number == _BEYOND_WORDS else number


def _power_of_ten(exponent):
    return _POWERS[exponent] if exponent < 64 else _POWERS[1] ** exponent


def _figures(number):
    """How many digits a number has that is not negative; 0 has one."""
    if number < 10:
        return 1
    least = int((number.bit_length() - 1) * 0.30102999566398114) + 1
    return least + 1 if number >= _power_of_ten(least) else least


def _digits(number):
    """Its text, however long."""
    figures = _figures(number)
    if figures <= 4000:
        return str(number)
    half = figures // 2
    above, below = divmod(number, _power_of_ten(half))
    return _digits(above) + _digits(below).rjust(half, '0')


def _number_of_digits(text):
    result = _unbounded(0)
    for start in range(0, len(text), 18):
        part = text[start:start + 18]
        result = result * _POWERS[len(part)] + int(part)
    return result


def _increment(quotient, rest, divisor, sign, rounding):
    """What rounding adds to a quotient of which there is a rest."""
    if rounding == ROUND_DOWN:
        return 0
    if rounding == ROUND_UP:
        return 1
    if rounding == ROUND_CEILING:
        return 1 - sign
    if rounding == ROUND_FLOOR:
        return sign
    if rounding == ROUND_05UP:
        return 1 if quotient % 5 == 0 else 0
    doubled = rest * 2
    if doubled != divisor:
        return 1 if doubled > divisor else 0
    if rounding == ROUND_HALF_EVEN:
        return 1 if quotient % 2 == 1 else 0
    return 1 if rounding == ROUND_HALF_UP else 0


class _Shortened:
    """A coefficient without its last digits, rounded. is_inexact: some of them were not 0."""

    def __init__(self, coefficient, count, sign, rounding):
        if count > _figures(coefficient) + 1:
            coefficient, count = _unbounded(0 if coefficient == 0 else 1), 2
        divisor = _power_of_ten(count)
        quotient, rest = divmod(coefficient, divisor)
        self.is_inexact = rest != 0
        if self.is_inexact:
            quotient += _increment(quotient, rest, divisor, sign, rounding)
        self.coefficient = quotient


# Making


class Decimal:
    """As in decimal. For what is no number, _coefficient is the payload."""


    @specialize.argtype(1)
    def __new__(cls, value='0', context=None):
        self = object.__new__(cls)
        number = _converted(value, _in_force(context))
        self._sign = number._sign
        self._coefficient = number._coefficient
        self._exponent = number._exponent
        self._kind = number._kind
        return self

    @classmethod
    @specialize.argtype(1)
    def from_float(cls, f):
        if isinstance(f, int):
            return _of_int(int(f))
        if isinstance(f, float):
            return _of_float(f)
        raise TypeError('argument must be int or float')

    # Text

    def __repr__(self):
        return "Decimal('" + Decimal.__str__(self) + "')"

    def __str__(self):
        return _text(self, False, _state.context._capitals)

    def to_eng_string(self, context=None):
        return _text(self, True, _in_force(context)._capitals)

    def __format__(self, specification):
        if not specification:
            return Decimal.__str__(self)
        return _Format(specification).text_of(self, _state.context)

    # Numbers of other kinds

    def __bool__(self):
        return self._kind != _FINITE or self._coefficient != 0

    def __int__(self):
        return _int_of(self, ROUND_DOWN)

    def __trunc__(self):
        return _int_of(self, ROUND_DOWN)

    def __floor__(self):
        return _int_of(self, ROUND_FLOOR)

    def __ceil__(self):
        return _int_of(self, ROUND_CEILING)

    def __float__(self):
        if self._kind == _SIGNALING:
            raise ValueError('cannot convert signaling NaN to float')
        if self._kind == _QUIET:
            return float('-nan' if self._sign else 'nan')
        return float(_text(self, False, 1))

    def __complex__(self):
        return complex(float(self))

    @specialize.argtype(1)
    def __round__(self, ndigits=None):
        if ndigits is None:
            return _int_of(self, ROUND_HALF_EVEN)
        return _quantized(self, _made(0, 1, -ndigits), _state.context._rounding, _state.context)

    @property
    def real(self):
        return self

    @property
    def imag(self):
        return Decimal(0)

    def conjugate(self):
        return self

    def as_tuple(self):
        text = '' if self._kind >= _QUIET and self._coefficient == 0 else _digits(self._coefficient)
        digits = tuple([ord(character) - 48 for character in text])
        if self._kind == _FINITE:
            exponent = self._exponent
        else:
            exponent = 'F' if self._kind == _INFINITE else 'n' if self._kind == _QUIET else 'N'
        return DecimalTuple(self._sign, digits, exponent)

    def as_integer_ratio(self):
        return _integer_ratio(self)

    # Parts and kinds

    def adjusted(self):
        return 0 if self._kind != _FINITE else _adjusted(self)

    def is_nan(self):
        return self._kind >= _QUIET

    def is_qnan(self):
        return self._kind == _QUIET

    def is_snan(self):
        return self._kind == _SIGNALING

    def is_infinite(self):
        return self._kind == _INFINITE

    def is_finite(self):
        return self._kind == _FINITE

    def is_signed(self):
        return self._sign == 1

    def is_zero(self):
        return self._kind == _FINITE and self._coefficient == 0

    def is_canonical(self):
        return True

    def is_normal(self, context=None):
        return self._kind == _FINITE and self._coefficient != 0 and _adjusted(self) >= _in_force(context)._emin

    def is_subnormal(self, context=None):
        return self._kind == _FINITE and self._coefficient != 0 and _adjusted(self) < _in_force(context)._emin

    def number_class(self, context=None):
        if self._kind >= _QUIET:
            return 'NaN' if self._kind == _QUIET else 'sNaN'
        sign = '-' if self._sign else '+'
        if self._kind == _INFINITE:
            return sign + 'Infinity'
        if self._coefficient == 0:
            return sign + 'Zero'
        return sign + ('Subnormal' if self.is_subnormal(context) else 'Normal')

    def radix(self):
        return Decimal(10)

    def canonical(self):
        return self

    def copy_abs(self):
        return _with_sign(self, 0)

    def copy_negate(self):
        return _with_sign(self, 1 - self._sign)

    @specialize.argtype(1)
    def copy_sign(self, other, context=None):
        return _with_sign(self, _given(other)._sign)

    @specialize.argtype(1)
    def same_quantum(self, other, context=None):
        second = _given(other)
        if self._kind == _FINITE and second._kind == _FINITE:
            return self._exponent == second._exponent
        return self._kind == second._kind or self._kind >= _QUIET and second._kind >= _QUIET

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __reduce__(self):
        return Decimal, (str(self),)

    # Arithmetic; the binary operators are below

    def __pos__(self):
        return _plus(self, _state.context)

    def __neg__(self):
        return _minus(self, _state.context)

    def __abs__(self):
        return _minus(self, _state.context) if self._sign else _plus(self, _state.context)

    @specialize.argtype(1)
    def fma(self, other, third, context=None):
        return _fused(self, _given(other), _given(third), _in_force(context))

    @specialize.argtype(1)
    def remainder_near(self, other, context=None):
        return _remainder_near(self, _given(other), _in_force(context))

    def sqrt(self, context=None):
        return _square_root(self, _in_force(context))

    def exp(self, context=None):
        return _exponential(self, _in_force(context))

    def ln(self, context=None):
        return _natural_logarithm(self, _in_force(context))

    def log10(self, context=None):
        return _decimal_logarithm(self, _in_force(context))

    def logb(self, context=None):
        return _exponent_of(self, _in_force(context))

    @specialize.argtype(1)
    def scaleb(self, other, context=None):
        return _scaled(self, _given(other), _in_force(context))

    def next_plus(self, context=None):
        return _next(self, 0, _in_force(context))

    def next_minus(self, context=None):
        return _next(self, 1, _in_force(context))

    # Rounding

    @specialize.argtype(1)
    def quantize(self, exp, rounding=None, context=None):
        context = _in_force(context)
        return _quantized(self, _given(exp), context._rounding if rounding is None else _checked_rounding(rounding), context)

    def normalize(self, context=None):
        return _normalized(self, _in_force(context))

    def to_integral_value(self, rounding=None, context=None):
        return _integral(self, rounding, _in_force(context), False)

    def to_integral(self, rounding=None, context=None):
        return _integral(self, rounding, _in_force(context), False)

    def to_integral_exact(self, rounding=None, context=None):
        return _integral(self, rounding, _in_force(context), True)

    # Comparison; the operators are below

    def __hash__(self):
        """Whatever is equal has the same hash: that of the coefficient times the power of ten, modulo a prime number."""
        if self._kind == _SIGNALING:
            raise TypeError('Cannot hash a signaling NaN value')
        if self._kind == _QUIET:
            return object.__hash__(self)
        if self._kind == _INFINITE:
            return -_HASH_OF_INFINITY if self._sign else _HASH_OF_INFINITY
        base = _unbounded(10 if self._exponent >= 0 else pow(10, _HASH_MODULUS - 2, _HASH_MODULUS))
        result = self._coefficient * pow(base, abs(self._exponent), _HASH_MODULUS) % _HASH_MODULUS
        if self._sign:
            result = -result
        return -2 if result == -1 else result

    @specialize.argtype(1)
    def compare(self, other, context=None):
        return _compared_as_decimal(self, _given(other), _in_force(context), _SIGNALING)

    @specialize.argtype(1)
    def compare_signal(self, other, context=None):
        return _compared_as_decimal(self, _given(other), _in_force(context), _QUIET)

    @specialize.argtype(1)
    def compare_total(self, other, context=None):
        return Decimal(_total_order(self, _given(other)))

    @specialize.argtype(1)
    def compare_total_mag(self, other, context=None):
        return Decimal(_total_order(_with_sign(self, 0), _with_sign(_given(other), 0)))

    @specialize.argtype(1)
    def max(self, other, context=None):
        return _extreme(self, _given(other), _in_force(context), 1, False)

    @specialize.argtype(1)
    def min(self, other, context=None):
        return _extreme(self, _given(other), _in_force(context), -1, False)

    @specialize.argtype(1)
    def max_mag(self, other, context=None):
        return _extreme(self, _given(other), _in_force(context), 1, True)

    @specialize.argtype(1)
    def min_mag(self, other, context=None):
        return _extreme(self, _given(other), _in_force(context), -1, True)


Decimal.__module__ = Context.__module__ = 'decimal'
Number.register(Decimal)


def _made(sign, coefficient, exponent):
    return _made_of_kind(sign, coefficient, exponent, _FINITE)


def _made_of_kind(sign, coefficient, exponent, kind):
    result = instantiate(Decimal)
    result._sign = sign
    result._coefficient = _unbounded(coefficient)
    result._exponent = exponent
    result._kind = kind
    return result


def _infinity(sign):
    return _made_of_kind(sign, 0, 0, _INFINITE)


def _invalid(bits, context):
    """What an operation gives that has no result."""
    context._signal(bits)
    return _made_of_kind(0, 0, 0, _QUIET)


def _with_sign(number, sign):
    return _made_of_kind(sign, number._coefficient, number._exponent, number._kind)


def _of_int(number):
    return _made(1 if number < 0 else 0, abs(_unbounded(number)), 0)


def _of_float(number):
    """Exactly."""
    sign = 1 if str(number).startswith('-') else 0
    if isnan(number):
        return _made_of_kind(sign, 0, 0, _QUIET)
    if isinf(number):
        return _infinity(sign)
    mantissa, power = frexp(abs(number))
    coefficient = _unbounded(int(mantissa * 2.0 ** 53))
    power -= 53
    if coefficient == 0:
        return _made(sign, 0, 0)
    while power < 0 and coefficient % 2 == 0:
        coefficient //= 2
        power += 1
    if power >= 0:
        return _made(sign, coefficient << power, 0)
    return _made(sign, coefficient * _unbounded(5) ** -power, power)


@specialize.argtype(0)
def _given(value):
    """What an operation is given, as a Decimal."""
    if isinstance(value, Decimal):
        return value
    if isinstance(value, int):
        return _of_int(int(value))
    raise TypeError('conversion from ' + type(value).__name__ + ' to Decimal is not supported')


@specialize.argtype(0)
def _converted(value, context):
    """What Decimal is called with, as a Decimal."""
    if isinstance(value, Decimal):
        return value
    if isinstance(value, str):
        return _of_text(value, context)
    if isinstance(value, int):
        return _of_int(int(value))
    if isinstance(value, float):
        context._signal(_FLOAT_OPERATION)
        return _of_float(value)
    if isinstance(value, tuple):
        return _of_parts(value)
    if isinstance(value, list):
        raise NotImplementedError('Decimal of a list is not supported: write a tuple')
    raise TypeError('conversion from ' + type(value).__name__ + ' to Decimal is not supported')


@specialize.argtype(0)
def _of_parts(parts):
    if len(parts) != 3:
        raise ValueError('argument must be a sequence of length 3')
    sign, digits, exponent = parts
    if sign != 0 and sign != 1:
        raise ValueError('sign must be an integer with the value 0 or 1')
    coefficient = _unbounded(0)
    for digit in digits:
        if digit < 0 or digit > 9:
            raise ValueError('coefficient must be a tuple of digits')
        coefficient = coefficient * 10 + digit
    if isinstance(exponent, str):
        if exponent == 'F':
            return _infinity(sign)
        if exponent != 'n' and exponent != 'N':
            raise ValueError("string argument in the third position must be 'F', 'n' or 'N'")
        return _made_of_kind(sign, coefficient, 0, _QUIET if exponent == 'n' else _SIGNALING)
    return _made(sign, coefficient, intmask(exponent))


def _of_text(text, context):
    """Exactly."""
    return _of_bare_text(text.strip().replace('_', ''), context)


def _of_bare_text(text, context):
    """Exactly, of a text without spaces and underscores."""
    body = text.lower()
    sign = 1 if body.startswith('-') else 0
    if body.startswith('-') or body.startswith('+'):
        body = body[1:]
    mantissa, letter, power = body.partition('e')
    whole, _, decimals = mantissa.partition('.')
    digits = whole + decimals
    if not digits.isdecimal() or letter != '' and not _is_whole(power):
        return _special_of_text(body, sign, context)
    exponent = _exponent_of_text(power) - len(decimals)
    coefficient = _number_of_digits(digits)
    if exponent + _figures(coefficient) - 1 > MAX_EMAX or exponent < MIN_ETINY:
        return _invalid(_INVALID_OPERATION, context)
    return _made(sign, coefficient, exponent)


def _is_whole(text):
    return (text[1:] if text.startswith('-') or text.startswith('+') else text).isdecimal()


def _exponent_of_text(text):
    """One beyond all limits is some such one."""
    if text == '':
        return 0
    figures = text.lstrip('+-').lstrip('0')
    size = 0 if figures == '' else 2 * 10 ** 18 + 10 ** 18 if len(figures) > 18 else int(figures)
    return -size if text.startswith('-') else size


def _special_of_text(body, sign, context):
    if body == 'inf' or body == 'infinity':
        return _infinity(sign)
    kind = _QUIET if body.startswith('nan') else _SIGNALING
    payload = body[3:] if kind == _QUIET else body[4:]
    if not body.startswith('nan') and not body.startswith('snan') or payload != '' and not payload.isdecimal():
        return _invalid(_CONVERSION_SYNTAX, context)
    return _made_of_kind(sign, _number_of_digits(payload), 0, kind)


# Rounding


def _adjusted(number):
    """The exponent of the first digit."""
    return number._exponent + _figures(number._coefficient) - 1


def _finished(sign, coefficient, exponent, rounding, context, bits):
    """The result that an operation has in a context. bits: what has happened before."""
    if coefficient == 0:
        return _finished_zero(sign, exponent, context, bits)
    figures = _figures(coefficient)
    least = context._emin - context._prec + 1
    is_subnormal = exponent + figures - 1 < context._emin
    if is_subnormal:
        bits |= _SUBNORMAL
    lowest = max(exponent + figures - context._prec, least)
    if lowest > exponent:
        shortened = _Shortened(coefficient, lowest - exponent, sign, rounding)
        coefficient, exponent = shortened.coefficient, lowest
        bits |= _ROUNDED
        if shortened.is_inexact:
            bits |= _INEXACT | _UNDERFLOW if is_subnormal else _INEXACT
        if coefficient == 0:
            bits |= _CLAMPED
        figures = _figures(coefficient)
        if figures > context._prec:
            coefficient //= 10
            exponent += 1
            figures -= 1
    if exponent + figures - 1 > context._emax:
        return _overflow(sign, rounding, context, bits)
    highest = context._emax - context._prec + 1
    if context._clamp and exponent > highest:
        coefficient *= _power_of_ten(exponent - highest)
        exponent = highest
        bits |= _CLAMPED
    if bits:
        context._signal(bits)
    return _made(sign, coefficient, exponent)


def _finished_zero(sign, exponent, context, bits):
    highest = context._emax - context._prec + 1 if context._clamp else context._emax
    within = min(max(exponent, context._emin - context._prec + 1), highest)
    if within != exponent:
        bits |= _CLAMPED
    if bits:
        context._signal(bits)
    return _made(sign, 0, within)


def _overflow(sign, rounding, context, bits):
    """Infinity, or the largest number where it is rounded towards zero."""
    context._signal(bits | _OVERFLOW | _INEXACT | _ROUNDED)
    if rounding == ROUND_DOWN or rounding == ROUND_05UP or rounding == (ROUND_FLOOR if sign == 0 else ROUND_CEILING):
        return _made(sign, _power_of_ten(context._prec) - 1, context._emax - context._prec + 1)
    return _infinity(sign)


def _result(sign, coefficient, exponent, context):
    return _finished(sign, coefficient, exponent, context._rounding, context, 0)


def _fitting(number, context):
    """The number as a context can have it."""
    if number._kind == _FINITE:
        return _result(number._sign, number._coefficient, number._exponent, context)
    if number._kind == _INFINITE:
        return number
    most = context._prec - context._clamp
    if _figures(number._coefficient) > most:
        return _made_of_kind(number._sign, number._coefficient % _power_of_ten(most), 0, number._kind)
    return number


def _quieted(number, context):
    """What an operation gives one of whose operands is no number, this one."""
    if number._kind == _SIGNALING:
        context._signal(_INVALID_OPERATION)
    return _fitting(_made_of_kind(number._sign, number._coefficient, 0, _QUIET), context)


def _quieted_of_two(a, b, context):
    if a._kind == _SIGNALING or b._kind != _SIGNALING and a._kind == _QUIET:
        return _quieted(a, context)
    return _quieted(b, context)


def _rescaled(number, exponent, rounding):
    """The coefficient that a finite number has with another exponent."""
    if exponent <= number._exponent:
        return 0 if number._coefficient == 0 else number._coefficient * _power_of_ten(number._exponent - exponent)
    return _Shortened(number._coefficient, exponent - number._exponent, number._sign, rounding).coefficient


def _quantized(a, pattern, rounding, context):
    if a._kind >= _QUIET or pattern._kind >= _QUIET:
        return _quieted_of_two(a, pattern, context)
    if a._kind == _INFINITE or pattern._kind == _INFINITE:
        return a if a._kind == pattern._kind else _invalid(_INVALID_OPERATION, context)
    exponent = pattern._exponent
    if exponent > context._emax or exponent < context._emin - context._prec + 1:
        return _invalid(_INVALID_OPERATION, context)
    if a._coefficient == 0:
        return _finished(a._sign, a._coefficient, exponent, rounding, context, 0)
    adjusted = _adjusted(a)
    if adjusted > context._emax or adjusted - exponent + 1 > context._prec:
        return _invalid(_INVALID_OPERATION, context)
    coefficient = _unbounded(_rescaled(a, exponent, rounding))
    figures = _figures(coefficient)
    if figures > context._prec or exponent + figures - 1 > context._emax:
        return _invalid(_INVALID_OPERATION, context)
    bits = 0
    if exponent > a._exponent:
        bits = _ROUNDED if _is_rescaled_exactly(a, exponent) else _ROUNDED | _INEXACT
    return _finished(a._sign, coefficient, exponent, rounding, context, bits)


def _is_rescaled_exactly(number, exponent):
    return _Shortened(number._coefficient, exponent - number._exponent, 0, ROUND_DOWN).is_inexact == False


def _normalized(a, context):
    if a._kind >= _QUIET:
        return _quieted(a, context)
    if a._kind == _INFINITE:
        return a
    rounded = _fitting(a, context)
    if rounded._kind != _FINITE:
        return rounded
    if rounded._coefficient == 0:
        return _made(rounded._sign, 0, 0)
    highest = context._emax - context._prec + 1 if context._clamp else context._emax
    coefficient, exponent = _without_zeros(rounded._coefficient, rounded._exponent, highest)
    return _made(rounded._sign, coefficient, exponent)


def _without_zeros(coefficient, exponent, highest):
    """The same value, with an exponent as near the highest one as possible."""
    while exponent < highest and coefficient % 10 == 0:
        coefficient //= 10
        exponent += 1
    return coefficient, exponent


def _integral(a, rounding, context, is_told):
    """is_told: that there was something to round."""
    if a._kind >= _QUIET:
        return _quieted(a, context)
    if a._kind == _INFINITE or a._exponent >= 0:
        return a
    rounding = context._rounding if rounding is None else _checked_rounding(rounding)
    shortened = _Shortened(a._coefficient, -a._exponent, a._sign, rounding)
    if is_told and a._coefficient != 0:
        context._signal(_ROUNDED | _INEXACT if shortened.is_inexact else _ROUNDED)
    return _made(a._sign, shortened.coefficient, 0)


def _int_of(number, rounding):
    if number._kind == _INFINITE:
        raise OverflowError('cannot convert Infinity to integer')
    if number._kind >= _QUIET:
        raise ValueError('cannot convert NaN to integer')
    result = _unbounded(_rescaled(number, 0, rounding))
    return -result if number._sign else result


def _integer_ratio(number):
    if number._kind == _INFINITE:
        raise OverflowError('cannot convert Infinity to integer ratio')
    if number._kind >= _QUIET:
        raise ValueError('cannot convert NaN to integer ratio')
    coefficient, exponent = _without_zeros(number._coefficient, number._exponent, 0) if number._coefficient != 0 else (number._coefficient, 0)
    over, under = _unbounded(coefficient), _unbounded(1)
    if exponent >= 0:
        over *= _power_of_ten(exponent)
    else:
        twos, fives = -exponent, -exponent
        while twos > 0 and over % 2 == 0:
            over //= 2
            twos -= 1
        while fives > 0 and over % 5 == 0:
            over //= 5
            fives -= 1
        under = (under << twos) * _unbounded(5) ** fives
    return (-over if number._sign else over), under


# Arithmetic


def _plus(a, context):
    if a._kind >= _QUIET:
        return _quieted(a, context)
    if a._kind == _FINITE and a._coefficient == 0 and context._rounding != ROUND_FLOOR:
        return _finished_zero(0, a._exponent, context, 0)
    return _fitting(a, context)


def _minus(a, context):
    if a._kind >= _QUIET:
        return _quieted(a, context)
    return _plus(_with_sign(a, 1 - a._sign), context)


def _add(a, b, context):
    return _sum(a, b, b._sign, context)


def _sub(a, b, context):
    return _sum(a, b, 1 - b._sign, context)


def _sum(a, b, sign, context):
    """sign: that of b in the sum."""
    if a._kind != _FINITE or b._kind != _FINITE:
        return _sum_of_specials(a, b, sign, context)
    if a._exponent == b._exponent:
        return _signed_sum(a._sign, a._coefficient, sign, b._coefficient, a._exponent, context)
    if a._exponent > b._exponent:
        return _aligned_sum(a, a._sign, b, sign, context)
    return _aligned_sum(b, sign, a, a._sign, context)


def _sum_of_specials(a, b, sign, context):
    if a._kind >= _QUIET or b._kind >= _QUIET:
        return _quieted_of_two(a, b, context)
    if a._kind == _INFINITE:
        return _invalid(_INVALID_OPERATION, context) if b._kind == _INFINITE and a._sign != sign else a
    return _infinity(sign)


def _aligned_sum(upper, upper_sign, lower, lower_sign, context):
    """upper: the one with the greater exponent. A lower one that is too far away matters as something that is not 0."""
    coefficient, exponent = lower._coefficient, lower._exponent
    if upper._coefficient != 0:
        nearest = upper._exponent + min(-1, _figures(upper._coefficient) - context._prec - 2)
        if exponent + _figures(coefficient) - 1 < nearest:
            coefficient, exponent = _unbounded(0 if coefficient == 0 else 1), nearest if coefficient != 0 else max(exponent, nearest)
    shifted = _unbounded(0) if upper._coefficient == 0 else upper._coefficient * _power_of_ten(upper._exponent - exponent)
    return _signed_sum(upper_sign, shifted, lower_sign, coefficient, exponent, context)


def _signed_sum(sign, coefficient, other_sign, other, exponent, context):
    if sign == other_sign:
        return _result(sign, coefficient + other, exponent, context)
    difference = coefficient - other
    if difference == 0:
        return _result(1 if context._rounding == ROUND_FLOOR else 0, difference, exponent, context)
    if difference > 0:
        return _result(sign, difference, exponent, context)
    return _result(other_sign, -difference, exponent, context)


def _mul(a, b, context):
    sign = a._sign ^ b._sign
    if a._kind == _FINITE and b._kind == _FINITE:
        return _result(sign, a._coefficient * b._coefficient, a._exponent + b._exponent, context)
    if a._kind >= _QUIET or b._kind >= _QUIET:
        return _quieted_of_two(a, b, context)
    if a.is_zero() or b.is_zero():
        return _invalid(_INVALID_OPERATION, context)
    return _infinity(sign)


def _truediv(a, b, context):
    sign = a._sign ^ b._sign
    if a._kind != _FINITE or b._kind != _FINITE:
        return _quotient_of_specials(a, b, sign, context)
    if b._coefficient == 0:
        return _quotient_by_zero(a, sign, context)
    if a._coefficient == 0:
        return _result(sign, a._coefficient, a._exponent - b._exponent, context)
    return _inexact_quotient(sign, a._coefficient, b._coefficient, a._exponent - b._exponent, context)


def _quotient_of_specials(a, b, sign, context):
    if a._kind >= _QUIET or b._kind >= _QUIET:
        return _quieted_of_two(a, b, context)
    if a._kind == _INFINITE:
        return _invalid(_INVALID_OPERATION, context) if b._kind == _INFINITE else _infinity(sign)
    context._signal(_CLAMPED)
    return _made(sign, 0, context._emin - context._prec + 1)


def _quotient_by_zero(a, sign, context):
    if a._coefficient == 0:
        return _invalid(_DIVISION_UNDEFINED, context)
    context._signal(_DIVISION_BY_ZERO)
    return _infinity(sign)


def _inexact_quotient(sign, over, under, ideal, context):
    """ideal: the exponent that an exact quotient has if it can."""
    shift = _figures(under) - _figures(over) + context._prec + 1
    if shift >= 0:
        quotient, rest = divmod(over * _power_of_ten(shift), under)
    else:
        quotient, rest = divmod(over, under * _power_of_ten(-shift))
    exponent = ideal - shift
    if rest != 0:
        return _result(sign, quotient * 10 + 1, exponent - 1, context)
    quotient, exponent = _without_zeros(quotient, exponent, ideal)
    return _result(sign, quotient, exponent, context)


class _Division:
    """The whole quotient of two finite numbers, rounded towards zero, and what is left; the divisor is not 0. is_impossible: the quotient has too many digits."""

    def __init__(self, a, b, context):
        self.sign = a._sign ^ b._sign
        self.exponent = min(a._exponent, b._exponent)
        self.is_impossible = False
        self.quotient = _unbounded(0)
        self.rest = _unbounded(0)
        if a._coefficient == 0:
            pass
        elif _adjusted(a) - _adjusted(b) <= -2:
            self.rest = _unbounded(_rescaled(a, self.exponent, ROUND_DOWN))
        elif _adjusted(a) - _adjusted(b) > context._prec:
            self.is_impossible = True
        else:
            self.quotient, self.rest = divmod(_unbounded(_rescaled(a, self.exponent, ROUND_DOWN)), _unbounded(_rescaled(b, self.exponent, ROUND_DOWN)))
            self.is_impossible = _figures(self.quotient) > context._prec


def _floordiv(a, b, context):
    sign = a._sign ^ b._sign
    if a._kind >= _QUIET or b._kind >= _QUIET:
        return _quieted_of_two(a, b, context)
    if a._kind == _INFINITE:
        return _invalid(_INVALID_OPERATION, context) if b._kind == _INFINITE else _infinity(sign)
    if b._kind == _INFINITE:
        return _made(sign, 0, 0)
    if b._coefficient == 0:
        return _quotient_by_zero(a, sign, context)
    division = _Division(a, b, context)
    if division.is_impossible:
        return _invalid(_DIVISION_IMPOSSIBLE, context)
    return _result(sign, division.quotient, 0, context)


def _mod(a, b, context):
    if a._kind >= _QUIET or b._kind >= _QUIET:
        return _quieted_of_two(a, b, context)
    if a._kind == _INFINITE:
        return _invalid(_INVALID_OPERATION, context)
    if b._kind == _INFINITE:
        return _fitting(a, context)
    if b._coefficient == 0:
        return _invalid(_DIVISION_UNDEFINED if a._coefficient == 0 else _INVALID_OPERATION, context)
    division = _Division(a, b, context)
    if division.is_impossible:
        return _invalid(_DIVISION_IMPOSSIBLE, context)
    return _result(a._sign, division.rest, division.exponent, context)


def _divmod(a, b, context):
    if a._kind >= _QUIET or b._kind >= _QUIET:
        result = _quieted_of_two(a, b, context)
        return result, result
    if a._kind == _INFINITE:
        if b._kind == _INFINITE:
            result = _invalid(_INVALID_OPERATION, context)
            return result, result
        return _infinity(a._sign ^ b._sign), _invalid(_INVALID_OPERATION, context)
    if b._kind == _FINITE and b._coefficient == 0:
        if a._coefficient == 0:
            result = _invalid(_DIVISION_UNDEFINED, context)
            return result, result
        context._signal(_DIVISION_BY_ZERO | _INVALID_OPERATION)
        return _infinity(a._sign ^ b._sign), _made_of_kind(0, 0, 0, _QUIET)
    if b._kind == _FINITE and _Division(a, b, context).is_impossible:
        result = _invalid(_DIVISION_IMPOSSIBLE, context)
        return result, result
    return _floordiv(a, b, context), _mod(a, b, context)


def _remainder_near(a, b, context):
    """What is left of the nearest whole quotient; of two as near, the even one."""
    if a._kind != _FINITE or b._kind != _FINITE or b._coefficient == 0:
        return _mod(a, b, context)
    division = _Division(a, b, context)
    if division.is_impossible:
        return _invalid(_DIVISION_IMPOSSIBLE, context)
    divisor = _unbounded(_rescaled(b, division.exponent, ROUND_DOWN)) if a._coefficient != 0 and _adjusted(a) - _adjusted(b) > -2 else _unbounded(0)
    sign, rest = a._sign, division.rest
    if divisor != 0 and (rest * 2 > divisor or rest * 2 == divisor and division.quotient % 2 == 1):
        sign, rest = 1 - sign, divisor - rest
        division.quotient += 1
    if _figures(division.quotient) > context._prec:
        return _invalid(_DIVISION_IMPOSSIBLE, context)
    return _result(sign, rest, division.exponent, context)


def _fused(a, b, c, context):
    """The product is not rounded."""
    if a._kind == _FINITE and b._kind == _FINITE:
        return _add(_made(a._sign ^ b._sign, a._coefficient * b._coefficient, a._exponent + b._exponent), c, context)
    if a._kind >= _QUIET or b._kind >= _QUIET:
        if c._kind == _SIGNALING and a._kind != _SIGNALING and b._kind != _SIGNALING:
            return _quieted(c, context)
        return _quieted_of_two(a, b, context)
    return _add(_mul(a, b, context), c, context)


def _exponent_of(a, context):
    if a._kind >= _QUIET:
        return _quieted(a, context)
    if a._kind == _INFINITE:
        return _infinity(0)
    if a._coefficient == 0:
        context._signal(_DIVISION_BY_ZERO)
        return _infinity(1)
    return _fitting(Decimal(_adjusted(a)), context)


def _scaled(a, power, context):
    if a._kind >= _QUIET or power._kind >= _QUIET:
        return _quieted_of_two(a, power, context)
    if power._kind == _INFINITE or power._exponent != 0 or power._coefficient > 2 * (context._emax + context._prec):
        return _invalid(_INVALID_OPERATION, context)
    if a._kind == _INFINITE:
        return a
    shift = intmask(power._coefficient)
    return _result(a._sign, a._coefficient, a._exponent + (-shift if power._sign else shift), context)


def _next(a, towards, context):
    """The next number; towards: the sign of the infinity in whose direction it is."""
    if a._kind >= _QUIET:
        return _quieted(a, context)
    if a._kind == _INFINITE:
        return a if a._sign == towards else _made(a._sign, _power_of_ten(context._prec) - 1, context._emax - context._prec + 1)
    work = _varied(context)
    work._traps = 0
    work._rounding = ROUND_FLOOR if towards else ROUND_CEILING
    rounded = _fitting(a, work)
    if rounded._kind == _INFINITE or _compared(rounded, a) != 0:
        return rounded
    return _sum(rounded, _made(0, 1, context._emin - context._prec), towards, work)


# Powers, roots and logarithms


def _is_integer(a):
    if a._coefficient == 0 or a._exponent >= 0:
        return True
    return -a._exponent < _figures(a._coefficient) and a._coefficient % _power_of_ten(-a._exponent) == 0


def _is_odd(a):
    """a is an integer."""
    return a._exponent <= 0 and _rescaled(a, 0, ROUND_DOWN) % 2 == 1


def _pow(a, b, context):
    if a._kind >= _QUIET or b._kind >= _QUIET:
        return _quieted_of_two(a, b, context)
    is_integer = b._kind == _FINITE and _is_integer(b)
    sign = a._sign if is_integer and _is_odd(b) else 0
    if a.is_zero():
        if b.is_zero():
            return _invalid(_INVALID_OPERATION, context)
        return _infinity(sign) if b._sign else _made(sign, 0, 0)
    if a._sign and not is_integer:
        return _invalid(_INVALID_OPERATION, context)
    if b._kind == _INFINITE:
        return _power_to_infinity(a, b, context)
    if a._kind == _INFINITE:
        if b.is_zero():
            return _made(sign, 1, 0)
        return _made(sign, 0, 0) if b._sign else _infinity(sign)
    if b.is_zero():
        return _made(sign, 1, 0)
    if _compared(_with_sign(a, 0), _ONE) == 0:
        return _power_of_one(a, b, sign, is_integer, context)
    is_small = (_adjusted(a) < 0) != (b._sign == 1)
    if _adjusted(b) + _least_size_of_logarithm(_with_sign(a, 0)) > len(str(context.Etiny() if is_small else context._emax).lstrip('-')):
        return _result(sign, _unbounded(1), context.Etiny() - 1, context) if is_small else _beyond_all(sign, context, 0)
    return _integer_power(a, b, sign, context) if is_integer else _real_power(a, b, context)


def _padded_one(sign, zeros, bits, context):
    context._signal(bits)
    return _made(sign, _power_of_ten(zeros), -zeros)


def _power_to_infinity(a, b, context):
    """The base is not negative."""
    order = _compared(a, _ONE)
    if order == 0:
        return _padded_one(0, context._prec - 1, _INEXACT | _ROUNDED, context)
    return _made(0, 0, 0) if (order < 0) == (b._sign == 0) else _infinity(0)


def _power_of_one(a, b, sign, is_integer, context):
    """1.000 ** 3 has as many zeros as are computed."""
    most = context._prec - 1
    if not is_integer:
        return _padded_one(sign, most, _INEXACT | _ROUNDED, context)
    if b._sign:
        return _made(sign, 1, 0)
    zeros = _unbounded(_rescaled(b, 0, ROUND_DOWN)) * -a._exponent
    if zeros < 0:
        return _made(sign, 1, 0)
    if zeros > most:
        return _padded_one(sign, most, _ROUNDED, context)
    return _made(sign, _power_of_ten(intmask(zeros)), -intmask(zeros))


def _least_size_of_logarithm(a):
    """A lower bound of the exponent that the first digit of the decimal logarithm has."""
    adjusted = _adjusted(a)
    if adjusted > 0:
        return len(str(adjusted)) - 1
    if adjusted < -1:
        return len(str(-adjusted - 1)) - 1
    return _adjusted(_sub(a, _ONE, _EXACT)) - (2 if adjusted == 0 else 1)


def _beyond_all(sign, context, bits):
    """What is too large for the context."""
    return _overflow(sign, context._rounding, context, bits)


def _integer_power(a, b, sign, context):
    """By squaring, from the first bit of the exponent, each product rounded to some more digits."""
    work = context._for_work(context._prec + _adjusted(b) + 3)
    base = a
    if b._sign:
        work._prec += 1
        base = _truediv(_ONE, a, work)
    exponent = _unbounded(_rescaled(b, 0, ROUND_DOWN))
    result = base
    bit = exponent.bit_length() - 2
    while bit >= 0:
        result = _mul(result, result, work)
        if exponent >> bit & 1:
            result = _mul(result, base, work)
        if result._kind != _FINITE or result._coefficient == 0 and work._flags & _CLAMPED:
            break
        bit -= 1
    if result._kind != _FINITE:
        return _beyond_all(sign, context, work._flags)
    return _finished(sign, result._coefficient, result._exponent, context._rounding, context, work._flags)


def _real_power(a, b, context):
    work = context._for_work(max(context._prec, _figures(a._coefficient)) + 23)
    work._emin, work._emax = MIN_EMIN, MAX_EMAX
    power = _exponential(_mul(_natural_logarithm(a, work), b, work), work)
    if power._kind != _FINITE:
        return _beyond_all(0, context, 0)
    if _compared(power, _ONE) == 0:
        return _padded_one(0, context._prec - 1, _INEXACT | _ROUNDED, context)
    return _finished(0, power._coefficient, power._exponent, context._rounding, context, _INEXACT | _ROUNDED)


def _square_root(a, context):
    if a._kind >= _QUIET:
        return _quieted(a, context)
    if a._kind == _FINITE and a._coefficient == 0:
        return _finished_zero(a._sign, a._exponent >> 1, context, 0)
    if a._sign:
        return _invalid(_INVALID_OPERATION, context)
    if a._kind == _INFINITE:
        return a
    ideal = a._exponent >> 1
    shift = max(0, 2 * context._prec + 4 - _figures(a._coefficient)) + 1 >> 1
    scaled = a._coefficient * _power_of_ten(2 * shift + (a._exponent & 1))
    root = isqrt(scaled)
    if root * root != scaled:
        return _finished(0, root * 10 + 1, ideal - shift - 1, ROUND_HALF_EVEN, context, 0)
    coefficient, exponent = _without_zeros(root, ideal - shift, ideal)
    return _finished(0, coefficient, exponent, ROUND_HALF_EVEN, context, 0)


class _Constants:
    """The logarithm of 10, times a power of ten: for the most decimals that were asked for."""

    def __init__(self):
        self.decimals = 0
        self.logarithm = _unbounded(2)

    def logarithm_of_ten(self, decimals):
        """With an error below 1."""
        if decimals > self.decimals:
            self.decimals = decimals + 20
            scale = _power_of_ten(self.decimals + 10)
            total = 46 * _inverse_atanh(31, scale) + 34 * _inverse_atanh(49, scale) + 20 * _inverse_atanh(161, scale)
            self.logarithm = total // _power_of_ten(10)
        return self.logarithm // _power_of_ten(self.decimals - decimals)


def _inverse_atanh(number, scale):
    """The area tangent of 1 / number."""
    power = scale // number
    total = power
    square = number * number
    divisor = 1
    while power != 0:
        power //= square
        divisor += 2
        total += power // divisor
    return total


_constants = _Constants()


def _is_decided(coefficient, prec, error):
    """Whether a coefficient with such an error rounds to one number only: it has more digits, and is not next to the middle of two."""
    excess = _figures(coefficient) - prec
    if excess < 2:
        return False
    unit = _power_of_ten(excess)
    return abs(coefficient % unit * 2 - unit) > 2 * error


def _exponential(a, context):
    if a._kind >= _QUIET:
        return _quieted(a, context)
    if a._kind == _INFINITE:
        return _made(0, 0, 0) if a._sign else a
    if a._coefficient == 0:
        return _made(0, 1, 0)
    if _adjusted(a) > 18:
        return _finished(0, _unbounded(1), 3 * (context._emin - context._prec) if a._sign else 3 * context._emax + 3, ROUND_HALF_EVEN, context, _INEXACT | _ROUNDED)
    prec, guard = context._prec, 12
    while True:
        decimals = prec + guard
        coefficient, shift = _exponential_of(a, decimals)
        if _is_decided(coefficient, prec, 1000):
            return _finished(0, coefficient * 10 + 1, shift - decimals - 1, ROUND_HALF_EVEN, context, 0)
        guard *= 2


def _exponential_of(a, decimals):
    """A number and the exponent of a power of ten; their product is the result times 10 ** decimals, with an error below 1000 in the number, which is between 1 and 10 times the scale."""
    more = decimals + max(_adjusted(a), 0) + 3
    value = _unbounded(_rescaled(_with_sign(a, 0), -more, ROUND_DOWN))
    if a._sign:
        value = -value
    logarithm = _constants.logarithm_of_ten(more)
    shift, rest = divmod(value, logarithm)
    scale = _power_of_ten(decimals + 6)
    halvings = 8
    part = rest * _power_of_ten(6) // _power_of_ten(more - decimals) >> halvings
    term, total, count = scale, scale, 0
    while term != 0:
        count += 1
        term = term * part // (scale * count)
        total += term
    for _ in range(halvings):
        total = total * total // scale
    return total // _power_of_ten(6), intmask(shift)


def _natural_logarithm(a, context):
    if a._kind >= _QUIET:
        return _quieted(a, context)
    if a._kind == _FINITE and a._coefficient == 0:
        return _infinity(1)
    if a._sign:
        return _invalid(_INVALID_OPERATION, context)
    if a._kind == _INFINITE:
        return a
    if _compared(a, _ONE) == 0:
        return _made(0, 0, 0)
    return _logarithm(a, context, False)


def _decimal_logarithm(a, context):
    if a._kind >= _QUIET:
        return _quieted(a, context)
    if a._kind == _FINITE and a._coefficient == 0:
        return _infinity(1)
    if a._sign:
        return _invalid(_INVALID_OPERATION, context)
    if a._kind == _INFINITE:
        return a
    if a._coefficient == _power_of_ten(_figures(a._coefficient) - 1):
        return _fitting(Decimal(_adjusted(a)), context)
    return _logarithm(a, context, True)


def _logarithm(a, context, is_decimal):
    prec, guard = context._prec, 12 + max(0, -_adjusted(_sub(a, _ONE, _EXACT)) if _adjusted(a) in (0, -1) else 0)
    while True:
        decimals = prec + guard
        value = _logarithm_of(a, decimals)
        if is_decimal:
            value = value * _power_of_ten(decimals) // _constants.logarithm_of_ten(decimals)
        size = abs(value)
        if _is_decided(size, prec, 10000):
            return _finished(1 if value < 0 else 0, size * 10 + 1, -decimals - 1, ROUND_HALF_EVEN, context, 0)
        guard *= 2


def _logarithm_of(a, decimals):
    """Times 10 ** decimals, with an error below 1000: that of the number between 1 and 10, by some square roots and a series, and that of a power of ten."""
    adjusted = _adjusted(a)
    more = decimals + len(str(abs(adjusted)))
    scale = _power_of_ten(more)
    value = _unbounded(_rescaled(_made(0, a._coefficient, a._exponent - adjusted), -more, ROUND_DOWN))
    roots = 6
    for _ in range(roots):
        value = isqrt(value * scale)
    part = (value - scale) * scale // (value + scale)
    square = part * part // scale
    total, power, divisor = part, part, 1
    while power != 0:
        power = power * square // scale
        divisor += 2
        total += power // divisor
    whole = (total << roots + 1) + _constants.logarithm_of_ten(more) * adjusted
    return whole // _power_of_ten(more - decimals)


_ONE = Decimal(1)
_EXACT = Context(MAX_PREC, ROUND_HALF_EVEN, MIN_EMIN, MAX_EMAX, traps=[])


# Comparison


def _compared(a, b):
    """-1, 0 or 1, of numbers."""
    if a.is_zero():
        return 0 if b.is_zero() else 1 if b._sign else -1
    if b.is_zero() or a._sign != b._sign:
        return -1 if a._sign else 1
    order = _compared_sizes(a, b)
    return -order if a._sign else order


def _compared_sizes(a, b):
    if a._kind != b._kind:
        return 1 if a._kind == _INFINITE else -1
    if a._kind == _INFINITE:
        return 0
    first, second = a._coefficient, b._coefficient
    if a._exponent != b._exponent:
        difference = _adjusted(a) - _adjusted(b)
        if difference != 0:
            return 1 if difference > 0 else -1
        if a._exponent > b._exponent:
            first = first * _power_of_ten(a._exponent - b._exponent)
        else:
            second = second * _power_of_ten(b._exponent - a._exponent)
    return 1 if first > second else -1 if first < second else 0


def _compared_as_decimal(a, b, context, least):
    """least: what signals, of what is no number."""
    if a._kind >= _QUIET or b._kind >= _QUIET:
        if least == _QUIET and a._kind != _SIGNALING and b._kind != _SIGNALING:
            context._signal(_INVALID_OPERATION)
        return _quieted_of_two(a, b, context)
    return _of_int(_compared(a, b))


def _total_order(a, b):
    """By representations: equal numbers by their exponents, and what is no number is outside of all numbers."""
    if a._sign != b._sign:
        return -1 if a._sign else 1
    order = _total_order_of_sizes(a, b)
    return -order if a._sign else order


def _total_order_of_sizes(a, b):
    if a._kind >= _QUIET or b._kind >= _QUIET:
        first, second = _rank(a), _rank(b)
        if first != second:
            return 1 if first > second else -1
        return 1 if a._coefficient > b._coefficient else -1 if a._coefficient < b._coefficient else 0
    order = _compared(_with_sign(a, 0), _with_sign(b, 0))
    if order != 0 or a._exponent == b._exponent:
        return order
    return 1 if a._exponent > b._exponent else -1


def _rank(a):
    return 2 if a._kind == _QUIET else 1 if a._kind == _SIGNALING else 0


def _extreme(a, b, context, wanted, is_of_sizes):
    """wanted: how the result compares to the other."""
    if a._kind >= _QUIET or b._kind >= _QUIET:
        if a._kind == _QUIET and b._kind < _QUIET:
            return _fitting(b, context)
        if b._kind == _QUIET and a._kind < _QUIET:
            return _fitting(a, context)
        return _quieted_of_two(a, b, context)
    order = _compared(_with_sign(a, 0), _with_sign(b, 0)) if is_of_sizes else _compared(a, b)
    if order == 0:
        order = _total_order(a, b)
    return _fitting(b if order == -wanted else a, context)


def _is_equal(a, b):
    if a._kind >= _QUIET or b._kind >= _QUIET:
        if a._kind == _SIGNALING or b._kind == _SIGNALING:
            _state.context._signal(_INVALID_OPERATION)
        return False
    return _compared(a, b) == 0


_NO_ORDER = 2


def _order(a, b):
    if a._kind >= _QUIET or b._kind >= _QUIET:
        _state.context._signal(_INVALID_OPERATION)
        return _NO_ORDER
    return _compared(a, b)


def _note_float(is_trapped):
    """That a Decimal is compared with a float: an error at most where it is not for equality."""
    if is_trapped:
        _state.context._signal(_FLOAT_OPERATION)
    else:
        _state.context._flags |= _FLOAT_OPERATION


_OPERATOR = '''
@specialize.argtype(1)
def {name}(self, other):
    if isinstance(other, Decimal):
        return {decimals}
    if isinstance(other, int):
        return {ints}
    return NotImplemented
'''
_COMPARISON = '''
@specialize.argtype(1)
def {name}(self, other):
    if isinstance(other, Decimal):
        return {compared}(self, other) {test}
    if isinstance(other, int):
        return {compared}(self, _of_int(int(other))) {test}
    if isinstance(other, float):
        _note_float({is_trapped})
        return {compared}(self, _of_float(other)) {test}
    if isinstance(other, Rational):
        return {compared}(_mul(self, _of_int(other.denominator), _EXACT), _of_int(other.numerator)) {test}
{complexes}    return NotImplemented
'''
_EQUAL_TO_COMPLEX = '''
    if isinstance(other, complex):
        return other.imag == 0 and self == other.real
'''


def _define(name, source):
    namespace = dict(globals())
    exec(source, namespace)
    setattr(Decimal, name, namespace[name])


def _define_operator(name, function):
    for its_name, arguments in (('__' + name + '__', '(self, {}, _state.context)'), ('__r' + name + '__', '({}, self, _state.context)')):
        _define(its_name, _OPERATOR.format(name=its_name, decimals=function + arguments.format('other'), ints=function + arguments.format('_of_int(int(other))')))


for _name in ('add', 'sub', 'mul', 'truediv', 'floordiv', 'mod', 'divmod', 'pow'):
    _define_operator(_name, '_' + _name)
for _name, _compared_by, _test in (('eq', '_is_equal', ''), ('lt', '_order', '== -1'), ('le', '_order', '<= 0'), ('gt', '_order', '== 1'), ('ge', '_order', 'in (0, 1)')):
    _define('__' + _name + '__', _COMPARISON.format(name='__' + _name + '__', compared=_compared_by, test=_test, is_trapped=_name != 'eq', complexes=_EQUAL_TO_COMPLEX if _name == 'eq' else ''))


# Text


def _text(number, is_engineering, capitals):
    sign = '-' if number._sign else ''
    if number._kind != _FINITE:
        return sign + _special_text(number)
    digits = _digits(number._coefficient)
    before = number._exponent + len(digits)
    point = _place_of_point(number, before, is_engineering)
    return sign + _with_point(digits, point) + _power_text(before - point, 'E' if capitals else 'e')


def _special_text(number):
    if number._kind == _INFINITE:
        return 'Infinity'
    return ('NaN' if number._kind == _QUIET else 'sNaN') + ('' if number._coefficient == 0 else _digits(number._coefficient))


def _place_of_point(number, before, is_engineering):
    """How many digits stand before the point. before: how many there are without a power of ten."""
    if number._exponent <= 0 and before > -6:
        return before
    if not is_engineering:
        return 1
    return (before + 1) % 3 - 1 if number._coefficient == 0 else (before - 1) % 3 + 1


def _with_point(digits, point):
    if point <= 0:
        return '0.' + '0' * -point + digits
    if point >= len(digits):
        return digits + '0' * (point - len(digits))
    return digits[:point] + '.' + digits[point:]


def _power_text(exponent, letter):
    return '' if exponent == 0 else _signed_power_text(exponent, letter)


def _signed_power_text(exponent, letter):
    return letter + ('-' if exponent < 0 else '+') + str(abs(exponent))


class _Format:
    """What a format specification says."""

    def __init__(self, specification):
        self.text = specification
        self.position = 0
        self.fill, self.align = ' ', ''
        if _is_alignment(specification[1:2]):
            self.fill, self.align = specification[0], specification[1]
            self.position = 2
        elif _is_alignment(specification[:1]):
            self.align = self._one_of('<>=^')
        self.sign = self._one_of('-+ ')
        self.has_no_negative_zero = self._one_of('z') != ''
        self.has_zeros = self._one_of('0') != ''
        self.width = self._size(0)
        self.separator = self._one_of(',')
        self.precision = -1
        is_wrong = self.has_zeros and self.align != ''
        if self._one_of('.') != '':
            self.precision = self._size(-1)
            is_wrong = is_wrong or self.precision < 0
        self.kind = self._one_of('eEfFgGn%')
        if is_wrong or self.position < len(specification) or self.kind == 'n' and self.separator != '':
            raise ValueError('invalid format string')

    def _one_of(self, characters):
        """One of the characters, or no text."""
        character = self.text[self.position:self.position + 1]
        if character == '' or character not in characters:
            return ''
        self.position += 1
        return character

    def _size(self, otherwise):
        """A number, or what is otherwise."""
        start = self.position
        while self._one_of('0123456789') != '':
            pass
        return otherwise if start == self.position else int(self.text[start:self.position])

    def text_of(self, number, context):
        sign = self._sign_of(number)
        if number._kind != _FINITE:
            return self._aligned(sign, _special_text(number) + ('%' if self.kind == '%' else ''), False)
        kind = 'g' if self.kind == '' or self.kind == 'n' else self.kind.lower()
        if kind == '%':
            number = _made(number._sign, number._coefficient, number._exponent + 2)
        rounded = number if self.precision < 0 else self._rounded(number, kind, context._rounding)
        if self.has_no_negative_zero and rounded._coefficient == 0:
            sign = self._sign_of(_with_sign(rounded, 0))
        digits = _digits(rounded._coefficient)
        before = rounded._exponent + len(digits)
        point = self._point(rounded, kind, before)
        body = _with_point(digits, point)
        power = ''
        if kind == 'e' or kind == 'g' and before != point:
            is_large = self.kind == 'E' or self.kind == 'G' or self.kind == '' and context._capitals == 1
            power = _signed_power_text(before - point, 'E' if is_large else 'e')
        return self._aligned(sign, body + power + ('%' if kind == '%' else ''), self.has_zeros)

    def _sign_of(self, number):
        return '-' if number._sign else '' if self.sign == '-' else self.sign

    def _point(self, number, kind, before):
        if kind == 'e':
            return 1 - self.precision if number._coefficient == 0 and self.precision > 0 else 1
        if kind == 'g':
            return _place_of_point(number, before, False)
        return 1 if number._coefficient == 0 and number._exponent > 0 else before

    def _rounded(self, number, kind, rounding):
        if kind == 'f' or kind == '%':
            return _made(number._sign, _unbounded(_rescaled(number, -self.precision, rounding)), -self.precision)
        figures = self.precision + 1 if kind == 'e' else max(self.precision, 1)
        has = _figures(number._coefficient)
        if number._coefficient == 0 or kind == 'g' and has <= figures:
            return number
        exponent = number._exponent + has - figures
        coefficient = _unbounded(_rescaled(number, exponent, rounding))
        if _figures(coefficient) > figures:
            return _made(number._sign, coefficient // 10, exponent + 1)
        return _made(number._sign, coefficient, exponent)

    def _aligned(self, sign, body, has_zeros):
        whole = 0
        while whole < len(body) and body[whole] in '0123456789':
            whole += 1
        leading, behind = body[:whole], body[whole:]
        if has_zeros:
            room = self.width - len(sign) - len(behind)
            leading = leading.rjust(3 * room // 4 + 1 if self.separator != '' else room, '0')
        body = (_grouped(leading) if self.separator != '' else leading) + behind
        missing = self.width - len(sign) - len(body)
        if self.align == '=':
            return sign + self.fill * missing + body
        if self.align == '<':
            return sign + body + self.fill * missing
        left = max(missing, 0) // 2 if self.align == '^' else missing
        return self.fill * left + sign + body + self.fill * (missing - left)


def _is_alignment(character):
    return character != '' and character in '<>=^'


def _grouped(digits):
    first = 1 + (len(digits) - 1) % 3
    result = digits[:first]
    while first < len(digits):
        result += ',' + digits[first:first + 3]
        first += 3
    return result


# What a context does as Decimals do

_CONTEXT_METHOD = '''
@specialize.argtype({positions})
def {name}(self, {parameters}):
    return {expression}
'''


def _define_for_contexts(name, count, expression):
    parameters = ', '.join(('a', 'b', 'c')[:count])
    namespace = dict(globals())
    exec(_CONTEXT_METHOD.format(name=name, positions=', '.join(['1', '2', '3'][:count]), parameters=parameters, expression=expression), namespace)
    setattr(Context, name, namespace[name])


for _name in ('add', 'divmod'):
    _define_for_contexts(_name, 2, '_' + _name + '(_given(a), _given(b), self)')
for _name, _function in (('subtract', '_sub'), ('multiply', '_mul'), ('divide', '_truediv'), ('divide_int', '_floordiv'), ('remainder', '_mod'), ('power', '_pow')):
    _define_for_contexts(_name, 2, _function + '(_given(a), _given(b), self)')
for _name in ('compare', 'compare_signal', 'max', 'min', 'max_mag', 'min_mag', 'scaleb', 'remainder_near', 'compare_total', 'copy_sign', 'same_quantum'):
    _define_for_contexts(_name, 2, '_given(a).' + _name + '(_given(b), self)')
for _name in ('sqrt', 'exp', 'ln', 'log10', 'logb', 'normalize', 'next_plus', 'next_minus', 'to_eng_string', 'is_normal', 'is_subnormal', 'number_class'):
    _define_for_contexts(_name, 1, '_given(a).' + _name + '(self)')
for _name in ('to_integral_value', 'to_integral_exact'):
    _define_for_contexts(_name, 1, '_given(a).' + _name + '(None, self)')
for _name in ('is_nan', 'is_qnan', 'is_snan', 'is_finite', 'is_infinite', 'is_zero', 'is_signed', 'copy_abs', 'copy_negate'):
    _define_for_contexts(_name, 1, '_given(a).' + _name + '()')
_define_for_contexts('plus', 1, '_plus(_given(a), self)')
_define_for_contexts('minus', 1, '_minus(_given(a), self)')
_define_for_contexts('abs', 1, '_minus(_given(a), self) if _given(a)._sign else _plus(_given(a), self)')
_define_for_contexts('to_sci_string', 1, '_text(_given(a), False, self._capitals)')
_define_for_contexts('quantize', 2, '_given(a).quantize(_given(b), None, self)')
_define_for_contexts('fma', 3, '_fused(_given(a), _given(b), _given(c), self)')
