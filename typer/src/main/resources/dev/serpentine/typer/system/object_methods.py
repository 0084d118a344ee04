"""What every object has, None among them."""

from rpython.rlib.objectmodel import compute_identity_hash


def __repr__(self):
    """Of an instance whose class has no __repr__."""
    return '<' + type(self).__name__ + ' object>'


def __str__(self):
    return repr(self)


def __format__(self, spec):
    if len(spec) > 0:
        raise TypeError('unsupported format string passed to object.__format__')
    return str(self)


def __eq__(self, other):
    return self is other


def __hash__(self):
    return compute_identity_hash(self)


def none_repr(self):
    return 'None'


# What may be None, of a type that says itself what its operations are
