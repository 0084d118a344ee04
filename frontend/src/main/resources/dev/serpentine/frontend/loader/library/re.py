"""re: patterns that are known at translation time are compiled then, others when the program asks for them; to instructions that are run by functions which can be translated.

While a program is imported the same patterns are the same objects, so that they can be kept in its globals.
"""

from operator import index

from rpython.rlib.objectmodel import specialize
from rpython.rlib.rsre.compiling import compiled
from rpython.rlib.rsre.patterns import OF_BYTES, OF_TEXT, Match, Pattern
from rpython.rlib.rsre.syntax import ASCII, DOTALL, IGNORECASE, LOCALE, MULTILINE, UNICODE, VERBOSE, Wrong

__all__ = ['compile', 'match', 'search', 'fullmatch', 'findall', 'finditer', 'split', 'sub', 'subn', 'escape', 'purge', 'Match', 'Pattern', 'Scanner']

_known_patterns = {}
_FLAG_NAMES = [(IGNORECASE, 're.IGNORECASE'), (LOCALE, 're.LOCALE'), (MULTILINE, 're.MULTILINE'), (DOTALL, 're.DOTALL'), (VERBOSE, 're.VERBOSE'), (ASCII, 're.ASCII')]


class _Failure:
    """What stands for a text that is no pattern, and says why. position: negative where the message tells none; error: the class of what is raised."""

    def __init__(self, message, pattern, position, error=original.error):
        self.message = message
        self.pattern = pattern
        self.position = position
        self.error = error


def _pattern_of(pattern, flags):
    flags = index(flags)
    if isinstance(pattern, Pattern):
        return _without_flags(pattern, flags)
    if not isinstance(pattern, (str, bytes)):
        return _Failure('first argument must be string or compiled pattern', pattern, -1, TypeError)
    key = type(pattern), pattern, flags
    if key not in _known_patterns:
        kind = OF_TEXT if isinstance(pattern, str) else OF_BYTES
        try:
            made = compiled(pattern if isinstance(pattern, str) else pattern.decode('latin-1'), isinstance(pattern, str), flags)
        except Wrong as wrong:
            return _Failure(wrong.message, pattern, wrong.place)
        except OverflowError as error:
            return _Failure(str(error), pattern, -1, OverflowError)
        _known_patterns[key] = _made(kind.of_groups(made.groups), pattern, made)
    return _known_patterns[key]


def _without_flags(pattern, flags):
    if flags:
        raise ValueError('cannot process flags argument with a compiled pattern')
    return pattern


@specialize.arg(0)
def _made(its_class, pattern, made):
    return its_class(pattern, made.flags, made.groups, made.names, made.code, _described(pattern, made.flags))


def _described(pattern, flags):
    text = 're.compile(' + repr(pattern)[:200]
    if isinstance(pattern, str):
        flags &= ~UNICODE
    names = [name for flag, name in _FLAG_NAMES if flags & flag]
    for flag, _ in _FLAG_NAMES:
        flags &= ~flag
    if flags:
        names.append(hex(flags))
    return text + (', ' + '|'.join(names) if names else '') + ')'


_described._annspecialcase_ = 'specialize:argtype(0)'

# Patterns that only the run tells: those asked for last are kept, as in re.
_MOST_KEPT = 512
_texts_kept = {}
_bytes_kept = {}
_TextPattern = OF_TEXT.of_groups(None)
_BytesPattern = OF_BYTES.of_groups(None)


def _pattern_at_run_time(pattern, flags):
    if isinstance(pattern, Pattern):
        return _without_flags(pattern, index(flags))
    if isinstance(pattern, str):
        return _text_pattern(pattern, index(flags))
    if isinstance(pattern, bytes):
        return _bytes_pattern(pattern, index(flags))
    raise TypeError('first argument must be string or compiled pattern')


def _text_pattern(pattern, flags):
    key = pattern, flags
    if key not in _texts_kept:
        try:
            made = compiled(pattern, True, flags)
        except Wrong as wrong:
            raise _error(wrong, pattern) from None
        _drop_oldest(_texts_kept)
        _texts_kept[key] = _made(_TextPattern, pattern, made)
    return _texts_kept[key]


def _bytes_pattern(pattern, flags):
    key = pattern, flags
    if key not in _bytes_kept:
        try:
            made = compiled(pattern.decode('latin-1'), False, flags)
        except Wrong as wrong:
            raise _error(wrong, pattern) from None
        _drop_oldest(_bytes_kept)
        _bytes_kept[key] = _made(_BytesPattern, pattern, made)
    return _bytes_kept[key]


def _error(wrong, pattern):
    return original.error(wrong.message) if wrong.place < 0 else original.error(wrong.message, pattern, wrong.place)


def _drop_oldest(kept):
    if len(kept) >= _MOST_KEPT:
        for oldest in kept:
            del kept[oldest]
            break


for _function in (_pattern_at_run_time, _error, _drop_oldest):
    _function._annspecialcase_ = 'specialize:argtype(0,1)' if _function.__code__.co_argcount == 2 else 'specialize:argtype(0)'
_pattern_of._annspecialcase_ = 'specialize:memo'
_pattern_of._at_run_time_ = _pattern_at_run_time


@specialize.arg(0, 1)
def _known(pattern, flags):
    known = _pattern_of(pattern, flags)
    if isinstance(known, _Failure):
        if known.error is not original.error:
            raise known.error(known.message)
        if known.position < 0:
            raise original.error(known.message)
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


class Scanner:
    """As in re: takes a text apart by the first pattern of a list that fits each time; what its action makes of what fitted is collected."""

    def __init__(self, lexicon, flags=0):
        self.lexicon = lexicon
        self._patterns = [compile(entry[0], flags) for entry in lexicon]
        self.match = None

    def scan(self, string):
        found = []
        position = 0
        while True:
            number, fitting = self._fitting(string, position)
            if fitting is None or fitting.end() == position:
                break
            action = self.lexicon[number][1]
            if callable(action):
                self.match = fitting
                made = action(self, fitting.group())
                if made is not None:
                    found.append(made)
            elif action is not None:
                found.append(action)
            position = fitting.end()
        return found, string[position:]

    def _fitting(self, string, position):
        for number, pattern in enumerate(self._patterns):
            fitting = pattern.match(string, position)
            if fitting is not None:
                return number, fitting
        return -1, None


_SPECIAL = '()[]{}?*+-|^$\\.&~# \t\n\r\v\f'


def escape(pattern):
    """As in re."""
    if isinstance(pattern, str):
        return _escaped(pattern)
    return _escaped(pattern.decode('latin-1')).encode('latin-1')


escape._annspecialcase_ = 'specialize:argtype(0)'


def _escaped(text):
    return ''.join(['\\' + character if character in _SPECIAL else character for character in text])


def purge():
    """As in re."""
    _texts_kept.clear()
    _bytes_kept.clear()
