"""pprint, whose own source looks methods up by the __repr__ of a type and writes to any stream as it goes. Here each kind of container has a method of its own, and a value is text before it is written."""

import sys
from collections import ChainMap, Counter, OrderedDict, UserDict, UserList, UserString, defaultdict, deque
from types import SimpleNamespace

__all__ = ['PrettyPrinter', 'pformat', 'pp', 'pprint', 'saferepr']

_MOST_LEVELS = 1000


def pprint(object, stream=None, indent=1, width=80, depth=None, *, compact=False, sort_dicts=True, underscore_numbers=False):
    """As in pprint."""
    text = pformat(object, indent, width, depth, compact=compact, sort_dicts=sort_dicts, underscore_numbers=underscore_numbers)
    print(text, file=sys.stdout if stream is None else stream)


def pp(object, stream=None, indent=1, width=80, depth=None, *, compact=False, sort_dicts=False, underscore_numbers=False):
    """As in pprint: dicts stay in their order."""
    pprint(object, stream, indent, width, depth, compact=compact, sort_dicts=sort_dicts, underscore_numbers=underscore_numbers)


def pformat(object, indent=1, width=80, depth=None, *, compact=False, sort_dicts=True, underscore_numbers=False):
    """As in pprint."""
    layout = _Layout(indent, width, depth, compact, sort_dicts, underscore_numbers)
    layout.add(object, 0, 0, 0)
    return ''.join(layout.parts)


def saferepr(object):
    """As in pprint, but of nothing that holds itself."""
    return _Layout(1, 80, None, False, True, False).shown(object, 0)


class PrettyPrinter:
    """As in pprint; not to be extended."""

    def __init__(self, indent=1, width=80, depth=None, stream=None, *, compact=False, sort_dicts=True, underscore_numbers=False):
        self._indent = indent
        self._width = width
        self._depth = depth
        self._stream = stream
        self._compact = compact
        self._sort_dicts = sort_dicts
        self._underscore_numbers = underscore_numbers
        _require(indent, width, depth)

    def pprint(self, object):
        print(self.pformat(object), file=sys.stdout if self._stream is None else self._stream)

    def pformat(self, object):
        return pformat(object, self._indent, self._width, self._depth, compact=self._compact, sort_dicts=self._sort_dicts, underscore_numbers=self._underscore_numbers)


def _require(indent, width, depth):
    if indent < 0:
        raise ValueError('indent must be >= 0')
    if depth is not None and depth <= 0:
        raise ValueError('depth must be > 0')
    if width == 0:
        raise ValueError('width must be != 0')


def _ordered(values):
    """Sorted, and where values of different types have no order, by their types."""
    try:
        return sorted(values)
    except TypeError:
        return _by_type(values)


def _by_type(values):
    result = []
    for name in sorted({str(type(value)) for value in values}):
        alike = [value for value in values if str(type(value)) == name]
        try:
            alike = sorted(alike)
        except TypeError:
            raise NotImplementedError('pprint of keys or items of one type that have no order: they stand by their addresses in Python')
        result.extend(alike)
    return result


def _words(line):
    """Runs of what is no white space, each with the white space behind it."""
    found = []
    start = 0
    i = 0
    while i < len(line):
        while i < len(line) and not line[i].isspace():
            i += 1
        while i < len(line) and line[i].isspace():
            i += 1
        found.append(line[start:i])
        start = i
    return found


