"""Exceptions: their construction, text and fields.

What `str` and `repr` show is fixed when an exception is made: _text is str() of the only argument, or of the tuple of arguments, and None without
arguments; _repr is the arguments' repr in parentheses, and None where there are none, or it is that of _text.
Where the program asks for arguments that are not one text, those that it passes are kept too, in _args.
"""

from rpython.rtyper.lltypesystem.lltype import CHARS, external, hlstr, malloc
from serpentine_system import text

os_strerror = external('os_strerror')


def __init__(self, *args):
    """BaseException.__init__."""
    if len(args) == 0:
        self._text = None
        self._repr = None
    elif len(args) == 1:
        if isinstance(args[0], str):
            self._text = args[0]
            self._repr = None
        else:
            self._text = str(args[0])
            self._repr = in_parentheses(repr(args[0]))
    else:
        whole = repr(args)
        self._text = whole
        self._repr = whole


def init_keeping_args(self, *args):
    """BaseException.__init__ where the program asks for its arguments."""
    __init__(self, *args)
    self._args = tuple(list(args))


def init_forgetting_args(self, *args):
    """The same with nothing or one text: what an instance was made with before, or in its class's place, is its arguments no more."""
    __init__(self, *args)
    self._args = None


def __str__(self):
    """BaseException.__str__."""
    if self._text is None:
        return ''
    return self._text


def arguments_repr(self):
    """The repr of the arguments, in parentheses."""
    if self._text is None:
        return '()'
    if self._repr is None:
        return in_parentheses(repr(self._text))
    return self._repr


def in_parentheses(shown):
    return '(' + shown + ')'


def __repr__(self):
    """BaseException.__repr__."""
    return type(self).__name__ + arguments_repr(self)


def get_args(self):
    """BaseException.args, of which only a text is kept, unless it is a group, which has them itself."""
    if hasattr(self, '_args_of_group_'):
        return self._args_of_group_()
    if self._repr is not None:
        raise TypeError('args of ' + type(self).__name__ + arguments_repr(self) + ' is not known: keep in fields of the exception what is no text')
    texts = []
    if self._text is not None:
        texts.append(self._text)
    return tuple(texts)


def get_kept_args(self):
    """BaseException.args, where some are kept that are not one text."""
    kept = self._args
    if kept is None:
        return get_args(self)
    return kept


# What stands behind the message of an error in a text that is no file.
IN_LINE = ' (<unknown>, line '


def get_msg(self):
    """SyntaxError.msg."""
    message = self._text
    if message is None:
        return None
    return message.partition(IN_LINE)[0]


def get_lineno(self):
    """SyntaxError.lineno, which stands in the text of what the library raises."""
    message = self._text
    if message is None or IN_LINE not in message:
        return None
    return int(message.rpartition(' ')[2][:-1])


# What is in no note that anybody writes.
BETWEEN_NOTES = '\0\n\0'


def add_note(self, note):
    """BaseException.add_note: a line behind the message in a traceback."""
    if self._notes is None:
        self._notes = note
    else:
        self._notes = self._notes + BETWEEN_NOTES + note


def get_note_lines(self):
    """The lines behind the message."""
    if self._notes is None:
        return []
    return self._notes.replace(BETWEEN_NOTES, '\n').split('\n')


def get_notes(self):
    """BaseException.__notes__, which is there when there are some."""
    if self._notes is None:
        raise AttributeError("'" + type(self).__name__ + "' object has no attribute '__notes__'")
    return self._notes.split(BETWEEN_NOTES)


def with_traceback(self, traceback):
    return self


def raised_of(value):
    """The exception that `raise value` raises."""
    if isinstance(value, BaseException):
        return value
    if isinstance(value, type):
        made = _made_of(value)
        if made is not None:
            return made
    raise TypeError('exceptions must derive from BaseException')


def require_exception_class(found):
    if not isinstance(found, type) or not issubclass(found, BaseException):
        raise TypeError('catching classes that do not inherit from BaseException is not allowed')


def require_exception_classes(classes):
    """What an `except` clause names."""
    if isinstance(classes, tuple):
        for each in classes:
            require_exception_class(each)
    else:
        require_exception_class(classes)


def cause_of(value):
    """What `raise ... from value` takes for the cause: None where there is to be none."""
    if value is None:
        return None
    if isinstance(value, BaseException):
        return value
    if isinstance(value, type):
        made = _made_of(value)
        if made is not None:
            return made
    raise TypeError('exception causes must derive from BaseException')


