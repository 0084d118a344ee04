"""traceback: exceptions as text, made of the places that they know when the program runs. Lines of source are read then, as in Python; what is marked in them is known from the translation."""

import sys
from bisect import bisect_right

from rpython.rlib.objectmodel import specialize, we_are_translated
from rpython.rtyper import wide_characters
from serpentine_groups import Group
from serpentine_handled import lines_of

# The classes are not named here: what is left of the original makes its own of them.
__all__ = ['extract_tb', 'format_exc', 'format_exception', 'format_exception_only', 'format_list', 'format_tb', 'print_exc', 'print_exception', 'print_list', 'print_tb', 'walk_tb']

_SHOWN_REPETITIONS = 3
_MOST_OF_GROUP = 15
_DEEPEST_GROUP = 10
_CAUSE = '\nThe above exception was the direct cause of the following exception:\n\n'
_CONTEXT = '\nDuring handling of the above exception, another exception occurred:\n\n'
_HEADER = 'Traceback (most recent call last):\n'
_NOTHING = 'NoneType: None\n'


# Lines of source

_sources = {}


def _source_line(filename, lineno):
    """A line without its end, empty where it cannot be read."""
    if filename not in _sources:
        _sources[filename] = _lines_of(filename)
    lines = _sources[filename]
    return lines[lineno - 1] if 0 < lineno <= len(lines) else ''


def _lines_of(filename):
    try:
        with open(filename) as file:
            return file.read().split('\n')
    except (OSError, ValueError):
        return []


def _width(line, end):
    """How many columns of a terminal the beginning of a line takes."""
    if line.isascii():
        return end
    width = 0
    for char in line[:end]:
        width += 2 - bisect_right(wide_characters.STARTS, ord(char)) % 2
    return width


# Marks below lines


def _marks(line, columns):
    """What stands below the part of a line that an exception came out of; empty where that is all of it."""
    numbers = columns.split(' ')
    start = int(numbers[0])
    end = int(numbers[1])
    stripped = line.strip()
    left = right = start
    if end < 0:
        end = len(line.rstrip())
    elif len(numbers) == 5:
        left, right = _middle(line, numbers[2], int(numbers[3]), int(numbers[4]), end)
    if end - start >= len(stripped) and right <= left:
        return ''
    margin = _width(line, start) - (len(line) - len(stripped))
    marked = _width(line, end) - _width(line, start)
    if right <= left and len(numbers) < 5:
        return ' ' * (4 + margin) + '^' * marked + '\n'
    before = _width(line, left) - _width(line, start)
    middle = _width(line, right) - _width(line, left)
    return '    ' + ' ' * margin + '~' * before + '^' * middle + '~' * (marked - before - middle) + '\n'


def _middle(line, kind, left_end, right_start, end):
    """Where the operator or the subscript within a part of a line begins and ends."""
    if kind == 'o':
        left = left_end
        while left < right_start and line[left].isspace():
            left += 1
        right = left + 1
        if right < right_start and not line[right].isspace():
            right += 1
        while left < end and (line[left].isspace() or line[left] in ')#'):
            left += 1
            right += 1
        return left, right
    left = left_end
    while left < end and line[left] != '[':
        left += 1
    right = right_start + 1
    while right < end and line[right] != ']':
        right += 1
    return left, min(right + 1, end)


# Places


class FrameSummary:
    """As in traceback."""

    def __init__(self, filename, lineno, name, *, line=None, _columns=''):
        self.filename = filename
        self.lineno = lineno
        self.name = name
        self._given_line = line
        self._columns = _columns

    @property
    def line(self):
        given = self._given_line
        if given is not None:
            return given.strip()
        return _source_line(self.filename, self.lineno).strip()

    def __iter__(self):
        return iter([self.filename, self.lineno, self.name, self.line])

    def __getitem__(self, index):
        return [self.filename, self.lineno, self.name, self.line][index]

    def __len__(self):
        return 4

    def __repr__(self):
        return '<FrameSummary file ' + self.filename + ', line ' + str(self.lineno) + ' in ' + self.name + '>'

    def _is_same_place(self, other):
        return self.lineno == other.lineno and self.filename == other.filename and self.name == other.name

    def _text(self):
        if self.lineno == 0:
            return '  [' + self.name + ' calls left out]\n'
        text = '  File "' + self.filename + '", line ' + str(self.lineno) + ', in ' + self.name + '\n'
        line = self.line
        if line:
            text += '    ' + line + '\n'
            if self._columns and self._given_line is None:
                text += _marks(_source_line(self.filename, self.lineno), self._columns)
        return text


