"""csv: what CPython has in C, the reader and the writer of rows, and what is built on them.

A row that is read is a list of texts, and one with numbers in it only where a program asks for QUOTE_NONNUMERIC. A row that is written is taken apart by a graph for its kind.
"""

from rpython.rlib.objectmodel import specialize

__all__ = ['Error', 'Dialect', 'excel', 'excel_tab', 'unix_dialect', 'reader', 'writer', 'register_dialect', 'unregister_dialect', 'get_dialect', 'list_dialects', 'field_size_limit',
           'QUOTE_MINIMAL', 'QUOTE_ALL', 'QUOTE_NONNUMERIC', 'QUOTE_NONE', 'QUOTE_STRINGS', 'QUOTE_NOTNULL', 'DictReader', 'DictWriter']

QUOTE_MINIMAL, QUOTE_ALL, QUOTE_NONNUMERIC, QUOTE_NONE, QUOTE_STRINGS, QUOTE_NOTNULL = range(6)


class Error(Exception):
    pass


Error.__module__ = '_csv'


# Formats


# What an option is that is not given: None is a value of some.
_NO_TEXT = '\ud800 not given'
_NO_NUMBER = -1000
_TABLE_SIZE = 128
_LINE_FEED = 10
_CARRIAGE_RETURN = 13
_SPACE = 32


def _code(character):
    """The code of a character, or one that no character has."""
    return -1 if character is None else ord(character)


def _checked_character(name, character):
    if not isinstance(character, str):
        raise TypeError('"' + name + '" must be string, not ' + type(character).__name__)
    if len(character) != 1:
        raise TypeError('"' + name + '" must be a 1-character string')
    return character


def _checked_character_or_none(name, character):
    if character is None:
        return None
    if not isinstance(character, str):
        raise TypeError('"' + name + '" must be string or None, not ' + type(character).__name__)
    if len(character) != 1:
        raise TypeError('"' + name + '" must be a 1-character string')
    return character


def _checked_text(name, text):
    if text is None:
        raise TypeError(name + ' must be set')
    if not isinstance(text, str):
        raise TypeError('"' + name + '" must be a string')
    return text


def _checked_quoting(quoting, quotechar):
    if not isinstance(quoting, int):
        raise TypeError('"quoting" must be an integer')
    if quoting < QUOTE_MINIMAL or quoting > QUOTE_NOTNULL:
        raise TypeError('bad "quoting" value')
    if quoting != QUOTE_NONE and quotechar is None:
        raise TypeError('quotechar must be set if quoting enabled')
    return quoting


class _Format:
    """A dialect whose options are settled: what get_dialect gives, and the attribute `dialect` of readers and writers."""

    def __init__(self, delimiter, quotechar, escapechar, doublequote, skipinitialspace, lineterminator, quoting, strict):
        self.delimiter = _checked_character('delimiter', delimiter)
        self.quotechar = _checked_character_or_none('quotechar', quotechar)
        self.escapechar = _checked_character_or_none('escapechar', escapechar)
        self.lineterminator = _checked_text('lineterminator', lineterminator)
        self.quoting = _checked_quoting(quoting, quotechar)
        self.doublequote = bool(doublequote)
        self.skipinitialspace = bool(skipinitialspace)
        self.strict = bool(strict)
        self._delimiter_code = _code(self.delimiter)
        self._quote_code = _code(self.quotechar)
        self._escape_code = _code(self.escapechar)
        self._table = bytes([1 if self._is_found_special(code) else 0 for code in range(_TABLE_SIZE)])

    def _find_special(self, text, start):
        """Where the next character is that cannot be written as it is; the length of the text where none is."""
        table = self._table
        for i in range(start, len(text)):
            code = ord(text[i])
            if table[code] if code < _TABLE_SIZE else self._is_found_special(code):
                return i
        return len(text)

    def _is_found_special(self, code):
        return code == self._delimiter_code or code == self._quote_code or code == self._escape_code or chr(code) in self.lineterminator