def _made_of(value):
    """An instance of a class of exceptions; None for a class of other things."""
    if issubclass(value, BaseException):
        made = value()
        if isinstance(made, BaseException):
            return made
        raise TypeError('calling ' + repr(value) + ' should have returned an instance of BaseException, not ' + repr(type(made)))
    return None


def set_cause(self, cause):
    """`raise self from cause`."""
    self.__cause__ = cause
    self.__suppress_context__ = True


def set_context(self, handled):
    """`raise self` where another exception is handled."""
    if self is handled:
        return
    earlier = handled
    while earlier.__context__ is not None:
        if earlier.__context__ is self:
            earlier.__context__ = None
            break
        earlier = earlier.__context__
    self.__context__ = handled


def add_context(self, handled):
    """An exception comes from where another one is handled: nothing, or something with a context of its own, was handled where it was raised."""
    last = self
    while last is not handled:
        if last.__context__ is None:
            last.__context__ = handled
            break
        last = last.__context__


def stop_str(self):
    """StopIteration.__str__: a generator that has returned knows what."""
    source = self._source
    if source is not None and self._text is None:
        return source._result_as_text_()
    return __str__(self)


def stop_repr(self):
    source = self._source
    if source is not None and self._text is None:
        return type(self).__name__ + '(' + source._shown_result_() + ')'
    return __repr__(self)


def get_args_or_result(self):
    """BaseException.args of what may be a StopIteration."""
    if isinstance(self, StopIteration):
        result = _result(self)
        if result is not None:
            return tuple([result])
    return get_args(self)


def get_kept_args_or_result(self):
    if isinstance(self, StopIteration):
        result = _result(self)
        if result is not None:
            return tuple([result])
    return get_kept_args(self)


def _result(self):
    source = self._source
    if source is None or self._text is not None:
        return None
    return source._get_result_()


def get_value(self):
    """StopIteration.value, of a generator."""
    if self._text is not None:
        raise TypeError('value of ' + type(self).__name__ + arguments_repr(self) + ' is not known: return it from a generator')
    source = self._source
    if source is None:
        return None
    return source._get_result_()


def keep_name(self, *, name=None):
    """NameError.__init__ with keywords."""
    self._has_fields = True
    self._name = name


def keep_name_and_object(self, *, name=None, obj=None):
    """AttributeError.__init__ with keywords."""
    self._has_fields = True
    self._name = name
    self._obj = obj


def keep_name_and_path(self, *, name=None, path=None, name_from=None):
    """ImportError.__init__ with keywords."""
    self._has_fields = True
    self._name = name
    self._path = path


def require_fields(self, field):
    if not self._has_fields:
        raise TypeError(field + ' of ' + type(self).__name__ + arguments_repr(self) + ' is not known: only what is made with keywords knows it')


def get_name(self):
    """The name of NameError, AttributeError and ImportError."""
    require_fields(self, 'name')
    return self._name


def get_obj(self):
    """AttributeError.obj."""
    require_fields(self, 'obj')
    return self._obj


def get_path(self):
    """ImportError.path."""
    require_fields(self, 'path')
    return self._path


def get_import_msg(self):
    """ImportError.msg: the only argument."""
    if self._repr is not None:
        raise TypeError('msg of ' + type(self).__name__ + arguments_repr(self) + ' is not known: it is no text')
    return self._text


def key_error_str(self):
    """KeyError.__str__: the repr of the key."""
    if self._text is None:
        return ''
    if self._repr is None:
        return repr(self._text)
    if self._text == self._repr:
        return self._text
    return self._repr[1:-1]


def raise_key_error(key_repr):
    """Raises KeyError for a key of that repr."""
    error = KeyError()
    error._text = key_repr
    error._repr = in_parentheses(key_repr)
    raise error


def system_exit_init(self, *args):
    """SystemExit.__init__: the status is the argument if that is an int, 0 without one or for None, and 1 for what is printed instead."""
    self._text = None
    self._repr = None
    self.code = 0
    if len(args) == 1:
        if isinstance(args[0], int):
            self.code = int(args[0])
            self._text = str(self.code)
            self._repr = in_parentheses(self._text)
        elif args[0] is not None:
            self.code = 1
            self._text = str(args[0])
            self._repr = None


