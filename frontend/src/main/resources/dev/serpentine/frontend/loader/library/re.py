"""re, for patterns that are known at translation time: they are compiled then, to instructions that are run by functions which can be translated.

While a program is imported the same patterns are the same objects, so that they can be kept in its globals.
"""

from rpython.rlib.objectmodel import specialize
from rpython.rlib.rsre.compiling import compiled
from rpython.rlib.rsre.patterns import Match, Pattern, pattern_class

__all__ = ['compile', 'match', 'search', 'fullmatch', 'findall', 'finditer', 'split', 'sub', 'subn', 'escape', 'purge', 'Match', 'Pattern']

_kept = {}


class _Wrong:
    """What stands for a text that is no pattern, and says why."""

    def __init__(self, message, pattern, position):
        self.message = message
        self.pattern = pattern
        self.position = position


def _pattern_of(pattern, flags):
    flags = int(flags)
    if isinstance(pattern, Pattern):
        if flags:
            raise ValueError('cannot process flags argument with a compiled pattern')
        return pattern
    if isinstance(pattern, original.Pattern):
        return pattern
    if isinstance(pattern, bytes):
        # At import time only.
        return original.compile(pattern, flags)
    if (pattern, flags) not in _kept:
        try:
            known = original.compile(pattern, flags)
        except original.error as error:
            return _Wrong(error.msg, pattern, error.pos)
        _kept[pattern, flags] = pattern_class(known.groups)(pattern, known.flags, known.groups, dict(known.groupindex), compiled(pattern, flags), repr(known))
    return _kept[pattern, flags]


_pattern_of._annspecialcase_ = 'specialize:memo'
_pattern_of._what_must_be_known_ = 'a pattern'


@specialize.arg(0, 1)
def _known(pattern, flags):
    known = _pattern_of(pattern, flags)
    if isinstance(known, _Wrong):
        raise original.error(known.message, known.pattern, known.position)
    return known


@specialize.arg(0, 1)
def compile(pattern, flags=0):
    """As in re."""
    return _known(pattern, flags)


@specialize.arg(0, 2)
def match(pattern, string, flags=0):
    """As in re."""
    return _known(pattern, flags).match(string)


@specialize.arg(0, 2)
def fullmatch(pattern, string, flags=0):
    """As in re."""
    return _known(pattern, flags).fullmatch(string)


@specialize.arg(0, 2)
def search(pattern, string, flags=0):
    """As in re."""
    return _known(pattern, flags).search(string)


@specialize.arg(0, 2)
def findall(pattern, string, flags=0):
    """As in re."""
    return _known(pattern, flags).findall(string)


@specialize.arg(0, 2)
def finditer(pattern, string, flags=0):
    """As in re."""
    return _known(pattern, flags).finditer(string)


@specialize.arg(0, 3)
def split(pattern, string, maxsplit=0, flags=0):
    """As in re."""
    return _known(pattern, flags).split(string, maxsplit)


@specialize.arg(0, 1, 4)
def sub(pattern, repl, string, count=0, flags=0):
    """As in re."""
    return _known(pattern, flags).sub(repl, string, count)


@specialize.arg(0, 1, 4)
def subn(pattern, repl, string, count=0, flags=0):
    """As in re."""
    return _known(pattern, flags).subn(repl, string, count)


_SPECIAL = '()[]{}?*+-|^$\\.&~# \t\n\r\v\f'


def escape(pattern):
    """As in re, for texts."""
    return ''.join(['\\' + character if character in _SPECIAL else character for character in pattern])


def purge():
    """As in re."""
