"""logging, whose own source looks through frames, weak references and dictionaries of attributes. Here a message is made of its arguments where it is logged, so that each call has types of its own. What records say of the place is what the call itself stands at, not what calls that."""

import os
import sys
import time
from traceback import format_exception

from rpython.rlib.objectmodel import CALLER, caller_of_module, specialize

__all__ = ['CRITICAL', 'DEBUG', 'ERROR', 'FATAL', 'INFO', 'NOTSET', 'WARN', 'WARNING', 'FileHandler', 'Filter', 'Formatter', 'Handler', 'LogRecord', 'Logger', 'NullHandler', 'StreamHandler', 'addLevelName', 'basicConfig', 'critical', 'debug',
           'disable', 'error', 'exception', 'fatal', 'getLevelName', 'getLevelNamesMapping', 'getLogger', 'info', 'log', 'root', 'shutdown', 'warn', 'warning', 'captureWarnings', 'lastResort', 'BASIC_FORMAT', 'LoggerAdapter']

CRITICAL = FATAL = 50
ERROR = 40
WARNING = WARN = 30
INFO = 20
DEBUG = 10
NOTSET = 0
BASIC_FORMAT = '%(levelname)s:%(name)s:%(message)s'


class _State:
    """What all loggers share."""

    def __init__(self):
        self.names = {CRITICAL: 'CRITICAL', ERROR: 'ERROR', WARNING: 'WARNING', INFO: 'INFO', DEBUG: 'DEBUG', NOTSET: 'NOTSET'}
        self.levels = {'CRITICAL': CRITICAL, 'FATAL': FATAL, 'ERROR': ERROR, 'WARN': WARNING, 'WARNING': WARNING, 'INFO': INFO, 'DEBUG': DEBUG, 'NOTSET': NOTSET}
        self.disabled = NOTSET
        self.start = time.time()
        self.loggers = {}
        self.opened = []


_state = _State()


def _level_name(level):
    return _state.names.get(level, 'Level ' + str(level))


@specialize.argtype(0)
def getLevelName(level):
    """As in logging: the name of a number, or the number of a name."""
    if isinstance(level, str):
        return _state.levels[level]
    return _level_name(level)


def getLevelNamesMapping():
    """As in logging."""
    return _state.levels.copy()


def addLevelName(level, levelName):
    """As in logging."""
    _state.names[level] = levelName
    _state.levels[levelName] = level


@specialize.argtype(0)
def _number_of(level):
    if isinstance(level, str):
        if level not in _state.levels:
            raise ValueError('Unknown level: ' + repr(level))
        return _state.levels[level]
    return level


class LogRecord:
    """As in logging, made of the whole message."""

    def __init__(self, name, level, message, exc_info, place):
        self.name = name
        self.levelno = level
        self.levelname = _level_name(level)
        self.msg = message
        self.message = message
        self.exc_info = exc_info
        self.exc_text = None
        self.stack_info = None
        self.created = time.time()
        self.msecs = float(int((self.created - int(self.created)) * 1000))
        self.relativeCreated = (self.created - _state.start) * 1000
        self.asctime = ''
        self.pathname, self.lineno, self.funcName = place
        self.filename = os.path.basename(self.pathname)
        self.module = os.path.splitext(self.filename)[0]
        self.process = os.getpid()
        self.processName = 'MainProcess'
        self.threadName = 'MainThread'

    def getMessage(self):
        return self.msg


# Formats


