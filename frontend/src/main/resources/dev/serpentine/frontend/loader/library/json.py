"""json, written as functions of the kind of what they are given: the library's own is left to C, and where it is not, made of closures and generators that take every kind at once.

Here a container of numbers is written by a graph that knows of numbers only; a value of which only the run tells the kind is a union, as is what a document is read to. Errors and positions are those of CPython's C.
"""

from sys import get_int_max_str_digits

from rpython.rlib.objectmodel import we_are_translated

__all__ = ['dump', 'dumps', 'load', 'loads', 'JSONEncoder', 'JSONDecoder']

_ESCAPES = {'"': '\\"', '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t', '\f': '\\f', '\b': '\\b'}
_INFINITY = float('inf')

# So many levels CPython's C reads and writes before it raises RecursionError. It is counted here, so that what happens does not depend on how long the machine's stack is.
_MOST_LEVELS = 1496


def _hexadecimal(code):
    return '\\u' + '%04x' % code


def _escaped(character):
    """A character that cannot stand for itself; beyond 16 bits as a pair of surrogates."""
    if character in _ESCAPES:
        return _ESCAPES[character]
    code = ord(character)
    if code < 65536:
        return _hexadecimal(code)
    code -= 65536
    return _hexadecimal(55296 + (code >> 10)) + _hexadecimal(56320 + (code & 1023))


def _quoted(text, ensure_ascii):
    """A text as JSON has it; most have nothing to escape."""
    first_escaped = 127 if ensure_ascii else 1114112
    parts = ['"']
    start = 0
    for i in range(len(text)):
        code = ord(text[i])
        if code < 32 or code == 34 or code == 92 or code >= first_escaped:
            parts.append(text[start:i])
            parts.append(_escaped(text[i]))
            start = i + 1
    parts.append(text[start:] if start else text)
    parts.append('"')
    return ''.join(parts)


def _step_of(indent):
    """What each level is indented by, or None."""
    if indent is None:
        return None
    if isinstance(indent, str):
        return indent
    return ' ' * indent


class JSONEncoder:
    """As in json; what is made by a call of encode is in the object that the call makes, since a method `default` may encode, too."""

    item_separator = ', '
    key_separator = ': '

    def __init__(self, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, sort_keys=False, indent=None, separators=None, default=None):
        self.skipkeys = skipkeys
        self.ensure_ascii = ensure_ascii
        self.check_circular = check_circular
        self.allow_nan = allow_nan
        self.sort_keys = sort_keys
        self.indent = indent
        self._step = _step_of(indent)
        if separators is not None:
            self.item_separator, self.key_separator = separators
        elif indent is not None:
            self.item_separator = ','
        self._default = default

    def default(self, o):
        """As in json."""
        raise TypeError('Object of type ' + type(o).__name__ + ' is not JSON serializable')

    def encode(self, o):
        """As in json."""
        return ''.join(self.iterencode(o))

    def iterencode(self, o, _one_shot=False):
        """As in json, but that all is encoded at once."""
        if self._default is None:
            return iter(_chunks_of(self, o, self.default))
        return iter(_chunks_of(self, o, self._default))


def _chunks_of(encoder, value, default):
    encoding = _Encoding(encoder)
    encoding.add(value, '\n', default)
    return encoding.chunks