def _varied(base, delimiter=_NO_TEXT, quotechar=_NO_TEXT, escapechar=_NO_TEXT, doublequote=_NO_NUMBER, skipinitialspace=_NO_NUMBER, lineterminator=_NO_TEXT, quoting=_NO_NUMBER,
            strict=_NO_NUMBER):
    """The format with the options that are given."""
    return _Format(base.delimiter if delimiter == _NO_TEXT else delimiter,
                   base.quotechar if quotechar == _NO_TEXT else quotechar,
                   base.escapechar if escapechar == _NO_TEXT else escapechar,
                   base.doublequote if doublequote == _NO_NUMBER else doublequote,
                   base.skipinitialspace if skipinitialspace == _NO_NUMBER else skipinitialspace,
                   base.lineterminator if lineterminator == _NO_TEXT else lineterminator,
                   base.quoting if quoting == _NO_NUMBER else quoting,
                   base.strict if strict == _NO_NUMBER else strict)


def _usual(quotechar='"', quoting=_NO_NUMBER, **options):
    """The format where no dialect is given."""
    if quoting == _NO_NUMBER:
        return _varied(_EXCEL, quotechar=quotechar, quoting=QUOTE_NONE if quotechar is None else QUOTE_MINIMAL, **options)
    return _varied(_EXCEL, quotechar=quotechar, quoting=quoting, **options)


@specialize.arg_or_var(0)
def _format_of(dialect):
    """The format of a dialect: of its name, its class or an instance."""
    if isinstance(dialect, str):
        if dialect not in _formats:
            raise Error('unknown dialect')
        return _formats[dialect]
    if isinstance(dialect, _Format):
        return dialect
    if isinstance(dialect, Dialect):
        return _format_of_attributes(dialect)
    return _format_of_class(dialect)


def _format_of_attributes(dialect):
    return _Format(dialect.delimiter, dialect.quotechar, dialect.escapechar, dialect.doublequote, dialect.skipinitialspace, dialect.lineterminator, dialect.quoting, dialect.strict)


@specialize.memo()
def _format_of_class(dialect):
    return _format_of_attributes(dialect)


@specialize.arg_or_var(0)
def _has_numbers(dialect):
    """Whether texts without quotes are numbers in a dialect; where no dialect of the program is so, this is no question of the run."""
    if dialect is None:
        return False
    if isinstance(dialect, str):
        return _names_with_numbers.get(dialect, False)
    if isinstance(dialect, _Format):
        return False
    if isinstance(dialect, Dialect):
        return dialect.quoting == QUOTE_NONNUMERIC
    return _has_class_numbers(dialect)


@specialize.memo()
def _has_class_numbers(dialect):
    return dialect.quoting == QUOTE_NONNUMERIC


@specialize.arg_or_var(0)
def _settled(dialect, **options):
    if dialect is None:
        return _usual(**options)
    return _varied(_format_of(dialect), **options)


class Dialect:
    """As in csv."""

    _name = ''
    _valid = False
    delimiter = None
    quotechar = None
    escapechar = None
    doublequote = None
    skipinitialspace = None
    lineterminator = None
    quoting = None
    strict = False

    def __init__(self):
        self._valid = True
        self._validate()

    def _validate(self):
        try:
            _format_of(self)
        except TypeError as error:
            raise Error(str(error))


class excel(Dialect):
    """As in csv."""

    delimiter = ','
    quotechar = '"'
    doublequote = True
    skipinitialspace = False
    lineterminator = '\r\n'
    quoting = QUOTE_MINIMAL


class excel_tab(excel):
    """As in csv."""

    delimiter = '\t'


class unix_dialect(Dialect):
    """As in csv."""

    delimiter = ','
    quotechar = '"'
    doublequote = True
    skipinitialspace = False
    lineterminator = '\n'
    quoting = QUOTE_ALL


_EXCEL = _format_of(excel)
_formats = {'excel': _EXCEL, 'excel-tab': _format_of(excel_tab), 'unix': _format_of(unix_dialect)}
_names_with_numbers = {}