class Formatter:
    """As in logging, for the styles '%' and '{' and '$'."""

    default_time_format = '%Y-%m-%d %H:%M:%S'

    def __init__(self, fmt=None, datefmt=None, style='%', validate=True):
        if style not in ('%', '{', '$'):
            raise ValueError('Style must be one of: %,{,$')
        self._style = style
        self._fmt = fmt if fmt is not None else '%(message)s' if style == '%' else '{message}' if style == '{' else '${message}'
        self.datefmt = datefmt

    def usesTime(self):
        return 'asctime' in self._fmt

    def formatTime(self, record, datefmt=None):
        moment = time.localtime(record.created)
        if datefmt:
            return time.strftime(datefmt, moment)
        return time.strftime(self.default_time_format, moment) + ',%03d' % int(record.msecs)

    def formatException(self, ei):
        text = ''.join(format_exception(ei[0], ei[1], ei[2]))
        return text[:-1] if text.endswith('\n') else text

    def formatMessage(self, record):
        if self._style == '%':
            return _by_percent(self._fmt, record)
        if self._style == '{':
            return _by_braces(self._fmt, record)
        return _by_dollars(self._fmt, record)

    def format(self, record):
        record.message = record.getMessage()
        if self.usesTime():
            record.asctime = self.formatTime(record, self.datefmt)
        text = self.formatMessage(record)
        if record.exc_info and not record.exc_text:
            record.exc_text = self.formatException(record.exc_info)
        if record.exc_text:
            if not text.endswith('\n'):
                text += '\n'
            text += record.exc_text
        return text


def _place_at(stacklevel, caller):
    """Of callers of callers nothing is known."""
    return caller if stacklevel == 1 else ('', 0, '')


def _text_of(record, name):
    """A field that is text."""
    if name in _PLACES:
        _require_own_place(record)
    if name == 'message':
        return record.message
    if name == 'levelname':
        return record.levelname
    if name == 'name':
        return record.name
    if name == 'asctime':
        return record.asctime
    if name == 'pathname':
        return record.pathname
    if name == 'filename':
        return record.filename
    if name == 'module':
        return record.module
    if name == 'funcName':
        return record.funcName
    if name == 'processName':
        return record.processName
    if name == 'threadName':
        return record.threadName
    return 'None'


_PLACES = ('pathname', 'filename', 'module', 'funcName', 'lineno')


def _require_own_place(record):
    if record.lineno == 0:
        raise NotImplementedError('the place of a record is not supported where stacklevel is not 1')


_TEXTS = ('message', 'levelname', 'name', 'asctime', 'pathname', 'filename', 'module', 'funcName', 'processName', 'threadName', 'taskName')
_NUMBERS = ('levelno', 'lineno', 'process', 'thread')
_FLOATS = ('created', 'msecs', 'relativeCreated')


# What extra fields of records must not be called.
_OWN = _TEXTS + _NUMBERS + _FLOATS + ('msg', 'args', 'exc_info', 'exc_text', 'stack_info')


def _number_in(record, name):
    if name == 'levelno':
        return record.levelno
    if name == 'lineno':
        _require_own_place(record)
        return record.lineno
    if name == 'process':
        return record.process
    return 1


def _float_in(record, name):
    if name == 'created':
        return record.created
    return record.msecs if name == 'msecs' else record.relativeCreated


@specialize.argtype(0)
def _put(value, form, style):
    if style == '%':
        return form % (value,)
    if style == '{':
        return format(value, form)
    return str(value)


def _field(record, name, form, style):
    """One of a record, in the form that its style knows."""
    if name in _NUMBERS:
        return _put(_number_in(record, name), form, style)
    if name in _FLOATS:
        return _put(_float_in(record, name), form, style)
    if name in _TEXTS:
        return _put(_text_of(record, name), form, style)
    # One that the program gave it.
    if not hasattr(record, name):
        raise ValueError('Formatting field not found in record: ' + repr(name))
    return _put(getattr(record, name), form, style)


def _end_of_name(text, start):
    end = start
    while end < len(text) and (text[end].isalnum() or text[end] == '_'):
        end += 1
    return end


def _by_percent(text, record):
    parts = []
    place = 0
    while True:
        start = text.find('%', place)
        if start < 0 or start + 1 == len(text):
            return ''.join(parts) + text[place:]
        parts.append(text[place:start])
        close = text.find(')', start)
        if text[start + 1] != '(' or close < 0:
            parts.append('%')
            place = start + 2
            continue
        name = text[start + 2:close]
        end = close + 1
        while end < len(text) - 1 and not text[end].isalpha():
            end += 1
        parts.append(_field(record, name, '%' + text[close + 1:end + 1], '%'))
        place = end + 1