class _Encoding:
    """One run of an encoder. The pieces are those that CPython hands to a file. What makes other values encodable goes from call to call: each such function has graphs of its own then."""

    def __init__(self, encoder):
        self.encoder = encoder
        self.chunks = []
        self.open_ids = set()
        self.level = 0

    def enter(self, value):
        self.level += 1
        if self.level > _MOST_LEVELS:
            raise RecursionError('maximum recursion depth exceeded while encoding a JSON object')
        if self.encoder.check_circular:
            identity = id(value)
            if identity in self.open_ids:
                raise ValueError('Circular reference detected')
            self.open_ids.add(identity)

    def leave(self, value):
        self.level -= 1
        if self.encoder.check_circular:
            self.open_ids.discard(id(value))

    def add(self, value, newline, default):
        """newline: what begins a line on the level where the value stands."""
        if value is None or isinstance(value, (str, int, float)):
            self.chunks.append(self.plain_text(value))
        else:
            self.add_other(value, newline, default)

    def plain_text(self, value):
        """The text of what holds no other values."""
        if value is None:
            return 'null'
        if isinstance(value, str):
            return _quoted(value, self.encoder.ensure_ascii)
        if isinstance(value, bool):
            return 'true' if value else 'false'
        if isinstance(value, int):
            return int.__repr__(int(value))
        return self.float_text(value)

    def float_text(self, value):
        if value != value:
            text = 'NaN'
        elif value == _INFINITY:
            text = 'Infinity'
        elif value == -_INFINITY:
            text = '-Infinity'
        else:
            return float.__repr__(value)
        if not self.encoder.allow_nan:
            raise ValueError('Out of range float values are not JSON compliant: ' + float.__repr__(value))
        return text

    def add_other(self, value, newline, default):
        if isinstance(value, (list, tuple)):
            if len(value) == 0:
                self.chunks.append('[]')
            else:
                self.enter(value)
                self.add_items(value, newline, default)
                self.leave(value)
        elif isinstance(value, dict):
            if len(value) == 0:
                self.chunks.append('{}')
            else:
                self.enter(value)
                self.add_members(value, newline, default)
                self.leave(value)
        else:
            self.enter(value)
            self.add(default(value), newline, default)
            self.leave(value)

    def inner_line(self, newline):
        return newline if self.encoder._step is None else newline + self.encoder._step

    def separator(self, newline):
        return self.encoder.item_separator if self.encoder._step is None else self.encoder.item_separator + newline

    def add_items(self, values, newline, default):
        inner = self.inner_line(newline)
        separator = self.separator(inner)
        before = '[' if self.encoder._step is None else '[' + inner
        for value in values:
            if value is None or isinstance(value, (str, int, float)):
                self.chunks.append(before + self.plain_text(value))
            else:
                self.chunks.append(before)
                self.add_other(value, inner, default)
            before = separator
        self.end(newline, ']')

    def end(self, newline, bracket):
        if self.encoder._step is not None:
            self.chunks.append(newline)
        self.chunks.append(bracket)

    def add_members(self, values, newline, default):
        inner = self.inner_line(newline)
        separator = self.separator(inner)
        self.chunks.append('{')
        if self.encoder._step is not None:
            self.chunks.append(inner)
        is_first = True
        for key, value in sorted(values.items(), key=_key_of) if self.encoder.sort_keys else values.items():
            name = self.name_of(key)
            if name is not None:
                if is_first:
                    is_first = False
                else:
                    self.chunks.append(separator)
                self.chunks.append(_quoted(name, self.encoder.ensure_ascii))
                self.chunks.append(self.encoder.key_separator)
                self.add(value, inner, default)
        self.end(newline, '}')

    def name_of(self, key):
        """The name of a member; None for what is skipped."""
        if isinstance(key, str):
            return key
        if key is None or isinstance(key, (int, float)):
            return self.plain_text(key)
        if self.encoder.skipkeys:
            return None
        raise TypeError('keys must be str, int, float, bool or None, not ' + type(key).__name__)


def _key_of(item):
    return item[0]


def _chunks(value, skipkeys, ensure_ascii, check_circular, allow_nan, indent, separators, default, sort_keys):
    encoder = JSONEncoder(skipkeys=skipkeys, ensure_ascii=ensure_ascii, check_circular=check_circular, allow_nan=allow_nan, indent=indent, separators=separators, sort_keys=sort_keys)
    if default is None:
        return _chunks_of(encoder, value, _refuse)
    return _chunks_of(encoder, value, default)


def _refuse(value):
    raise TypeError('Object of type ' + type(value).__name__ + ' is not JSON serializable')


def dumps(obj, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, cls=None, indent=None, separators=None, default=None, sort_keys=False, **kw):
    """As in json."""
    if not we_are_translated():
        return original.dumps(obj, skipkeys=skipkeys, ensure_ascii=ensure_ascii, check_circular=check_circular, allow_nan=allow_nan, cls=cls, indent=indent, separators=separators,
                              default=default, sort_keys=sort_keys, **kw)
    if cls is None:
        return ''.join(_chunks(obj, skipkeys, ensure_ascii, check_circular, allow_nan, indent, separators, default, sort_keys))
    return cls(skipkeys=skipkeys, ensure_ascii=ensure_ascii, check_circular=check_circular, allow_nan=allow_nan, indent=indent, separators=separators, default=default, sort_keys=sort_keys,
               **kw).encode(obj)


