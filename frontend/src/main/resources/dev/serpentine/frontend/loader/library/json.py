"""json, written as functions of the kind of what they are given: the library's own is left to C, and where it is not, made of closures and generators that take every kind at once.

Here a container of numbers is written by a graph that knows of numbers only; a value of which only the run tells the kind is a union, as is what a document is read to. Errors and positions are those of CPython's C.
"""

from rpython.rlib.objectmodel import we_are_translated

__all__ = ['dump', 'dumps', 'JSONEncoder']

_ESCAPES = {'"': '\\"', '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t', '\f': '\\f', '\b': '\\b'}
_INFINITY = float('inf')


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
        return ''.join(_chunks_of(self, o))

    def iterencode(self, o, _one_shot=False):
        """As in json, but that all is encoded at once."""
        return iter(_chunks_of(self, o))


def _chunks_of(encoder, value):
    encoding = _Encoding(encoder)
    encoding.add(value, '\n')
    return encoding.chunks


class _Encoding:
    """One run of an encoder. The pieces are those that CPython hands to a file."""

    def __init__(self, encoder):
        self.encoder = encoder
        self.chunks = []
        self.open_ids = set()

    def enter(self, value):
        if self.encoder.check_circular:
            identity = id(value)
            if identity in self.open_ids:
                raise ValueError('Circular reference detected')
            self.open_ids.add(identity)

    def leave(self, value):
        if self.encoder.check_circular:
            self.open_ids.discard(id(value))

    def add(self, value, newline):
        """newline: what begins a line on the level where the value stands."""
        text = self.plain_text(value)
        if text is not None:
            self.chunks.append(text)
        else:
            self.add_other(value, newline)

    def plain_text(self, value):
        """The text of what holds no other values, None for what may."""
        if isinstance(value, str):
            return _quoted(value, self.encoder.ensure_ascii)
        if value is None:
            return 'null'
        if isinstance(value, bool):
            return 'true' if value else 'false'
        if isinstance(value, int):
            return int.__repr__(value)
        if isinstance(value, float):
            return self.float_text(value)
        return None

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

    def add_other(self, value, newline):
        if isinstance(value, (list, tuple)):
            if value:
                self.enter(value)
                self.add_items(value, newline)
                self.leave(value)
            else:
                self.chunks.append('[]')
        elif isinstance(value, dict):
            if value:
                self.enter(value)
                self.add_members(value, newline)
                self.leave(value)
            else:
                self.chunks.append('{}')
        else:
            self.enter(value)
            if self.encoder._default is None:
                self.add(self.encoder.default(value), newline)
            else:
                self.add(self.encoder._default(value), newline)
            self.leave(value)

    def add_items(self, values, newline):
        step = self.encoder._step
        inner = newline if step is None else newline + step
        before = '[' if step is None else '[' + inner
        separator = self.separator(inner)
        for value in values:
            text = self.plain_text(value)
            if text is not None:
                self.chunks.append(before + text)
            else:
                self.chunks.append(before)
                self.add_other(value, inner)
            before = separator
        if step is not None:
            self.chunks.append(newline)
        self.chunks.append(']')

    def separator(self, newline):
        return self.encoder.item_separator if self.encoder._step is None else self.encoder.item_separator + newline

    def add_members(self, values, newline):
        step = self.encoder._step
        inner = newline if step is None else newline + step
        separator = self.separator(inner)
        self.chunks.append('{')
        if step is not None:
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
                self.add(value, inner)
        if step is not None:
            self.chunks.append(newline)
        self.chunks.append('}')

    def name_of(self, key):
        """The name of a member; None for what is skipped."""
        if isinstance(key, str):
            return key
        if isinstance(key, (int, float)) or key is None:
            return self.plain_text(key)
        if self.encoder.skipkeys:
            return None
        raise TypeError('keys must be str, int, float, bool or None, not ' + type(key).__name__)


def _key_of(item):
    return item[0]


def dumps(obj, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, cls=None, indent=None, separators=None, default=None, sort_keys=False, **kw):
    """As in json."""
    if not we_are_translated():
        return original.dumps(obj, skipkeys=skipkeys, ensure_ascii=ensure_ascii, check_circular=check_circular, allow_nan=allow_nan, cls=cls, indent=indent, separators=separators,
                              default=default, sort_keys=sort_keys, **kw)
    if cls is None:
        cls = JSONEncoder
    return cls(skipkeys=skipkeys, ensure_ascii=ensure_ascii, check_circular=check_circular, allow_nan=allow_nan, indent=indent, separators=separators, default=default, sort_keys=sort_keys,
               **kw).encode(obj)


def dump(obj, fp, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, cls=None, indent=None, separators=None, default=None, sort_keys=False, **kw):
    """As in json."""
    if not we_are_translated():
        return original.dump(obj, fp, skipkeys=skipkeys, ensure_ascii=ensure_ascii, check_circular=check_circular, allow_nan=allow_nan, cls=cls, indent=indent, separators=separators,
                             default=default, sort_keys=sort_keys, **kw)
    if cls is None:
        cls = JSONEncoder
    for chunk in cls(skipkeys=skipkeys, ensure_ascii=ensure_ascii, check_circular=check_circular, allow_nan=allow_nan, indent=indent, separators=separators, default=default,
                     sort_keys=sort_keys, **kw).iterencode(obj):
        fp.write(chunk)