def _by_braces(text, record):
    parts = []
    place = 0
    while True:
        start = text.find('{', place)
        if start < 0:
            return ''.join(parts) + text[place:].replace('}}', '}')
        parts.append(text[place:start].replace('}}', '}'))
        if text[start:start + 2] == '{{':
            parts.append('{')
            place = start + 2
            continue
        end = text.find('}', start)
        name, _, form = text[start + 1:end].partition(':')
        parts.append(_field(record, name, form, '{'))
        place = end + 1


def _by_dollars(text, record):
    parts = []
    place = 0
    while True:
        start = text.find('$', place)
        if start < 0 or start + 1 == len(text):
            return ''.join(parts) + text[place:]
        parts.append(text[place:start])
        if text[start + 1] == '$':
            parts.append('$')
            place = start + 2
            continue
        braced = text[start + 1] == '{'
        begin = start + 2 if braced else start + 1
        end = _end_of_name(text, begin)
        parts.append(_field(record, text[begin:end], '', '$'))
        place = end + 1 if braced else end


_plain = Formatter()


# Handlers


class Filter:
    """As in logging."""

    def __init__(self, name=''):
        self.name = name

    def filter(self, record):
        return self.name == '' or record.name == self.name or record.name.startswith(self.name + '.')


class _Filtered:
    """What handlers and loggers have in common: each filter is a function of records."""

    def __init__(self):
        self.filters = []

    @specialize.argtype(1)
    def addFilter(self, filter):
        if hasattr(filter, 'filter'):
            def lets_through(record):
                return bool(filter.filter(record))
        else:
            def lets_through(record):
                return bool(filter(record))
        self.filters.append(lets_through)

    def filter(self, record):
        for lets_through in self.filters:
            if not lets_through(record):
                return False
        return True


class Handler(_Filtered):
    """As in logging."""

    def __init__(self, level=NOTSET):
        _Filtered.__init__(self)
        self.level = _number_of(level)
        self.formatter = None
        self.name = None

    @specialize.argtype(1)
    def setLevel(self, level):
        self.level = _number_of(level)

    def setFormatter(self, fmt):
        self.formatter = fmt

    def format(self, record):
        return (self.formatter or _plain).format(record)

    def emit(self, record):
        raise NotImplementedError('emit must be implemented by Handler subclasses')

    def handle(self, record):
        passes = self.filter(record)
        if passes:
            self.emit(record)
        return passes

    def flush(self):
        pass

    def close(self):
        pass


def _report(error):
    """What went wrong with a message is no error of what logs it."""
    sys.stderr.write('--- Logging error ---\n' + type(error).__name__ + ': ' + str(error) + '\n')


def _write_to_stderr(text):
    sys.stderr.write(text)


@specialize.argtype(0)
def _writing(stream):
    if stream is None:
        return _write_to_stderr

    def write(text):
        stream.write(text)
    return write


class StreamHandler(Handler):
    """As in logging."""

    terminator = '\n'

    @specialize.argtype(1)
    def __init__(self, stream=None):
        Handler.__init__(self)
        self._write = _writing(stream)

    def emit(self, record):
        try:
            self._write(self.format(record) + self.terminator)
        except NotImplementedError:
            raise
        except Exception as error:
            _report(error)


class FileHandler(Handler):
    """As in logging; the file is opened when something is written to it."""

    terminator = '\n'

    def __init__(self, filename, mode='a', encoding=None, delay=False, errors=None):
        Handler.__init__(self)
        self.baseFilename = os.path.abspath(filename)
        self.mode = mode
        self._file = None

    def emit(self, record):
        try:
            self._append(self.format(record) + self.terminator)
        except NotImplementedError:
            raise
        except Exception as error:
            _report(error)

    def _append(self, text):
        if self._file is None:
            # Written as constants, the modes tell that it is a file of text.
            self._file = open(self.baseFilename, 'w') if self.mode == 'w' else open(self.baseFilename, 'x') if self.mode == 'x' else open(self.baseFilename, 'a')
            self.mode = 'a'
        self._file.write(text)
        self._file.flush()

    def close(self):
        if self._file is not None:
            self._file.close()
            self._file = None


