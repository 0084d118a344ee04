"""dir()."""

from rpython.rlib.objectmodel import specialize


@specialize.memo()
def names_of_class(a_class):
    """All but what GraalPy's classes have and Python's do not."""
    return dir(a_class)


def builtin_dir(thing):
    if isinstance(thing, type):
        return names_of_class(thing).copy()
    return sorted(set(names_of_class(type(thing))) | set(list(vars(thing))))