@specialize.arg_or_var(1, 2)
def register_dialect(name, dialect=None, quoting=_NO_NUMBER, **options):
    """As in csv."""
    if not isinstance(name, str):
        raise TypeError('dialect name must be a string')
    _names_with_numbers.pop(name, False)
    if quoting == _NO_NUMBER:
        _formats[name] = _settled(dialect, **options)
        if _has_numbers(dialect):
            _names_with_numbers[name] = True
    else:
        _formats[name] = _settled(dialect, quoting=quoting, **options)
        if quoting == QUOTE_NONNUMERIC:
            _names_with_numbers[name] = True


def unregister_dialect(name):
    """As in csv."""
    if name not in _formats:
        raise Error('unknown dialect')
    del _formats[name]
    _names_with_numbers.pop(name, False)


def get_dialect(name):
    """As in csv."""
    if name not in _formats:
        raise Error('unknown dialect')
    return _formats[name]


def list_dialects():
    """As in csv."""
    return list(_formats)


class _Limit:
    characters = 131072


_limit = _Limit()


def field_size_limit(new_limit=None):
    """As in csv."""
    before = _limit.characters
    if new_limit is not None:
        if not isinstance(new_limit, int):
            raise TypeError('limit must be an integer')
        _limit.characters = new_limit
    return before


# Reading


# Where in a record the next character stands.
_RECORD_START, _FIELD_START, _IN_FIELD, _IN_QUOTES, _BEHIND_QUOTE, _ESCAPED, _ESCAPED_IN_QUOTES, _BEHIND_ESCAPED_LINE_END, _LINE_END = range(9)


