"""Compiled patterns and their matches, as the module re has them.

How many groups there are decides the types of what findall, groups and split give: so patterns of as many groups have classes of their own, and so have those of which only the run tells how many. Patterns of texts and
those of bytes have nothing in common but that they are Patterns, and their matches Matches; each of the two kinds is made of the same source.
"""

from operator import index

from rpython.rlib.objectmodel import specialize
from rpython.rlib.rsre.matching import Matcher
from rpython.rlib.rsre.templates import Template
from rpython.rtyper.special_methods import name_in_errors

_END = 9223372036854775807


def _no_group():
    raise IndexError('no such group')


def _clipped(pos, string):
    """Where matching begins, as matches tell it."""
    return max(0, min(pos, len(string)))


class Match:
    """What all matches are."""
    __slots__ = ()

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __class_getitem__(cls, item):
        return cls


class Pattern:
    """What all patterns are."""

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __class_getitem__(cls, item):
        return cls


def _match_class(empty):
    """The class of matches in a kind of text, by the empty one."""

    class MatchOfKind(Match):
        """Where a pattern matched. registers: see instructions."""
        __slots__ = ('re', 'string', 'pos', 'endpos', '_registers', '_start', '_stop')

        def __init__(self, pattern, matcher, string, pos):
            self.re = pattern
            self.string = string
            self.pos = pos
            self.endpos = matcher.end
            self._registers = matcher.registers[:]
            self._start = matcher.start
            self._stop = matcher.stop

        @specialize.argtype(1)
        def _number(self, group):
            """The number of a group that is given by number or by name."""
            if isinstance(group, str):
                number = self.re.groupindex.get(group, -1)
            elif group is None:
                number = -1
            elif hasattr(group, '__index__'):
                number = group.__index__()
            else:
                number = -1
            if number < 0 or number > self.re.groups:
                _no_group()
            return number

        def _start_of(self, number):
            if number == 0:
                return self._start
            return self._registers[2 * number] if self._registers[2 * number + 1] >= 0 else -1

        def _end_of(self, number):
            return self._stop if number == 0 else self._registers[2 * number + 1]

        def _text_of(self, number):
            start = self._start_of(number)
            return self.string[start:self._end_of(number)] if start >= 0 else None

        def _whole(self):
            return self.string[self._start:self._stop]

        def _text_or(self, number, default):
            start = self._start_of(number)
            return self.string[start:self._end_of(number)] if start >= 0 else default

        def _text_or_empty(self, number):
            return self._text_or(number, empty)

        def group(self, *groups):
            if len(groups) == 0:
                return self._whole()
            if len(groups) == 1:
                return self._text_of(self._number(groups[0]))
            return tuple([self._text_of(self._number(group)) for group in groups])

        def __getitem__(self, group):
            return self._text_of(self._number(group))

        def start(self, group=0):
            return self._start_of(self._number(group))

        def end(self, group=0):
            number = self._number(group)
            return self._end_of(number) if self._start_of(number) >= 0 else -1

        def span(self, group=0):
            number = self._number(group)
            start = self._start_of(number)
            return (start, self._end_of(number)) if start >= 0 else (-1, -1)

        @property
        def regs(self):
            return tuple([self.span(number) for number in range(self.re.groups + 1)])

        @property
        def lastindex(self):
            last = self._registers[2 * self.re.groups + 2]
            return last if last > 0 else None

        @property
        def lastgroup(self):
            last = self._registers[2 * self.re.groups + 2]
            for name, number in self.re.groupindex.items():
                if number == last:
                    return name
            return None

        def groupdict(self, default=None):
            return {name: self._text_or(number, default) for name, number in self.re.groupindex.items()}

        def expand(self, template):
            return self.re._expanded(self.re._template(template), self)

        def __repr__(self):
            return '<re.Match object; span=(' + str(self._start) + ', ' + str(self._stop) + '), match=' + repr(self._whole()) + '>'

    return MatchOfKind