class StackSummary(list):
    """As in traceback."""

    def format(self):
        return _texts_of(self)


def _texts_of(frames):
    """A text for each place; a line that repeats is shown some times and then counted."""
    texts = []
    previous = None
    count = 0
    for frame in frames:
        if previous is None or not frame._is_same_place(previous):
            _count_repetitions(count, texts)
            previous = frame
            count = 0
        count += 1
        if count <= _SHOWN_REPETITIONS:
            texts.append(frame._text())
    _count_repetitions(count, texts)
    return texts


def _count_repetitions(count, texts):
    more = count - _SHOWN_REPETITIONS
    if more > 0:
        texts.append('  [Previous line repeated ' + str(more) + ' more time' + ('s' if more > 1 else '') + ']\n')


def _frames_of(tb, limit):
    frames = []
    while tb is not None:
        code = tb.tb_frame.f_code
        frames.append(FrameSummary(code.co_filename, tb.tb_lineno, code.co_name, _columns=tb._columns_))
        tb = tb.tb_next
    if limit is None:
        return frames
    return frames[:limit] if limit >= 0 else frames[limit:]


def walk_tb(tb):
    """As in traceback."""
    while tb is not None:
        yield tb.tb_frame, tb.tb_lineno
        tb = tb.tb_next


def extract_tb(tb, limit=None):
    """As in traceback."""
    if not we_are_translated():
        return original.extract_tb(tb, limit)
    summary = StackSummary()
    summary.extend(_frames_of(tb, limit))
    return summary


def format_tb(tb, limit=None):
    """As in traceback."""
    if not we_are_translated():
        return original.format_tb(tb, limit)
    return _texts_of(_frames_of(tb, limit))


def format_list(extracted_list):
    """As in traceback."""
    if not we_are_translated():
        return original.format_list(extracted_list)
    return _texts_of(extracted_list)


@specialize.argtype(1)
def print_list(extracted_list, file=None):
    """As in traceback."""
    _print_all(format_list(extracted_list), file)


@specialize.argtype(2)
def print_tb(tb, limit=None, file=None):
    """As in traceback."""
    _print_all(format_tb(tb, limit), file)


@specialize.argtype(1)
def _print_all(texts, file):
    """None for a file is standard error as it is now."""
    for text in texts:
        if file is None:
            print(text, file=sys.stderr, end='')
        else:
            print(text, file=file, end='')


# Exceptions


class _Missing:
    """What an argument is that was not given."""


_MISSING = _Missing()


def _given(*arguments):
    return [each for each in arguments if each is not _MISSING]


@specialize.argtype(0, 1)
def _exception_of(exc, value):
    """The exception of arguments that are it alone, or a class, it and a traceback."""
    if isinstance(value, _Missing):
        return exc
    return value


@specialize.argtype(0, 1, 2)
def _traceback_of(exc, value, tb):
    if isinstance(value, _Missing):
        return None if exc is None else exc.__traceback__
    return tb


@specialize.argtype(0, 1)
def format_exception_only(exc, value=_MISSING):
    """As in traceback."""
    if not we_are_translated():
        return original.format_exception_only(*_given(exc, value))
    exception = _exception_of(exc, value)
    return [_NOTHING] if exception is None else lines_of(exception)