class _Reader:
    """What reads records. A subclass says what a field is."""

    def __init__(self, lines, dialect):
        self.dialect = dialect
        self.line_num = 0
        self._lines = iter(lines)
        self._state = _RECORD_START
        self._first_piece = ''
        self._more_pieces = []
        self._length = 0
        self._is_plain = False

    def __iter__(self):
        return self

    def _read_record(self):
        """Reads lines until one ends the record; StopIteration where there is none."""
        self._state = _RECORD_START
        self._forget_field()
        while True:
            try:
                line = next(self._lines)
            except StopIteration:
                self._end_input()
                return
            if not isinstance(line, str):
                raise Error('iterator should return strings, not ' + type(line).__name__ + ' (the file should be opened in text mode)')
            self.line_num += 1
            self._read_line(line)
            if self._state == _RECORD_START:
                return

    def _end_input(self):
        if self._length == 0 and self._state != _IN_QUOTES:
            raise StopIteration
        if self.dialect.strict:
            raise Error('unexpected end of data')
        self._save_field()

    def _read_line(self, line):
        position = 0
        while position < len(line):
            if self._state == _RECORD_START or self._state == _FIELD_START:
                self._begin_field(ord(line[position]))
                if self._state != _IN_FIELD:
                    position += 1
                    continue
            if self._state == _IN_FIELD:
                position = self._read_plain(line, position)
            elif self._state == _IN_QUOTES:
                position = self._read_quoted(line, position)
            if position < len(line):
                self._read_character(line[position])
                position += 1
        self._end_line()

    def _read_plain(self, line, start):
        """Reads on as long as nothing means anything outside quotes. Returns where that ends."""
        delimiter = self.dialect._delimiter_code
        escape = self.dialect._escape_code
        end = start
        while end < len(line):
            code = ord(line[end])
            if code == delimiter or code == _LINE_FEED or code == _CARRIAGE_RETURN or code == escape:
                break
            end += 1
        self._add(line[start:end])
        return end

    def _read_quoted(self, line, start):
        """The same inside quotes."""
        quote = self.dialect._quote_code
        escape = self.dialect._escape_code
        end = start
        while end < len(line):
            code = ord(line[end])
            if code == quote or code == escape:
                break
            end += 1
        self._add(line[start:end])
        return end

    def _read_character(self, character):
        code = ord(character)
        state = self._state
        if state == _IN_FIELD:
            self._read_in_field(character, code)
        elif state == _IN_QUOTES:
            self._read_in_quotes(character, code)
        elif state == _BEHIND_QUOTE:
            self._read_behind_quote(character, code)
        elif state == _ESCAPED:
            self._add(character)
            self._state = _BEHIND_ESCAPED_LINE_END if _is_line_end(code) else _IN_FIELD
        elif state == _ESCAPED_IN_QUOTES:
            self._add(character)
            self._state = _IN_QUOTES
        elif state == _BEHIND_ESCAPED_LINE_END:
            self._read_in_field(character, code)
        elif not _is_line_end(code):
            raise Error('new-line character seen in unquoted field - do you need to open the file in universal-newline mode?')

    def _begin_field(self, code):
        """Reads a character, unless a field without quotes begins with it."""
        dialect = self.dialect
        if _is_line_end(code):
            if self._state == _FIELD_START:
                self._save_field()
            self._state = _LINE_END
        elif code == dialect._quote_code and dialect.quoting != QUOTE_NONE:
            self._state = _IN_QUOTES
        elif code == dialect._escape_code:
            self._state = _ESCAPED
        elif code == _SPACE and dialect.skipinitialspace:
            self._state = _FIELD_START
        elif code == dialect._delimiter_code:
            self._save_field()
            self._state = _FIELD_START
        else:
            self._is_plain = True
            self._state = _IN_FIELD

    def _read_in_field(self, character, code):
        if _is_line_end(code):
            self._save_field()
            self._state = _LINE_END
        elif code == self.dialect._escape_code:
            self._state = _ESCAPED
        elif code == self.dialect._delimiter_code:
            self._save_field()
            self._state = _FIELD_START
        else:
            # CPython stays behind an escaped line end, too, so that the end of the line does not end the record.
            self._add(character)

    def _read_in_quotes(self, character, code):
        if code == self.dialect._escape_code:
            self._state = _ESCAPED_IN_QUOTES
        elif code != self.dialect._quote_code:
            self._add(character)
        elif self.dialect.doublequote:
            self._state = _BEHIND_QUOTE
        else:
            self._state = _IN_FIELD

    def _read_behind_quote(self, character, code):
        """Behind what ends the field unless it is doubled."""
        dialect = self.dialect
        if code == dialect._quote_code:
            self._add(character)
            self._state = _IN_QUOTES
        elif code == dialect._delimiter_code:
            self._save_field()
            self._state = _FIELD_START
        elif _is_line_end(code):
            self._save_field()
            self._state = _LINE_END
        elif dialect.strict:
            raise Error("'" + dialect.delimiter + "' expected after '" + dialect.quotechar + "'")
        else:
            self._add(character)
            self._state = _IN_FIELD

    def _end_line(self):
        """Where a line ends, whether it has a character that says so or not."""
        state = self._state
        if state == _FIELD_START or state == _IN_FIELD or state == _BEHIND_QUOTE:
            self._save_field()
            self._state = _RECORD_START
        elif state == _LINE_END:
            self._state = _RECORD_START
        elif state == _ESCAPED:
            self._add('\n')
            self._state = _IN_FIELD
        elif state == _ESCAPED_IN_QUOTES:
            self._add('\n')
            self._state = _IN_QUOTES

    def _add(self, piece):
        if piece:
            self._length += len(piece)
            if self._length > _limit.characters:
                raise Error('field larger than field limit (' + str(_limit.characters) + ')')
            if self._length == len(piece):
                self._first_piece = piece
            else:
                self._more_pieces.append(piece)

    def _take_field(self):
        text = self._first_piece
        if self._more_pieces:
            text += ''.join(self._more_pieces)
        self._forget_field()
        return text

    def _forget_field(self):
        self._first_piece = ''
        if self._more_pieces:
            self._more_pieces.clear()
        self._length = 0
        self._is_plain = False

    def _save_field(self):
        raise NotImplementedError


def _is_line_end(code):
    return code == _LINE_FEED or code == _CARRIAGE_RETURN


