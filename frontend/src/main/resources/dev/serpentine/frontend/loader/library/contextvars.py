"""
Context variables. Each keeps its own values, by the contexts that they were set in, so that each has a type of its own; a context knows only which one it is a copy of, and
since when. So what a variable is in a context is what was set there last, or what it was in the other one when the copy was made. What a context holds as a whole cannot be asked.
"""

from rpython.rlib.objectmodel import specialize

__all__ = ('Context', 'ContextVar', 'Token', 'copy_context')

_NEVER = (1 << 62) - 1


class Context:
    """As in contextvars, but for what goes through all of its variables."""

    def __init__(self):
        self._start(None)

    def _start(self, origin):
        self._origin = origin
        self._since = _clock.tick()
        self._copied = 0
        self._number = self._since
        self._is_entered = False

    @specialize.call_location()
    def run(self, callable, /, *args, **kwargs):
        if self._is_entered:
            raise RuntimeError('cannot enter context: ' + repr(self) + ' is already entered')
        previous = enter(self)
        self._is_entered = True
        try:
            return callable(*args, **kwargs)
        finally:
            self._is_entered = False
            enter(previous)

    def copy(self):
        made = Context()
        made._start(self)
        self._copied = made._since
        return made

    @specialize.argtype(1)
    def __contains__(self, var):
        return len(var._found_in(self)) > 0

    @specialize.argtype(1)
    def __getitem__(self, var):
        for value in var._found_in(self):
            return value
        raise KeyError(var)

    @specialize.argtype(1)
    def get(self, var, default=None):
        for value in var._found_in(self):
            return value
        return default


class _Clock:
    """Counts what happens: contexts that are made, and variables that are set."""

    def __init__(self):
        self.time = 0

    def tick(self):
        self.time += 1
        return self.time


class _Current:
    def __init__(self):
        self.context = Context()


_clock = _Clock()
_current = _Current()


def enter(context):
    """Makes a context the current one, and gives that which was."""
    previous = _current.context
    _current.context = context
    return previous


def copy_context():
    return _current.context.copy()


class _Missing:
    """Stands for no value before."""

    def __repr__(self):
        return '<Token.MISSING>'


class Token:
    """What a variable was before it was set."""
    _is_generic_ = True

    MISSING = _Missing()

    def __init__(self, var, old, context):
        self._var = var
        self._old = old
        self._context = context
        self._is_used = False

    @property
    def var(self):
        return self._var

    @property
    def old_value(self):
        for value in self._old:
            return value
        return Token.MISSING

    @classmethod
    def __class_getitem__(cls, types):
        return cls


class ContextVar:
    """As in contextvars."""
    _is_generic_ = True

    def __init__(self, name, *, default=_clock):
        self._name = name
        self._default = [] if default is _clock else [default]
        # By the numbers of contexts: when it was set to what there, the last one last; no value is what `reset` leaves.
        self._values = {}

    @property
    def name(self):
        return self._name

    def get(self, *default):
        for value in self._found_in(_current.context):
            return value
        if default:
            return default[0]
        for value in self._default:
            return value
        raise LookupError(self)

    def set(self, value):
        old = self._found_in(_current.context)
        self._keep([value])
        return Token(self, old, _current.context)

    def reset(self, token):
        if token._is_used:
            raise RuntimeError(repr(token) + ' has already been used once')
        if token._var is not self:
            raise ValueError(repr(token) + ' was created by a different ContextVar')
        if token._context is not _current.context:
            raise ValueError(repr(token) + ' was created in a different Context')
        token._is_used = True
        self._keep(token._old)

    def _keep(self, value):
        context = _current.context
        kept = self._values.setdefault(context._number, [])
        if kept and kept[-1][0] > context._copied:
            # No copy knows of the value before.
            kept.pop()
        kept.append((_clock.tick(), value))

    def _found_in(self, context):
        """The value in a list, which is empty where there is none."""
        end = _NEVER
        asked = context
        while asked is not None:
            for time, value in reversed(self._values.get(asked._number, [])):
                if time < end:
                    return value
            end = min(end, asked._since)
            asked = asked._origin
        return []

    @classmethod
    def __class_getitem__(cls, types):
        return cls