class NullHandler(Handler):
    """As in logging."""

    def emit(self, record):
        pass

    def handle(self, record):
        return False


class _LastResort(Handler):
    """Writes warnings where no handler was set up."""

    def emit(self, record):
        sys.stderr.write(self.format(record) + '\n')


lastResort = _LastResort(WARNING)


# Loggers


@specialize.argtype(0, 1)
def _message(msg, arguments):
    """What is to be logged; what logging says of a message that its arguments do not fit goes to standard error, and the message as it is is logged."""
    text = msg if isinstance(msg, str) else str(msg)
    if len(arguments) == 0:
        return text
    try:
        if len(arguments) == 1 and isinstance(arguments[0], dict) and arguments[0]:
            return text % arguments[0]
        return text % arguments
    except (TypeError, ValueError) as error:
        _report(error)
        return text


@specialize.argtype(0)
def _information(exc_info):
    """Class, exception and traceback of what is to be told of; None for nothing."""
    if isinstance(exc_info, BaseException):
        return type(exc_info), exc_info, exc_info.__traceback__
    if isinstance(exc_info, tuple):
        return exc_info
    return sys.exc_info() if exc_info else None


class Logger(_Filtered):
    """As in logging."""

    def __init__(self, name, level=NOTSET):
        _Filtered.__init__(self)
        self.name = name
        self.level = _number_of(level)
        self.parent = None
        self.propagate = True
        self.handlers = []
        self.disabled = False

    def __repr__(self):
        return '<' + ('RootLogger ' if self is root else 'Logger ') + self.name + ' (' + _level_name(self.getEffectiveLevel()) + ')>'

    @specialize.argtype(1)
    def setLevel(self, level):
        self.level = _number_of(level)

    def getEffectiveLevel(self):
        logger = self
        while logger is not None:
            if logger.level:
                return logger.level
            logger = logger.parent
        return NOTSET

    def isEnabledFor(self, level):
        return not self.disabled and level > _state.disabled and level >= self.getEffectiveLevel()

    def addHandler(self, hdlr):
        if hdlr not in self.handlers:
            self.handlers.append(hdlr)

    def removeHandler(self, hdlr):
        if hdlr in self.handlers:
            self.handlers.remove(hdlr)

    def hasHandlers(self):
        logger = self
        while logger is not None:
            if logger.handlers:
                return True
            logger = logger.parent if logger.propagate else None
        return False

    def getChild(self, suffix):
        return getLogger(suffix if self is root else self.name + '.' + suffix)

    def handle(self, record):
        if not self.disabled and self.filter(record):
            self.callHandlers(record)

    @specialize.argtype(2)
    def _log(self, record, extra):
        if extra is not None:
            for name in extra:
                if name in _OWN:
                    raise KeyError('Attempt to overwrite ' + repr(name) + ' in LogRecord')
                setattr(record, name, extra[name])
        self.handle(record)

    def callHandlers(self, record):
        found = False
        logger = self
        while logger is not None:
            for handler in logger.handlers:
                found = True
                if record.levelno >= handler.level:
                    handler.handle(record)
            logger = logger.parent if logger.propagate else None
        if not found and record.levelno >= lastResort.level:
            lastResort.handle(record)

    @specialize.call_location()
    def debug(self, msg, *args, exc_info=None, stack_info=False, stacklevel=1, extra=None, place=CALLER):
        if self.isEnabledFor(DEBUG):
            self._log(LogRecord(self.name, DEBUG, _message(msg, args), _information(exc_info), _place_at(stacklevel, caller_of_module(place))), extra)

    @specialize.call_location()
    def info(self, msg, *args, exc_info=None, stack_info=False, stacklevel=1, extra=None, place=CALLER):
        if self.isEnabledFor(INFO):
            self._log(LogRecord(self.name, INFO, _message(msg, args), _information(exc_info), _place_at(stacklevel, caller_of_module(place))), extra)

    @specialize.call_location()
    def warning(self, msg, *args, exc_info=None, stack_info=False, stacklevel=1, extra=None, place=CALLER):
        if self.isEnabledFor(WARNING):
            self._log(LogRecord(self.name, WARNING, _message(msg, args), _information(exc_info), _place_at(stacklevel, caller_of_module(place))), extra)

    @specialize.call_location()
    def error(self, msg, *args, exc_info=None, stack_info=False, stacklevel=1, extra=None, place=CALLER):
        if self.isEnabledFor(ERROR):
            self._log(LogRecord(self.name, ERROR, _message(msg, args), _information(exc_info), _place_at(stacklevel, caller_of_module(place))), extra)

    @specialize.call_location()
    def critical(self, msg, *args, exc_info=None, stack_info=False, stacklevel=1, extra=None, place=CALLER):
        if self.isEnabledFor(CRITICAL):
            self._log(LogRecord(self.name, CRITICAL, _message(msg, args), _information(exc_info), _place_at(stacklevel, caller_of_module(place))), extra)

    @specialize.call_location()
    def exception(self, msg, *args, exc_info=True, stack_info=False, stacklevel=1, extra=None, place=CALLER):
        if self.isEnabledFor(ERROR):
            self._log(LogRecord(self.name, ERROR, _message(msg, args), _information(exc_info), _place_at(stacklevel, caller_of_module(place))), extra)

    @specialize.call_location()
    def log(self, level, msg, *args, exc_info=None, stack_info=False, stacklevel=1, extra=None, place=CALLER):
        if self.isEnabledFor(level):
            self._log(LogRecord(self.name, level, _message(msg, args), _information(exc_info), _place_at(stacklevel, caller_of_module(place))), extra)

    warn = warning
    fatal = critical