def _pattern_class(empty, subject_of, characters_of, of_characters):
    """The class of patterns of a kind of text: by the empty one, by what makes one of what a pattern is asked to match or raises TypeError, and by what makes characters of it, and it of characters."""
    kind = type(empty)
    expected = 'str instance' if kind is str else 'a bytes-like object'

    class PatternOfKind(Pattern):
        """A compiled pattern. described: what repr says."""

        def __init__(self, pattern, flags, groups, groupindex, code, described):
            self.pattern = pattern
            self.flags = flags
            self.groups = groups
            self.groupindex = groupindex
            self._code = code
            self._described = described

        def _matcher(self, string, pos, endpos):
            return Matcher(self._code, characters_of(string), _clipped(pos, string), _clipped(endpos, string))

        def search(self, string, pos=0, endpos=_END):
            string = subject_of(string)
            matcher = self._matcher(string, pos, endpos)
            return self._found(matcher, string, _clipped(pos, string)) if matcher.search() else None

        def match(self, string, pos=0, endpos=_END):
            string = subject_of(string)
            matcher = self._matcher(string, pos, endpos)
            return self._found(matcher, string, _clipped(pos, string)) if matcher.match() else None

        def fullmatch(self, string, pos=0, endpos=_END):
            string = subject_of(string)
            matcher = self._matcher(string, pos, endpos)
            matcher.must_end = True
            return self._found(matcher, string, _clipped(pos, string)) if matcher.match() else None

        def finditer(self, string, pos=0, endpos=_END):
            # What cannot be matched is told at once, not when the first match is asked for.
            return self._matches(subject_of(string), pos, endpos)

        def _matches(self, string, pos, endpos):
            matcher = self._matcher(string, pos, endpos)
            while matcher.search():
                yield self._found(matcher, string, _clipped(pos, string))
                matcher.advance()

        def findall(self, string, pos=0, endpos=_END):
            string = subject_of(string)
            matcher = self._matcher(string, pos, endpos)
            found = []
            while matcher.search():
                found.append(self._item(matcher, string))
                matcher.advance()
            return found

        def _item(self, matcher, string):
            return string[matcher.start:matcher.stop]

        def split(self, string, maxsplit=0):
            string = subject_of(string)
            maxsplit = index(maxsplit)
            matcher = self._matcher(string, 0, _END)
            parts = []
            last = 0
            count = 0
            while (maxsplit == 0 or count < maxsplit) and matcher.search():
                parts.append(string[last:matcher.start])
                self._add_groups(parts, matcher, string)
                last = matcher.stop
                count += 1
                matcher.advance()
            parts.append(string[last:])
            return parts

        def _add_groups(self, parts, matcher, string):
            pass

        @specialize.argtype(1)
        def sub(self, repl, string, count=0):
            return self.subn(repl, string, count)[0]

        @specialize.argtype(1)
        def subn(self, repl, string, count=0):
            string = subject_of(string)
            count = index(count)
            if callable(repl):
                return self._replaced_by_function(repl, string, count)
            if isinstance(repl, kind):
                return self._replaced_by_template(self._template(repl), string, count)
            return self._replaced_by_another_kind(repl, string)

        @specialize.argtype(1)
        def _replaced_by_another_kind(self, repl, string):
            if not isinstance(repl, (str, bytes)):
                raise TypeError('decoding to str: need a bytes-like object, ' + name_in_errors(type(repl)) + ' found')
            first = self.search(string)
            if first is None:
                return string, 0
            # What stands before the first match is an item too.
            item = 0 if first.start() == 0 else 1
            raise TypeError('sequence item ' + str(item) + ': expected ' + expected + ', ' + name_in_errors(type(repl)) + ' found')

        def _template(self, text):
            return Template(characters_of(text), self.groups, self.groupindex)

        def _expanded(self, template, match):
            parts = [of_characters(template.texts[0])]
            for i in range(len(template.groups)):
                parts.append(match._text_or_empty(template.groups[i]))
                parts.append(of_characters(template.texts[i + 1]))
            return empty.join(parts)

        def _replaced_by_template(self, template, string, count):
            matcher = self._matcher(string, 0, _END)
            literal = of_characters(template.literal)
            parts = []
            last = 0
            done = 0
            while (count == 0 or done < count) and matcher.search():
                if last < matcher.start:
                    parts.append(string[last:matcher.start])
                parts.append(literal if template.is_literal else self._expanded(template, self._found(matcher, string, 0)))
                last = matcher.stop
                done += 1
                matcher.advance()
            parts.append(string[last:])
            return empty.join(parts), done

        @specialize.argtype(1)
        def _replaced_by_function(self, function, string, count):
            matcher = self._matcher(string, 0, _END)
            parts = []
            last = 0
            done = 0
            while (count == 0 or done < count) and matcher.search():
                if last < matcher.start:
                    parts.append(string[last:matcher.start])
                replaced = function(self._found(matcher, string, 0))
                if replaced is not None:
                    parts.append(replaced)
                last = matcher.stop
                done += 1
                matcher.advance()
            parts.append(string[last:])
            return empty.join(parts), done

        def __repr__(self):
            return self._described

    return PatternOfKind


