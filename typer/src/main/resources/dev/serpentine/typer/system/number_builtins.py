"""Builtins on numbers that are no operators."""

from rpython.rtyper.lltypesystem.lltype import is_long
from serpentine_system import contents, declined, float_methods, guards, int_methods, integers, long_methods, special_results


def builtin_float(value):
    """float(x) of text; what is a number is core."""
    if value is None:
        raise TypeError("float() argument must be a string or a real number, not 'NoneType'")
    if hasattr(value, '_is_value_'):
        return builtin_float(value._plain_contents_())
    if isinstance(value, bytes):
        return float_methods.from_text(value.decode('latin-1'))
    if isinstance(value, str) and hasattr(value, '_value_'):
        return float_of_member(value)
    if isinstance(value, int) or isinstance(value, float):
        return float(value)
    if hasattr(value, '__index__'):
        return float(special_results.checked__index__(value))
    if isinstance(value, str):
        return float_methods.from_text(value)
    raise TypeError("float() argument must be a string or a real number, not '" + guards.name_of(value) + "'")


def float_of_member(value):
    """Of an enumeration of texts: the member is what an error shows."""
    try:
        return float(value.value)
    except ValueError:
        raise ValueError('could not convert string to float: ' + repr(value)) from None


def builtin_divmod(a, b):
    if isinstance(a, (int, float)):
        if isinstance(b, (int, float)):
            return divmod_of_numbers(a, b)
        if hasattr(b, '__rdivmod__'):
            return declined.operate(a, b, '', '__rdivmod__', 'divmod()', declined.UNRELATED)
    elif hasattr(a, '__divmod__'):
        if hasattr(b, '__rdivmod__') and not isinstance(b, (int, float)):
            return declined.operate(a, b, '__divmod__', '__rdivmod__', 'divmod()', declined.OF_OPERATOR)
        return declined.operate(a, b, '__divmod__', '', 'divmod()', declined.UNRELATED)
    elif hasattr(b, '__rdivmod__') and not isinstance(b, (int, float)):
        return declined.operate(a, b, '', '__rdivmod__', 'divmod()', declined.UNRELATED)
    return declined.refuse(a, b, 'divmod()')


def divmod_of_numbers(a, b):
    if isinstance(a, int) and isinstance(b, int):
        if is_long(a) or is_long(b):
            return long_methods.__divmod__(a, b)
        return integers.quotient_and_remainder(int(a), int(b))
    return float_methods.__divmod__(float(a), float(b))


def builtin_pow(base, exp, mod=None):
    if mod is None:
        return base ** exp
    if hasattr(base, '_is_value_') or hasattr(exp, '_is_value_') or hasattr(mod, '_is_value_'):
        return builtin_pow(contents.of(base), contents.of(exp), contents.of(mod))
    if isinstance(base, float) or isinstance(exp, float):
        raise TypeError('pow() 3rd argument not allowed unless all arguments are integers')
    if not isinstance(base, int) and hasattr(base, '__pow__'):
        return base.__pow__(exp, mod)
    if not (isinstance(base, int) and isinstance(exp, int) and isinstance(mod, int)):
        raise TypeError("unsupported operand type(s) for ** or pow(): '" + guards.name_of(base) + "', '" + guards.name_of(exp) + "', '" + guards.name_of(mod) + "'")
    if is_long(base) or is_long(exp) or is_long(mod):
        return long_methods.power_modulo(base, exp, mod)
    return integers.power_modulo(int(base), int(exp), int(mod))


def builtin_round(number, ndigits=None):
    if ndigits is None:
        if isinstance(number, float):
            return float_methods.round_to_int(number)
        if isinstance(number, int):
            return int(number)
        return rounding(number).__round__()
    if isinstance(number, float):
        return float_methods.round_digits(number, int(ndigits))
    if isinstance(number, int):
        if is_long(number):
            return long_methods.round_left(number, -int(ndigits))
        return int_methods.round_left(int(number), -int(ndigits))
    return rounding(number).__round__(ndigits)


def rounding(number):
    """What knows how to round itself."""
    if not hasattr(number, '__round__'):
        raise TypeError('type ' + guards.name_of(number) + " doesn't define __round__ method")
    return number