def dump(obj, fp, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, cls=None, indent=None, separators=None, default=None, sort_keys=False, **kw):
    """As in json."""
    if not we_are_translated():
        return original.dump(obj, fp, skipkeys=skipkeys, ensure_ascii=ensure_ascii, check_circular=check_circular, allow_nan=allow_nan, cls=cls, indent=indent, separators=separators,
                             default=default, sort_keys=sort_keys, **kw)
    if cls is None:
        for chunk in _chunks(obj, skipkeys, ensure_ascii, check_circular, allow_nan, indent, separators, default, sort_keys):
            fp.write(chunk)
    else:
        for chunk in cls(skipkeys=skipkeys, ensure_ascii=ensure_ascii, check_circular=check_circular, allow_nan=allow_nan, indent=indent, separators=separators, default=default,
                         sort_keys=sort_keys, **kw).iterencode(obj):
            fp.write(chunk)


# Reading


_PLAIN_ESCAPES = {'"': '"', '\\': '\\', '/': '/', 'b': '\b', 'f': '\f', 'n': '\n', 'r': '\r', 't': '\t'}


class JSONDecoder:
    """As in json."""

    def __init__(self, *, object_hook=None, parse_float=None, parse_int=None, parse_constant=None, strict=True, object_pairs_hook=None):
        self.object_hook = object_hook
        self.parse_float = parse_float
        self.parse_int = parse_int
        self.parse_constant = parse_constant
        self.strict = strict
        self.object_pairs_hook = object_pairs_hook

    def decode(self, s):
        """As in json."""
        reading = _Reading(self, s, 0)
        reading.skip_space()
        result = reading.value()
        reading.skip_space()
        if reading.position != len(s):
            reading.fail('Extra data', reading.position)
        return result

    def raw_decode(self, s, idx=0):
        """As in json."""
        if idx < 0:
            raise ValueError('idx cannot be negative')
        reading = _Reading(self, s, idx)
        return reading.value(), reading.position


