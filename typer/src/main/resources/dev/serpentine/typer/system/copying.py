"""copy.copy of what copies itself, and of what cannot change."""


def copy(x):
    if hasattr(x, '__copy__'):
        return x.__copy__()
    elif isinstance(x, (list, dict, set, bytearray)):
        return x.copy()
    else:
        return unchanging(x)


def unchanging(x):
    if isinstance(x, (int, float, str, bytes, tuple, frozenset, range)) or x is None or callable(x):
        return x
    raise TypeError('copy.copy() of an instance: give its class a method __copy__')
