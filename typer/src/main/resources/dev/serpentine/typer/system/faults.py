"""Exceptions that representations raise: one function a class, which makes the instance from its message."""

from serpentine_system import text


def zero_division_error(message):
    return ZeroDivisionError(message)


def overflow_error(message):
    return OverflowError(message)


def index_error(message):
    return IndexError(message)


def key_error(message):
    return KeyError(message)


def value_error(message):
    return ValueError(message)


def type_error(message):
    return TypeError(message)


def attribute_error_of_class(before, class_name, after):
    return AttributeError(before + class_name + after)


def type_error_of_class(before, class_name, after):
    return TypeError(before + class_name + after)


def attribute_error(message):
    return AttributeError(message)


def name_error(message):
    return NameError(message)


def unbound_local_error(message):
    return UnboundLocalError(message)


def runtime_error(message):
    return RuntimeError(message)


def assertion_error(message):
    return AssertionError(message)


def not_implemented_error(message):
    return NotImplementedError(message)


def memory_error(message):
    return MemoryError(message)


def recursion_error(message):
    return RecursionError(message)


def stop_iteration(message):
    return StopIteration()


def os_error(message):
    return OSError(message)


def unicode_encode_error(message):
    return UnicodeEncodeError(message)


def system_error(message):
    return SystemError(message)


def too_few(front, count):
    """Of unpacking what is too short."""
    return ValueError(front + str(count) + ')')


def ord_of(s):
    """ord() of a pointer to STR, of any length."""
    if not s:
        raise TypeError('ord() expected string of length 1, but NoneType found')
    if s.length != 1:
        raise TypeError('ord() expected a character, but string of length ' + str(s.length) + ' found')
    return text.codepoint(s, 0)