class LoggerAdapter:
    """As in logging: what its process() makes of messages and keywords is what it logs."""

    def __init__(self, logger, extra=None):
        self.logger = logger
        self.extra = extra

    def process(self, msg, kwargs):
        kwargs['extra'] = self.extra
        return msg, kwargs

    @specialize.argtype(2, 3, 4)
    def _log(self, level, msg, args, kwargs, place):
        if self.isEnabledFor(level):
            text, keywords = self.process(msg, kwargs)
            self.logger.log(level, text, *args, place=place, **keywords)

    @specialize.call_location()
    def debug(self, msg, *args, place=CALLER, **kwargs):
        self._log(DEBUG, msg, args, kwargs, caller_of_module(place))

    @specialize.call_location()
    def info(self, msg, *args, place=CALLER, **kwargs):
        self._log(INFO, msg, args, kwargs, caller_of_module(place))

    @specialize.call_location()
    def warning(self, msg, *args, place=CALLER, **kwargs):
        self._log(WARNING, msg, args, kwargs, caller_of_module(place))

    @specialize.call_location()
    def error(self, msg, *args, place=CALLER, **kwargs):
        self._log(ERROR, msg, args, kwargs, caller_of_module(place))

    @specialize.call_location()
    def critical(self, msg, *args, place=CALLER, **kwargs):
        self._log(CRITICAL, msg, args, kwargs, caller_of_module(place))

    @specialize.call_location()
    def exception(self, msg, *args, exc_info=True, place=CALLER, **kwargs):
        kwargs['exc_info'] = exc_info
        self._log(ERROR, msg, args, kwargs, caller_of_module(place))

    @specialize.call_location()
    def log(self, level, msg, *args, place=CALLER, **kwargs):
        self._log(level, msg, args, kwargs, caller_of_module(place))

    def isEnabledFor(self, level):
        return self.logger.isEnabledFor(level)

    @specialize.argtype(1)
    def setLevel(self, level):
        self.logger.setLevel(level)

    def getEffectiveLevel(self):
        return self.logger.getEffectiveLevel()

    def hasHandlers(self):
        return self.logger.hasHandlers()

    @property
    def name(self):
        return self.logger.name


root = Logger('root', WARNING)