class _TextReader(_Reader):
    """One whose fields are texts."""

    def __init__(self, lines, dialect):
        super().__init__(lines, dialect)
        if dialect.quoting == QUOTE_NONNUMERIC:
            raise NotImplementedError('that fields may be numbers is known too late: pass quoting=csv.QUOTE_NONNUMERIC to csv.reader')

    def __next__(self):
        self._fields = []
        self._read_record()
        return self._fields

    def _save_field(self):
        self._fields.append(self._take_field())


class _NumberReader(_Reader):
    """One whose fields are numbers where they do not begin with a quote."""

    def __next__(self):
        self._mixed_fields = []
        self._read_record()
        return self._mixed_fields

    def _save_field(self):
        is_number = self._is_plain
        text = self._take_field()
        if is_number:
            self._mixed_fields.append(float(text))
        else:
            self._mixed_fields.append(text)


@specialize.arg_or_var(1, 2)
def reader(csvfile, dialect=None, quoting=_NO_NUMBER, **options):
    """As in csv."""
    if quoting == QUOTE_NONNUMERIC:
        return _NumberReader(csvfile, _settled(dialect, quoting=quoting, **options))
    if quoting == _NO_NUMBER:
        if _has_numbers(dialect):
            return _NumberReader(csvfile, _settled(dialect, **options))
        return _TextReader(csvfile, _settled(dialect, **options))
    return _TextReader(csvfile, _settled(dialect, quoting=quoting, **options))


# Writing


class _Record:
    """A record that is being made."""

    def __init__(self, dialect):
        self.dialect = dialect
        self.pieces = []
        self.count = 0
        self.is_empty = True

    @specialize.argtype(1)
    def add(self, value):
        quoting = self.dialect.quoting
        if isinstance(value, str):
            self.add_text(value, quoting != QUOTE_MINIMAL and quoting != QUOTE_NONE)
        elif value is None:
            self.add_text('', quoting == QUOTE_ALL or quoting == QUOTE_NONNUMERIC)
        elif _is_number(value):
            self.add_text(str(value), quoting == QUOTE_ALL or quoting == QUOTE_NOTNULL)
        else:
            self.add_text(str(value), quoting == QUOTE_ALL or quoting == QUOTE_NOTNULL or quoting == QUOTE_NONNUMERIC)

    def add_text(self, text, is_quoted):
        if self.count > 0:
            self.append(self.dialect.delimiter)
        self.count += 1
        first = self.dialect._find_special(text, 0)
        if first < len(text):
            self.add_special(text, first, is_quoted)
        elif is_quoted:
            self.append(self.dialect.quotechar)
            self.append(text)
            self.append(self.dialect.quotechar)
        elif text:
            self.append(text)

    def append(self, piece):
        self.pieces.append(piece)
        self.is_empty = False

    def add_special(self, text, first, is_quoted):
        """A text with characters that mean something, from the first of these on."""
        place = len(self.pieces)
        start = 0
        end = first
        while end < len(text):
            self.append(text[start:end])
            if not self.add_mark(ord(text[end])):
                is_quoted = True
            start = end
            end = self.dialect._find_special(text, start + 1)
        self.append(text[start:])
        if is_quoted:
            self.pieces.insert(place, self.dialect.quotechar)
            self.append(self.dialect.quotechar)

    def add_mark(self, code):
        """What stands before a character that means something. Whether it is one that makes quotes needless."""
        dialect = self.dialect
        if dialect.quoting != QUOTE_NONE:
            if code == dialect._quote_code:
                if dialect.doublequote:
                    self.append(dialect.quotechar)
                    return False
            elif code != dialect._escape_code:
                return False
        if dialect.escapechar is None:
            raise Error('need to escape, but no escapechar set')
        self.append(dialect.escapechar)
        return True

    def text(self):
        if self.count > 0 and self.is_empty:
            if self.dialect.quoting == QUOTE_NONE:
                raise Error('single empty field record must be quoted')
            self.append(self.dialect.quotechar)
            self.append(self.dialect.quotechar)
        self.pieces.append(self.dialect.lineterminator)
        return ''.join(self.pieces)


