"""warnings: the filters are objects that look at a warning themselves, and where a warning is raised is told by the call, as there are no frames to ask when the program runs."""

import re
import sys

from rpython.rlib.objectmodel import CALLER, caller_of_module, specialize, we_are_translated

__all__ = ['WarningMessage', 'catch_warnings', 'filterwarnings', 'formatwarning', 'resetwarnings', 'simplefilter', 'warn', 'warn_explicit']

_ACTIONS = ('error', 'ignore', 'always', 'default', 'module', 'once')


class WarningMessage:
    """As in warnings."""

    def __init__(self, message, category, filename, lineno, file=None, line=None, source=None):
        self.message = message
        self.category = category
        self.file = file
        self.line = line
        self.source = source
        self._place = filename, lineno
        self._is_place_known = True

    def _known_place(self):
        if not self._is_place_known:
            raise NotImplementedError('where a warning stands is not known with a stacklevel')
        return self._place

    @property
    def filename(self):
        return self._known_place()[0]

    @property
    def lineno(self):
        return self._known_place()[1]


def _showwarnmsg(message):
    """What an import calls for warnings of the parser."""
    original._showwarnmsg(message)


class _Filter:
    """What is to be done with some warnings."""

    def __init__(self, action, is_meant, has_text, lineno):
        self.action = action
        self.is_meant = is_meant
        self.has_text = has_text
        self.lineno = lineno

    def takes(self, warning, text, place):
        return self.is_meant(warning) and self.has_text(text) and (self.lineno == 0 or self.lineno == place[1])


def _any_text(text):
    return True


class _State:
    def __init__(self):
        self.filters = [_Filter('ignore', lambda warning: isinstance(warning, (ImportWarning, PendingDeprecationWarning, ResourceWarning)), _any_text, 0)]
        self.told = set()
        self.records = []


_state = _State()


def _add(made, append):
    if append:
        _state.filters = _state.filters + [made]
    else:
        _state.filters = [made] + _state.filters
    _state.told = set()


def _check(action, lineno):
    if action not in _ACTIONS:
        raise AssertionError('invalid action: ' + repr(action))
    if lineno < 0:
        raise AssertionError('lineno must be an int >= 0')


@specialize.call_location()
def simplefilter(action, category=Warning, lineno=0, append=False):
    """As in warnings."""
    if not we_are_translated():
        original.simplefilter(action, category, lineno, append)
    _check(action, lineno)
    _add(_Filter(action, lambda warning: isinstance(warning, category), _any_text, lineno), append)


@specialize.call_location()
def filterwarnings(action, message='', category=Warning, module='', lineno=0, append=False):
    """As in warnings, but for the modules, of which nothing is known when the program runs."""
    if not we_are_translated():
        original.filterwarnings(action, message, category, module, lineno, append)
    _check(action, lineno)
    if module:
        raise NotImplementedError('filterwarnings() by module')
    if message:
        pattern = re.compile(message, re.I)
        _add(_Filter(action, lambda warning: isinstance(warning, category), lambda text: pattern.match(text) is not None, lineno), append)
    else:
        _add(_Filter(action, lambda warning: isinstance(warning, category), _any_text, lineno), append)


def resetwarnings():
    """As in warnings."""
    if not we_are_translated():
        original.resetwarnings()
    _state.filters = []
    _state.told = set()


def formatwarning(message, category, filename, lineno, line=None):
    """As in warnings; the line of source is not known."""
    text = f'{filename}:{lineno}: {category.__name__}: {message}\n'
    if line is not None and line.strip():
        text += '  ' + line.strip() + '\n'
    return text


def _action_for(warning, text, place):
    for each in _state.filters:
        if each.takes(warning, text, place):
            return each.action
    return 'default'


def _is_told_already(action, text, category, place):
    """Whether this one was told, and is not to be told again."""
    if action == 'always':
        return False
    name = category.__name__
    if action == 'once':
        key = (text, name, '', 0)
    elif action == 'module':
        key = (text, name, place[0], 0)
    else:
        key = (text, name, place[0], place[1])
    if key in _state.told:
        return True
    _state.told.add(key)
    return False


def _tell(warning, category, place, is_place_known):
    text = str(warning)
    action = _action_for(warning, text, place)
    if action == 'ignore':
        return
    if action == 'error':
        raise warning
    if _is_told_already(action, text, category, place):
        return
    if _state.records:
        record = WarningMessage(warning, category, place[0], place[1])
        record._is_place_known = is_place_known
        _state.records[-1].append(record)
    else:
        sys.stderr.write(formatwarning(warning, category, place[0], place[1]))


@specialize.argtype(0, 1)
def _made(message, category):
    """The warning itself."""
    if isinstance(message, Warning):
        return message
    return category(message)


@specialize.call_location()
def warn(message, category=UserWarning, stacklevel=1, source=None, place=CALLER):
    """As in warnings."""
    if not we_are_translated():
        original.warn(message, category, stacklevel + 1, source)
        return
    warning = _made(message, UserWarning if category is None else category)
    _tell(warning, type(warning), caller_of_module(place), stacklevel == 1)


@specialize.call_location()
def warn_explicit(message, category, filename, lineno, module=None, registry=None):
    """As in warnings."""
    if not we_are_translated():
        original.warn_explicit(message, category, filename, lineno)
        return
    warning = _made(message, category)
    _tell(warning, type(warning), (filename, lineno, ''), True)


class _Scope:
    """What catch_warnings makes: behind it the filters are what they were before."""

    def __init__(self):
        self._filters = _state.filters
        self._plain = original.catch_warnings() if not we_are_translated() else None

    def _begin(self):
        if not we_are_translated():
            self._plain.__enter__()
        self._filters = _state.filters
        _state.told = set()

    def _end(self, kind, value, traceback):
        if not we_are_translated():
            self._plain.__exit__(kind, value, traceback)
        _state.filters = self._filters
        _state.told = set()


class _Recording(_Scope):
    """Where it is to keep what is told."""

    def __enter__(self):
        self._begin()
        records = []
        _state.records.append(records)
        return records

    def __exit__(self, kind, value, traceback):
        self._end(kind, value, traceback)
        _state.records.pop()


class _Keeping(_Scope):
    """Elsewhere."""

    def __enter__(self):
        self._begin()

    def __exit__(self, kind, value, traceback):
        self._end(kind, value, traceback)


@specialize.call_location()
def catch_warnings(*, record=False, module=None, action=None, category=Warning, lineno=0, append=False):
    """As in warnings, but that it is a function."""
    if record:
        made = _Recording()
    else:
        made = _Keeping()
    return made
