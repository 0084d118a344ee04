"""What every object has, None among them."""


def __repr__(self):
    """Of an instance whose class has no __repr__."""
    return '<' + type(self).__name__ + ' object>'


def __str__(self):
    return repr(self)


def __format__(self, spec):
    if len(spec) > 0:
        raise TypeError('unsupported format string passed to object.__format__')
    return str(self)


def none_repr(self):
    return 'None'


# What may be None, of a type that says itself what its operations are

def optional_repr(self):
    if self is None:
        return 'None'
    return repr(self)


def optional_str(self):
    if self is None:
        return 'None'
    return str(self)


def optional_format(self, spec):
    if self is None:
        return format(None, spec)
    return format(self, spec)


def optional_eq(self, other):
    if self is None:
        return other is None
    if self == other:
        return True
    return False


def optional_ne(self, other):
    return not optional_eq(self, other)


def optional_bool(self):
    if self is None:
        return False
    if self:
        return True
    return False