@specialize.argtype(0)
def _is_number(value):
    return isinstance(value, (int, float, complex)) or hasattr(value, '__float__') or hasattr(value, '__index__') or hasattr(value, '__int__')


class _Writer:
    def __init__(self, file, dialect):
        self.dialect = dialect
        self._file = file

    @specialize.argtype(1)
    def writerow(self, row):
        """As in csv."""
        if row is None or isinstance(row, (int, float)):
            raise Error('iterable expected, not ' + type(row).__name__)
        record = _Record(self.dialect)
        for value in row:
            record.add(value)
        return self._file.write(record.text())

    @specialize.argtype(1)
    def writerows(self, rows):
        """As in csv."""
        for row in rows:
            self.writerow(row)


@specialize.arg_or_var(1)
def writer(csvfile, dialect=None, **options):
    """As in csv."""
    return _Writer(csvfile, _settled(dialect, **options))


# Rows with names


class DictReader:
    """As in csv."""

    @specialize.arg_or_var(5, 6)
    def __init__(self, f, fieldnames=None, restkey=None, restval=None, dialect='excel', quoting=_NO_NUMBER, **options):
        self._fieldnames = None if fieldnames is None else list(fieldnames)
        self.restkey = restkey
        self.restval = restval
        self.reader = reader(f, dialect, quoting, **options)
        self.dialect = dialect
        self.line_num = 0

    def __iter__(self):
        return self

    @property
    def fieldnames(self):
        if self._fieldnames is None:
            try:
                self._fieldnames = next(self.reader)
            except StopIteration:
                pass
        self.line_num = self.reader.line_num
        return self._fieldnames

    @fieldnames.setter
    def fieldnames(self, value):
        self._fieldnames = value

    def __next__(self):
        if self.line_num == 0:
            self.fieldnames
        row = next(self.reader)
        self.line_num = self.reader.line_num
        while len(row) == 0:
            row = next(self.reader)
        return self._named(row, self.fieldnames)

    def _named(self, row, names):
        named = {}
        for name, value in zip(names, row):
            named[name] = value
        if len(row) > len(names):
            self._add_rest(named, row[len(names):])
        for name in names[len(row):]:
            named[name] = self.restval
        return named

    def _add_rest(self, named, rest):
        """Only where a program gives a key for the rest, a value may be a list."""
        if self.restkey is None:
            raise NotImplementedError('a row has more fields than there are names: pass restkey to csv.DictReader')
        named[self.restkey] = rest


class DictWriter:
    """As in csv."""

    @specialize.arg_or_var(5)
    def __init__(self, f, fieldnames, restval='', extrasaction='raise', dialect='excel', **options):
        self.fieldnames = fieldnames if isinstance(fieldnames, (list, tuple)) else list(fieldnames)
        self.restval = restval
        self.extrasaction = extrasaction.lower()
        if self.extrasaction != 'raise' and self.extrasaction != 'ignore':
            raise ValueError('extrasaction (' + self.extrasaction + ") must be 'raise' or 'ignore'")
        self.writer = writer(f, dialect, **options)

    def writeheader(self):
        """As in csv."""
        return self.writer.writerow(self.fieldnames)

    @specialize.argtype(1)
    def writerow(self, rowdict):
        """As in csv."""
        if self.extrasaction == 'raise':
            self._check(rowdict)
        record = _Record(self.writer.dialect)
        for name in self.fieldnames:
            if name in rowdict:
                record.add(rowdict[name])
            else:
                record.add(self.restval)
        return self.writer._file.write(record.text())

    @specialize.argtype(1)
    def _check(self, rowdict):
        wrong = [repr(name) for name in rowdict if name not in self.fieldnames]
        if wrong:
            raise ValueError('dict contains fields not in fieldnames: ' + ', '.join(wrong))

    @specialize.argtype(1)
    def writerows(self, rowdicts):
        """As in csv."""
        for rowdict in rowdicts:
            self.writerow(rowdict)