class _Layout:
    """One run: the pieces of text so far. Widths and positions are as CPython counts them, since they show."""

    def __init__(self, indent, width, depth, compact, sort_dicts, underscore_numbers):
        _require(indent, width, depth)
        self.indent = indent
        self.width = width
        self.depth = depth
        self.compact = compact
        self.sort_dicts = sort_dicts
        self.underscore_numbers = underscore_numbers
        self.parts = []

    def is_too_deep(self, level):
        return self.depth is not None and level > self.depth

    # On one line

    def shown(self, value, level):
        """The text of a value on one line, level containers within others."""
        if level > _MOST_LEVELS:
            raise RecursionError('maximum recursion depth exceeded: does a value hold itself?')
        if hasattr(value, '_plain_contents_'):
            return repr(value)
        if isinstance(value, dict):
            return self.dict_shown(value, level + 1)
        if isinstance(value, list):
            return self.sequence_shown(value, '[', ']', level + 1)
        if isinstance(value, tuple) and not hasattr(value, '_fields'):
            return self.sequence_shown(value, '(', ',)' if len(value) == 1 else ')', level + 1)
        if isinstance(value, int) and not isinstance(value, bool):
            return format(value, '_d') if self.underscore_numbers else repr(value)
        return repr(value)

    def dict_shown(self, value, level):
        if len(value) == 0:
            return '{}'
        if self.is_too_deep(level):
            return '{...}'
        return '{' + ', '.join([self.shown(key, level) + ': ' + self.shown(value[key], level) for key in self.keys_of(value)]) + '}'

    def sequence_shown(self, value, opening, closing, level):
        if len(value) == 0:
            return opening + closing
        if self.is_too_deep(level):
            return opening + '...' + closing
        return opening + ', '.join([self.shown(item, level) for item in value]) + closing

    def keys_of(self, value):
        keys = list(value)
        return _ordered(keys) if self.sort_dicts else keys

    # On several

    def add(self, value, indent, allowance, level):
        """Adds a value that begins indent characters into a line, at whose end stand allowance characters more."""
        text = self.shown(value, level)
        if len(text) <= self.width - indent - allowance or self.is_too_deep(level + 1):
            self.parts.append(text)
            return
        self.require_known(value)
        if isinstance(value, dict):
            self.add_dict(value, indent, allowance, level + 1)
        elif isinstance(value, list):
            self.parts.append('[')
            self.add_items(value, indent, allowance + 1, level + 1)
            self.parts.append(']')
        elif isinstance(value, tuple) and not hasattr(value, '_fields'):
            closing = ',)' if len(value) == 1 else ')'
            self.parts.append('(')
            self.add_items(list(value), indent, allowance + len(closing), level + 1)
            self.parts.append(closing)
        elif isinstance(value, set):
            self.add_set(value, '{', '}', indent, allowance, level + 1)
        elif isinstance(value, frozenset):
            self.add_set(value, 'frozenset({', '})', indent + len('frozenset('), allowance, level + 1)
        elif isinstance(value, str):
            self.add_text(value, indent, allowance, level + 1)
        else:
            self.parts.append(text)

    def require_known(self, value):
        """Python lays out more than is known here, where it does not fit in a line."""
        if (isinstance(value, (OrderedDict, defaultdict, Counter, deque, ChainMap, SimpleNamespace, UserDict, UserList, UserString, bytes, bytearray))
                or hasattr(value, '__dataclass_fields__') or hasattr(value, '_plain_contents_')):
            raise NotImplementedError('pprint of a ' + type(value).__name__ + ' that does not fit in a line is not supported: convert it to a list or dict')

    def add_dict(self, value, indent, allowance, level):
        self.parts.append('{')
        if self.indent > 1:
            self.parts.append((self.indent - 1) * ' ')
        inner = indent + self.indent
        keys = self.keys_of(value)
        for i in range(len(keys)):
            if i > 0:
                self.parts.append(',\n' + ' ' * inner)
            name = self.shown(keys[i], level)
            self.parts.append(name + ': ')
            self.add(value[keys[i]], inner + len(name) + 2, allowance + 1 if i + 1 == len(keys) else 1, level)
        self.parts.append('}')

    def add_set(self, value, opening, closing, indent, allowance, level):
        self.parts.append(opening)
        self.add_items(_ordered(list(value)), indent, allowance + len(closing), level)
        self.parts.append(closing)

    def add_items(self, items, indent, allowance, level):
        """The items of a list, tuple or set: one a line, or, if compact, as many as there is room for."""
        inner = indent + self.indent
        if self.indent > 1:
            self.parts.append((self.indent - 1) * ' ')
        separator = ',\n' + ' ' * inner
        between = ''
        room = self.width - inner + 1
        rest = room
        for i in range(len(items)):
            is_last = i + 1 == len(items)
            if is_last:
                room -= allowance
                rest -= allowance
            if self.compact:
                text = self.shown(items[i], level)
                needed = len(text) + 2
                if rest < needed:
                    rest = room
                    if between:
                        between = separator
                if rest >= needed:
                    rest -= needed
                    self.parts.append(between + text)
                    between = ', '
                    continue
            self.parts.append(between)
            between = separator
            self.add(items[i], inner, allowance if is_last else 1, level)

    def add_text(self, value, indent, allowance, level):
        """A text in pieces, at the ends of lines and between words; in parentheses where it stands alone."""
        if level == 1:
            indent += 1
            allowance += 1
        room = self.width - indent
        lines = value.splitlines(True)
        pieces = []
        for i in range(len(lines)):
            is_last = i + 1 == len(lines)
            if len(repr(lines[i])) <= (room - allowance if is_last else room):
                pieces.append(repr(lines[i]))
            else:
                self.add_words(_words(lines[i]), pieces, room, allowance if is_last else 0)
        if len(pieces) == 1:
            self.parts.append(repr(lines[-1]))
            return
        text = ('\n' + ' ' * indent).join(pieces)
        self.parts.append('(' + text + ')' if level == 1 else text)

    def add_words(self, words, pieces, room, allowance):
        current = ''
        for j in range(len(words)):
            candidate = current + words[j]
            if len(repr(candidate)) > (room - allowance if j + 1 == len(words) else room):
                if current:
                    pieces.append(repr(current))
                current = words[j]
            else:
                current = candidate
        if current:
            pieces.append(repr(current))