class _Reading:
    """One document, and how far it is read."""

    def __init__(self, decoder, text, position):
        self.decoder = decoder
        self.text = text
        self.position = position
        self.level = 0

    def enter(self, kind):
        self.level += 1
        if self.level > _MOST_LEVELS + 1:
            raise RecursionError('maximum recursion depth exceeded while decoding a JSON ' + kind + ' from a unicode string')

    def fail(self, message, position):
        raise original.JSONDecodeError(message, self.text, position)

    def skip_space(self):
        text = self.text
        position = self.position
        while position < len(text) and (text[position] == ' ' or text[position] == '\n' or text[position] == '\t' or text[position] == '\r'):
            position += 1
        self.position = position

    def is_at(self, character):
        return self.position < len(self.text) and self.text[self.position] == character

    def value(self):
        if self.position >= len(self.text):
            self.fail('Expecting value', self.position)
        character = self.text[self.position]
        if character == '"':
            self.position += 1
            return self.string()
        if character == '{':
            self.position += 1
            self.enter('object')
            members = self.members()
            self.level -= 1
            return members
        if character == '[':
            self.position += 1
            self.enter('array')
            items = self.items()
            self.level -= 1
            return items
        if character == 'n' and self.takes('null'):
            return None
        if character == 't' and self.takes('true'):
            return True
        if character == 'f' and self.takes('false'):
            return False
        if character == 'N' and self.takes('NaN'):
            return self.constant('NaN')
        if character == 'I' and self.takes('Infinity'):
            return self.constant('Infinity')
        if character == '-' and self.takes('-Infinity'):
            return self.constant('-Infinity')
        return self.number()

    def takes(self, word):
        if not self.text.startswith(word, self.position):
            return False
        self.position += len(word)
        return True

    def constant(self, word):
        if self.decoder.parse_constant is not None:
            return self.decoder.parse_constant(word)
        return float(word)

    def end_of_digits(self, position):
        while position < len(self.text) and '0' <= self.text[position] <= '9':
            position += 1
        return position

    def end_of_integer(self):
        """Where the digits before a point end, which are no more than one if that is zero."""
        start = self.position + 1 if self.is_at('-') else self.position
        end = self.end_of_digits(start)
        if end == start:
            self.fail('Expecting value', self.position)
        return start + 1 if self.text[start] == '0' else end

    def end_of_fraction(self, position):
        if position < len(self.text) and self.text[position] == '.':
            end = self.end_of_digits(position + 1)
            if end > position + 1:
                return end
        return position

    def end_of_exponent(self, position):
        if position < len(self.text) and (self.text[position] == 'e' or self.text[position] == 'E'):
            start = position + 1
            if start < len(self.text) and (self.text[start] == '+' or self.text[start] == '-'):
                start += 1
            end = self.end_of_digits(start)
            if end > start:
                return end
        return position

    def number(self):
        start = self.position
        middle = self.end_of_integer()
        end = self.end_of_exponent(self.end_of_fraction(middle))
        self.position = end
        word = self.text[start:end]
        if end == middle:
            if self.decoder.parse_int is not None:
                return self.decoder.parse_int(word)
            return _whole(word)
        if self.decoder.parse_float is not None:
            return self.decoder.parse_float(word)
        return float(word)

    def items(self):
        """What stands behind a bracket."""
        values = []
        self.skip_space()
        if self.is_at(']'):
            self.position += 1
            return values
        while True:
            values.append(self.value())
            self.skip_space()
            if self.is_at(']'):
                self.position += 1
                return values
            if not self.is_at(','):
                self.fail("Expecting ',' delimiter", self.position)
            self.position += 1
            self.skip_space()

    def name(self):
        if not self.is_at('"'):
            self.fail('Expecting property name enclosed in double quotes', self.position)
        self.position += 1
        name = self.string()
        self.skip_space()
        if not self.is_at(':'):
            self.fail("Expecting ':' delimiter", self.position)
        self.position += 1
        self.skip_space()
        return name

    def members(self):
        """What stands behind a brace."""
        if self.decoder.object_pairs_hook is not None:
            pairs = []
            while self.has_member(len(pairs)):
                name = self.name()
                pairs.append((name, self.value()))
            return self.decoder.object_pairs_hook(pairs)
        found = {}
        count = 0
        while self.has_member(count):
            name = self.name()
            found[name] = self.value()
            count += 1
        if self.decoder.object_hook is not None:
            return self.decoder.object_hook(found)
        return found

    def has_member(self, count):
        """Whether another one begins here, where so many were before; goes to its name, else behind the brace."""
        self.skip_space()
        if self.is_at('}'):
            self.position += 1
            return False
        if count > 0:
            if not self.is_at(','):
                self.fail("Expecting ',' delimiter", self.position)
            self.position += 1
            self.skip_space()
        return True

    def string(self):
        """What stands behind a quotation mark; most of it in one piece."""
        begin = self.position - 1
        text = self.text
        parts = []
        while True:
            start = self.position
            end = start
            while end < len(text) and text[end] != '"' and text[end] != '\\':
                if self.decoder.strict and ord(text[end]) < 32:
                    self.fail('Invalid control character at', end)
                end += 1
            if end >= len(text):
                self.fail('Unterminated string starting at', begin)
            piece = text[start:end]
            self.position = end + 1
            if text[end] == '"':
                if not parts:
                    return piece
                parts.append(piece)
                return ''.join(parts)
            parts.append(piece)
            if self.position == len(text):
                self.fail('Unterminated string starting at', begin)
            parts.append(self.escape())

    def escape(self):
        """What stands behind a backslash."""
        character = self.text[self.position]
        self.position += 1
        if character != 'u':
            if character not in _PLAIN_ESCAPES:
                self.fail('Invalid \\escape', self.position - 2)
            return _PLAIN_ESCAPES[character]
        if self.position + 4 >= len(self.text):
            self.fail('Invalid \\uXXXX escape', self.position - 1)
        code = self.hexadecimal()
        position = self.position
        if 55296 <= code <= 56319 and position + 6 < len(self.text) and self.takes('\\u'):
            second = self.hexadecimal()
            if 56320 <= second <= 57343:
                return chr(65536 + ((code - 55296) << 10 | second - 56320))
            self.position = position
        return chr(code)

    def hexadecimal(self):
        """The code of four digits."""
        code = 0
        for i in range(self.position, self.position + 4):
            digit = _HEXADECIMAL.find(self.text[i])
            if digit < 0:
                self.fail('Invalid \\uXXXX escape', self.position - 1)
            code = code << 4 | (digit if digit < 16 else digit - 6)
        self.position += 4
        return code