def system_exit_init_keeping_code(self, *args):
    """SystemExit.__init__ where the program asks for the code."""
    __init__(self, *args)
    if len(args) == 0:
        self.code = None
    elif len(args) == 1:
        self.code = args[0]
        if args[0] is None:
            self._text = None
        if not isinstance(args[0], int):
            self._repr = None
    else:
        self.code = args


def exit_status(self):
    """The status that a SystemExit ends a program with. Where none is ever made there is no code."""
    code = getattr(self, 'code', None)
    if code is None:
        return 0
    if isinstance(code, int):
        return int(code)
    return 1


def os_error_init(self, *args):
    """OSError.__init__: with two or three arguments, number, message and file name."""
    self.errno = None
    self.strerror = None
    self.filename = None
    if len(args) < 2:
        __init__(self, *args)
    else:
        self.errno = args[0]
        self.strerror = args[1]
        self._repr = '(' + repr(args[0]) + ', ' + repr(args[1]) + ')'
        self._text = '[Errno ' + str(args[0]) + '] ' + str(args[1])
        if len(args) > 2 and args[2] is not None:
            self.filename = args[2]
            self._text = self._text + ': ' + repr(args[2])


def os_error_init_keeping_args(self, *args):
    """The same where the program asks for its arguments: a file name is none of them."""
    os_error_init(self, *args)
    self._args = tuple(list(args[:2]))


def os_error_init_forgetting_args(self, *args):
    os_error_init(self, *args)
    self._args = None


# What an error of an encoding knows stands in its text: "'utf-8' codec can't decode byte 0xff in position 0: invalid start byte", or "bytes in position 0-1".

IN_POSITION = ' in position '


def get_encoding(self):
    """UnicodeError.encoding."""
    message = codec_message(self, 'encoding')
    return message[1:message.index("'", 1)]


def get_reason(self):
    """UnicodeError.reason."""
    message = codec_message(self, 'reason')
    return message[message.index(': ', message.index(IN_POSITION)) + 2:]


def get_start(self):
    """UnicodeError.start."""
    return int(positions(self, 'start').partition('-')[0])


def get_end(self):
    """UnicodeError.end."""
    return int(positions(self, 'end').rpartition('-')[2]) + 1


def positions(self, attribute):
    message = codec_message(self, attribute)
    begin = message.index(IN_POSITION) + len(IN_POSITION)
    return message[begin:message.index(':', begin)]


def codec_message(self, attribute):
    """The text, where it is the translator's own."""
    message = self._text
    if message is None or self._repr is not None or IN_POSITION not in message:
        raise TypeError(attribute + ' of ' + type(self).__name__ + arguments_repr(self) + ' is not known: only what encoding and decoding raise knows it')
    return message


def error_text(number):
    """The system's words for an error number."""
    out = malloc(CHARS, 256)
    length = os_strerror(number, out)
    if length > 256:
        length = 256
    return hlstr(text.from_narrow_items(out, 0, length))


def os_error(number, message, *path):
    """OSError(number, message): of the class for the number."""
    if number == 1 or number == 13:
        return PermissionError(number, message, *path)
    if number == 2:
        return FileNotFoundError(number, message, *path)
    if number == 3:
        return ProcessLookupError(number, message, *path)
    if number == 4:
        return InterruptedError(number, message, *path)
    if number == 10:
        return ChildProcessError(number, message, *path)
    if number == 11 or number == 114 or number == 115:
        return BlockingIOError(number, message, *path)
    if number == 17:
        return FileExistsError(number, message, *path)
    if number == 20:
        return NotADirectoryError(number, message, *path)
    if number == 21:
        return IsADirectoryError(number, message, *path)
    if number == 32 or number == 108:
        return BrokenPipeError(number, message, *path)
    if number == 103:
        return ConnectionAbortedError(number, message, *path)
    if number == 104:
        return ConnectionResetError(number, message, *path)
    if number == 110:
        return TimeoutError(number, message, *path)
    if number == 111:
        return ConnectionRefusedError(number, message, *path)
    return OSError(number, message, *path)


def raise_os_error(number, path):
    """Raises the OSError for an error number; path is a str or None."""
    raise described(os_error(number, error_text(number)), path)


def described(error, path):
    """The error with the file name that it is about."""
    if path is not None:
        error.filename = path
        error._text = '[Errno ' + str(error.errno) + '] ' + str(error.strerror) + ': ' + repr(path)
    return error
