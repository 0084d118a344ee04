"""Text of values that may be None."""


def __repr__(self):
    if self is None:
        return 'None'
    return repr(self)


def __str__(self):
    if self is None:
        return 'None'
    return str(self)


def __format__(self, spec):
    if self is None:
        if len(spec) > 0:
            raise TypeError('unsupported format string passed to NoneType.__format__')
        return 'None'
    return format(self, spec)


def __eq__(self, other):
    if self is None:
        return other is None
    if self == other:
        return True
    return False


def __ne__(self, other):
    return not __eq__(self, other)


def __bool__(self):
    if self is None:
        return False
    if self:
        return True
    return False