# One of these has no bounds, so that what any of them is added to has none.
_ADDENDS = [0, 10 ** 30]


def _whole(word):
    """A number without bounds; a word would have to be small where floats may be."""
    if len(word) < 19:
        return int(word) + _ADDENDS[0]
    start = 1 if word[0] == '-' else 0
    most = get_int_max_str_digits()
    if 0 < most < len(word) - start:
        raise ValueError('Exceeds the limit (' + str(most) + ' digits) for integer string conversion: value has ' + str(len(word) - start)
                         + ' digits; use sys.set_int_max_str_digits() to increase the limit')
    number = _ADDENDS[0]
    while start < len(word):
        piece = word[start:start + 18]
        number = number * 10 ** len(piece) + int(piece)
        start += 18
    return -number if word[0] == '-' else number


_HEXADECIMAL = '0123456789abcdefABCDEF'


def _encoding_of(document):
    if document.startswith((b'\x00\x00\xfe\xff', b'\xff\xfe\x00\x00')):
        return 'utf-32'
    if document.startswith((b'\xfe\xff', b'\xff\xfe')):
        return 'utf-16'
    is_long = len(document) >= 4
    is_short = len(document) == 2
    if (is_short or is_long) and document[0] == 0:
        return 'utf-32-be' if is_long and document[1] == 0 else 'utf-16-be'
    if (is_short or is_long) and document[1] == 0:
        return 'utf-32-le' if is_long and document[2] == 0 and document[3] == 0 else 'utf-16-le'
    return 'utf-8'


def _text_of(document):
    """Bytes are in the encoding that their zeros tell."""
    if isinstance(document, str):
        if document.startswith('\ufeff'):
            raise original.JSONDecodeError('Unexpected UTF-8 BOM (decode using utf-8-sig)', document, 0)
        return document
    if isinstance(document, (bytes, bytearray)):
        if document.startswith(b'\xef\xbb\xbf'):
            return document[3:].decode('utf-8', 'surrogatepass')
        return document.decode(_encoding_of(document), 'surrogatepass')
    raise TypeError('the JSON object must be str, bytes or bytearray, not ' + type(document).__name__)


def loads(s, *, cls=None, object_hook=None, parse_float=None, parse_int=None, parse_constant=None, object_pairs_hook=None, **kw):
    """As in json."""
    if not we_are_translated():
        return original.loads(s, cls=cls, object_hook=object_hook, parse_float=parse_float, parse_int=parse_int, parse_constant=parse_constant, object_pairs_hook=object_pairs_hook, **kw)
    text = _text_of(s)
    if cls is None:
        return JSONDecoder(object_hook=object_hook, parse_float=parse_float, parse_int=parse_int, parse_constant=parse_constant, object_pairs_hook=object_pairs_hook, **kw).decode(text)
    return cls(object_hook=object_hook, parse_float=parse_float, parse_int=parse_int, parse_constant=parse_constant, object_pairs_hook=object_pairs_hook, **kw).decode(text)


def load(fp, *, cls=None, object_hook=None, parse_float=None, parse_int=None, parse_constant=None, object_pairs_hook=None, **kw):
    """As in json."""
    return loads(fp.read(), cls=cls, object_hook=object_hook, parse_float=parse_float, parse_int=parse_int, parse_constant=parse_constant, object_pairs_hook=object_pairs_hook, **kw)


original.encoder.JSONEncoder = JSONEncoder
original.decoder.JSONDecoder = JSONDecoder