def _text_to_match(string):
    if isinstance(string, str):
        return string
    if isinstance(string, (bytes, bytearray, memoryview)):
        raise TypeError('cannot use a string pattern on a bytes-like object')
    raise TypeError(_NO_SUBJECT + repr(name_in_errors(type(string))))


def _bytes_to_match(string):
    if isinstance(string, bytes):
        return string
    if isinstance(string, (bytearray, memoryview)):
        return bytes(string)
    if isinstance(string, str):
        raise TypeError('cannot use a bytes pattern on a string-like object')
    raise TypeError(_NO_SUBJECT + repr(name_in_errors(type(string))))


_NO_SUBJECT = 'expected string or bytes-like object, got '
_text_to_match._annspecialcase_ = _bytes_to_match._annspecialcase_ = 'specialize:argtype(0)'


def _itself(text):
    return text


def _characters_of_bytes(data):
    return data.decode('latin-1')


def _bytes_of_characters(text):
    return text.encode('latin-1')


class _Kind:
    """What patterns of a kind of text have in common."""

    def __init__(self, empty, subject_of, characters_of, of_characters):
        self.match_class = _match_class(empty)
        self.pattern_class = _pattern_class(empty, subject_of, characters_of, of_characters)
        self.classes = {}

        def text_of(matcher, string, number):
            start = matcher.registers[2 * number]
            end = matcher.registers[2 * number + 1]
            return string[start:end] if start >= 0 and end >= 0 else empty

        def text_or_none(matcher, string, number):
            start = matcher.registers[2 * number]
            end = matcher.registers[2 * number + 1]
            return string[start:end] if start >= 0 and end >= 0 else None

        self.namespace = {'__name__': 're', 'BaseMatch': self.match_class, 'BasePattern': self.pattern_class, 'text_of': text_of, 'text_or_none': text_or_none}

    def of_groups(self, groups):
        """The class of patterns that have so many groups, or, for None, any number of them."""
        if groups not in self.classes:
            namespace = dict(self.namespace)
            exec('\n'.join(_OF_ANY_NUMBER if groups is None else _lines(groups)) + '\n', namespace)
            self.classes[groups] = namespace['Pattern']
        return self.classes[groups]


_BEGINNING_OF_MATCH = ['class Match(BaseMatch):',
                       '    __slots__ = ()',
                       '    def groups(self, default=None):']
_BEGINNING_OF_PATTERN = ['class Pattern(BasePattern):',
                         '    def _found(self, matcher, string, pos):',
                         '        return Match(self, matcher, string, pos)']


def _lines(groups):
    numbers = range(1, groups + 1)
    group_list = ''.join('self._text_or(%d, default), ' % number for number in numbers)
    # What groups and split give can be None only where a group may match nothing; findall gives the empty text then.
    lines = _BEGINNING_OF_MATCH + ['        return (%s)' % group_list] + _BEGINNING_OF_PATTERN
    if groups == 1:
        lines += ['    def _item(self, matcher, string):',
                  '        return text_of(matcher, string, 1)']
    elif groups > 1:
        lines += ['    def _item(self, matcher, string):',
                  '        return (%s)' % ''.join('text_of(matcher, string, %d), ' % number for number in numbers)]
    if groups > 0:
        lines += ['    def _add_groups(self, parts, matcher, string):'] + ['        parts.append(text_or_none(matcher, string, %d))' % number for number in numbers]
    return lines


_OF_ANY_NUMBER = [*_BEGINNING_OF_MATCH,
                  '        return tuple([self._text_or(number, default) for number in range(1, self.re.groups + 1)])',
                  *_BEGINNING_OF_PATTERN,
                  '    def _item(self, matcher, string):',
                  '        if self.groups == 0:',
                  '            return string[matcher.start:matcher.stop]',
                  '        if self.groups == 1:',
                  '            return text_of(matcher, string, 1)',
                  '        return tuple([text_of(matcher, string, number) for number in range(1, self.groups + 1)])',
                  '    def _add_groups(self, parts, matcher, string):',
                  '        for number in range(1, self.groups + 1):',
                  '            parts.append(text_or_none(matcher, string, number))']

OF_TEXT = _Kind('', _text_to_match, _itself, _itself)
OF_BYTES = _Kind(b'', _bytes_to_match, _characters_of_bytes, _bytes_of_characters)

for _class in (Match, Pattern, OF_TEXT.match_class, OF_TEXT.pattern_class, OF_BYTES.match_class, OF_BYTES.pattern_class):
    _class.__module__ = 're'
    _class.__name__ = _class.__name__.removesuffix('OfKind')