@specialize.argtype(0, 1, 2)
def format_exception(exc, value=_MISSING, tb=_MISSING, limit=None, chain=True):
    """As in traceback."""
    if not we_are_translated():
        return original.format_exception(*_given(exc, value, tb), limit=limit, chain=chain)
    exception = _exception_of(exc, value)
    if exception is None:
        return [_NOTHING]
    return _told(exception, _traceback_of(exc, value, tb), limit, chain)


@specialize.argtype(0, 1, 2, 4)
def print_exception(exc, value=_MISSING, tb=_MISSING, limit=None, file=None, chain=True):
    """As in traceback."""
    _print_all(format_exception(exc, value, tb, limit, chain), file)


def format_exc(limit=None, chain=True):
    """As in traceback."""
    return ''.join(format_exception(sys.exception(), limit=limit, chain=chain))


@specialize.argtype(1)
def print_exc(limit=None, file=None, chain=True):
    """As in traceback."""
    print_exception(sys.exception(), limit=limit, file=file, chain=chain)


def _told(exception, tb, limit, is_chained):
    telling = _Telling(limit, is_chained)
    telling.tell(exception, tb, 0)
    return telling.texts


class _Telling:
    """What is told of an exception and of those that led to it, one text after the other."""

    def __init__(self, limit, is_chained):
        self.limit = limit
        self.is_chained = is_chained
        self.texts = []
        self.seen = []

    def add(self, text, depth):
        """Within groups each line stands behind a margin."""
        if depth > 0:
            margin = '  ' * depth + '| '
            text = ''.join([margin + line for line in text.splitlines(True)])
        self.texts.append(text)

    def is_seen(self, exception):
        for each in self.seen:
            if each is exception:
                return True
        return False

    def tell(self, exception, tb, depth):
        """Whether the last group that was told of is closed already."""
        self.seen.append(exception)
        if self.is_chained:
            self.tell_earlier(exception, depth)
        if hasattr(exception, '_exceptions') and isinstance(exception, Group):
            return self.tell_group(exception, tb, max(depth, 1), depth == 0)
        if tb is not None:
            self.add(_HEADER, depth)
        self.tell_alone(exception, tb, depth)
        return False

    def tell_alone(self, exception, tb, depth):
        for text in _texts_of(_frames_of(tb, self.limit)):
            self.add(text, depth)
        for text in lines_of(exception):
            self.add(text, depth)

    def tell_earlier(self, exception, depth):
        earlier = exception.__cause__
        words = _CAUSE
        if earlier is None or self.is_seen(earlier):
            earlier = None if exception.__suppress_context__ else exception.__context__
            words = _CONTEXT
        if earlier is not None and not self.is_seen(earlier):
            self.tell(earlier, earlier.__traceback__, depth)
            self.add(words, depth)

    def tell_group(self, group, tb, depth, is_outermost):
        """A group and what is in it. Whether it has been closed: as all of them are where the innermost ends."""
        if depth > _DEEPEST_GROUP:
            self.add('... (max_group_depth is ' + str(_DEEPEST_GROUP) + ')\n', depth)
            return False
        if tb is not None:
            header = 'Exception Group ' + _HEADER
            self.texts.append('  + ' + header if is_outermost else '  ' * depth + '| ' + header)
        self.tell_alone(group, tb, depth)
        exceptions = group._exceptions
        is_closed = False
        for i in range(min(len(exceptions), _MOST_OF_GROUP + 1)):
            is_told = i < _MOST_OF_GROUP
            number = str(i + 1) if is_told else '...'
            self.texts.append('  ' * depth + ('+-' if i == 0 else '  ') + '+---------------- ' + number + ' ----------------\n')
            if is_told:
                is_closed = self.tell(exceptions[i], exceptions[i].__traceback__, depth + 1)
            else:
                more = len(exceptions) - _MOST_OF_GROUP
                self.add('and ' + str(more) + ' more exception' + ('s' if more > 1 else '') + '\n', depth + 1)
                is_closed = False
        if not is_closed:
            self.texts.append('  ' * (depth + 1) + '+------------------------------------\n')
        return True
