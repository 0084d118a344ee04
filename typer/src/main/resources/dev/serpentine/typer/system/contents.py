"""What a container of a class that extends list, dict or set holds, as a plain list, dict or set: Python's own methods look at that, whatever the class redefines."""

from rpython.rlib.objectmodel import specialize


def of(x):
    if hasattr(x, '_plain_contents_'):
        return x._plain_contents_()
    return x


def of_set(x):
    return of(x) if isinstance(x, (set, frozenset)) else x


def of_mapping(x):
    """The same for what dict.update() and its like take: of a dict whose class redefines __iter__ they ask for the keys, and for the value of each."""
    if isinstance(x, dict) and hasattr(x, '_plain_contents_'):
        if iterates_by_itself(type(x)):
            return gathered(x)
        return x._plain_contents_()
    return x


@specialize.memo()
def iterates_by_itself(cls):
    """Whether a class of the program that extends dict or tuple redefines how its instances are iterated over."""
    return cls.__iter__ is not (dict.__iter__ if issubclass(cls, dict) else tuple.__iter__)


def gathered(x):
    result = {}
    for key in x.keys():
        result[key] = x[key]
    return result