def _ancestor(name):
    """The nearest logger above that there is."""
    while '.' in name:
        name = name[:name.rindex('.')]
        if name in _state.loggers:
            return _state.loggers[name]
    return root


def getLogger(name=None):
    """As in logging."""
    if name is None or name == '' or name == 'root':
        return root
    if name not in _state.loggers:
        logger = Logger(name)
        logger.parent = _ancestor(name)
        for other_name, other in _state.loggers.items():
            if other_name.startswith(name + '.') and other.parent is logger.parent:
                other.parent = logger
        _state.loggers[name] = logger
    return _state.loggers[name]


@specialize.call_location()
def basicConfig(filename=None, filemode='a', format=None, datefmt=None, style='%', level=None, stream=None, handlers=None, force=False, encoding=None, errors=None):
    """As in logging."""
    if force:
        for handler in list(root.handlers):
            root.removeHandler(handler)
            handler.close()
    if root.handlers:
        return
    if style == '%':
        basic = BASIC_FORMAT
    else:
        basic = '{levelname}:{name}:{message}' if style == '{' else '${levelname}:${name}:${message}'
    formatter = Formatter(format if format is not None else basic, datefmt, style)
    if handlers is not None:
        for handler in handlers:
            if handler.formatter is None:
                handler.setFormatter(formatter)
            root.addHandler(handler)
    elif filename is not None:
        to_file = FileHandler(filename, filemode)
        to_file.setFormatter(formatter)
        root.addHandler(to_file)
    else:
        to_stream = StreamHandler(stream)
        to_stream.setFormatter(formatter)
        root.addHandler(to_stream)
    if level is not None:
        root.setLevel(level)


def _ready():
    if not root.handlers:
        basicConfig()


@specialize.call_location()
def debug(msg, *args, exc_info=None, stack_info=False, stacklevel=1, extra=None, place=CALLER):
    """As in logging."""
    _ready()
    root.debug(msg, *args, exc_info=exc_info, stacklevel=stacklevel, extra=extra, place=caller_of_module(place))


@specialize.call_location()
def info(msg, *args, exc_info=None, stack_info=False, stacklevel=1, extra=None, place=CALLER):
    """As in logging."""
    _ready()
    root.info(msg, *args, exc_info=exc_info, stacklevel=stacklevel, extra=extra, place=caller_of_module(place))


@specialize.call_location()
def warning(msg, *args, exc_info=None, stack_info=False, stacklevel=1, extra=None, place=CALLER):
    """As in logging."""
    _ready()
    root.warning(msg, *args, exc_info=exc_info, stacklevel=stacklevel, extra=extra, place=caller_of_module(place))


@specialize.call_location()
def error(msg, *args, exc_info=None, stack_info=False, stacklevel=1, extra=None, place=CALLER):
    """As in logging."""
    _ready()
    root.error(msg, *args, exc_info=exc_info, stacklevel=stacklevel, extra=extra, place=caller_of_module(place))


@specialize.call_location()
def critical(msg, *args, exc_info=None, stack_info=False, stacklevel=1, extra=None, place=CALLER):
    """As in logging."""
    _ready()
    root.critical(msg, *args, exc_info=exc_info, stacklevel=stacklevel, extra=extra, place=caller_of_module(place))


@specialize.call_location()
def exception(msg, *args, exc_info=True, stack_info=False, stacklevel=1, extra=None, place=CALLER):
    """As in logging."""
    _ready()
    root.exception(msg, *args, exc_info=exc_info, stacklevel=stacklevel, extra=extra, place=caller_of_module(place))


@specialize.call_location()
def log(level, msg, *args, exc_info=None, stack_info=False, stacklevel=1, extra=None, place=CALLER):
    """As in logging."""
    _ready()
    root.log(level, msg, *args, exc_info=exc_info, stacklevel=stacklevel, extra=extra, place=caller_of_module(place))


warn = warning
fatal = critical


def disable(level=CRITICAL):
    """As in logging."""
    _state.disabled = level


def shutdown(handlerList=None):
    """As in logging: what is written is written at once."""


def captureWarnings(capture):
    """As in logging, where nothing warns."""
