"""Compiled patterns and their matches, as the module re has them.

How many groups there are decides the types of what findall, groups and split give: so patterns of as many groups have classes of their own, below Pattern and Match.
"""

from rpython.rlib.objectmodel import specialize
from rpython.rlib.rsre.matching import Matcher
from rpython.rlib.rsre.templates import Template

_END = 9223372036854775807


def _no_group():
    raise IndexError('no such group')


class Match:
    """Where a pattern matched. registers: see instructions."""
    __slots__ = ('re', 'string', 'pos', 'endpos', '_registers', '_start', '_stop')

    def __init__(self, pattern, matcher, pos):
        self.re = pattern
        self.string = matcher.text
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
        else:
            number = group.__index__()
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
        return self._text_or(number, '')

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
        return Template(template, self.re.groups, self.re.groupindex).expand(self)

    def __repr__(self):
        return '<re.Match object; span=(' + str(self._start) + ', ' + str(self._stop) + '), match=' + repr(self._whole()) + '>'

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __class_getitem__(cls, item):
        return cls


class Pattern:
    """A compiled pattern. described: what repr says."""
    _match_class = Match

    def __init__(self, pattern, flags, groups, groupindex, code, described):
        self.pattern = pattern
        self.flags = flags
        self.groups = groups
        self.groupindex = groupindex
        self._code = code
        self._described = described

    def _matcher(self, string, pos, endpos):
        return Matcher(self._code, string, _clipped(pos, string), _clipped(endpos, string))

    def _found(self, matcher, pos):
        return self._match_class(self, matcher, pos)

    def search(self, string, pos=0, endpos=_END):
        matcher = self._matcher(string, pos, endpos)
        return self._found(matcher, _clipped(pos, string)) if matcher.search() else None

    def match(self, string, pos=0, endpos=_END):
        matcher = self._matcher(string, pos, endpos)
        return self._found(matcher, _clipped(pos, string)) if matcher.match() else None

    def fullmatch(self, string, pos=0, endpos=_END):
        matcher = self._matcher(string, pos, endpos)
        matcher.must_end = True
        return self._found(matcher, _clipped(pos, string)) if matcher.match() else None

    def finditer(self, string, pos=0, endpos=_END):
        matcher = self._matcher(string, pos, endpos)
        while matcher.search():
            yield self._found(matcher, _clipped(pos, string))
            matcher.advance()

    def findall(self, string, pos=0, endpos=_END):
        matcher = self._matcher(string, pos, endpos)
        found = []
        while matcher.search():
            found.append(self._item(matcher))
            matcher.advance()
        return found

    def _item(self, matcher):
        return matcher.text[matcher.start:matcher.stop]

    def split(self, string, maxsplit=0):
        matcher = self._matcher(string, 0, _END)
        parts = []
        last = 0
        count = 0
        while (maxsplit == 0 or count < maxsplit) and matcher.search():
            parts.append(string[last:matcher.start])
            self._add_groups(parts, matcher)
            last = matcher.stop
            count += 1
            matcher.advance()
        parts.append(string[last:])
        return parts

    def _add_groups(self, parts, matcher):
        pass

    @specialize.argtype(1)
    def sub(self, repl, string, count=0):
        return self.subn(repl, string, count)[0]

    @specialize.argtype(1)
    def subn(self, repl, string, count=0):
        if isinstance(repl, str):
            return self._replaced_by_template(Template(repl, self.groups, self.groupindex), string, count)
        return self._replaced_by_function(repl, string, count)

    def _replaced_by_template(self, template, string, count):
        matcher = self._matcher(string, 0, _END)
        parts = []
        last = 0
        done = 0
        while (count == 0 or done < count) and matcher.search():
            parts.append(string[last:matcher.start])
            parts.append(template.literal if template.is_literal else template.expand(self._found(matcher, 0)))
            last = matcher.stop
            done += 1
            matcher.advance()
        parts.append(string[last:])
        return ''.join(parts), done

    @specialize.argtype(1)
    def _replaced_by_function(self, function, string, count):
        matcher = self._matcher(string, 0, _END)
        parts = []
        last = 0
        done = 0
        while (count == 0 or done < count) and matcher.search():
            parts.append(string[last:matcher.start])
            parts.append(function(self._found(matcher, 0)))
            last = matcher.stop
            done += 1
            matcher.advance()
        parts.append(string[last:])
        return ''.join(parts), done

    def __repr__(self):
        return self._described

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __class_getitem__(cls, item):
        return cls


def _clipped(pos, string):
    """Where matching begins, as matches tell it."""
    return max(0, min(pos, len(string)))


for _class in (Match, Pattern):
    _class.__module__ = 're'

_classes = {}


def pattern_class(groups):
    """The class of patterns that have so many groups."""
    if groups not in _classes:
        _classes[groups] = _made(groups)
    return _classes[groups]


def _made(groups):
    numbers = range(1, groups + 1)
    group_list = ''.join('self._text_or(%d, default), ' % number for number in numbers)
    # What groups and split give can be None only where a group may match nothing; findall gives the empty text then.
    lines = ['class Match(BaseMatch):',
             '    __slots__ = ()',
             '    def groups(self, default=None):',
             '        return (%s)' % group_list,
             'class Pattern(BasePattern):',
             '    _match_class = Match',
             '    def _found(self, matcher, pos):',
             '        return Match(self, matcher, pos)']
    if groups == 1:
        lines += ['    def _item(self, matcher):',
                  '        return text_of(matcher, 1)']
    elif groups > 1:
        lines += ['    def _item(self, matcher):',
                  '        return (%s)' % ''.join('text_of(matcher, %d), ' % number for number in numbers)]
    if groups > 0:
        lines += ['    def _add_groups(self, parts, matcher):'] + ['        parts.append(text_or_none(matcher, %d))' % number for number in numbers]
    namespace = {'__name__': 're', 'BaseMatch': Match, 'BasePattern': Pattern, 'text_of': _text_of, 'text_or_none': _text_or_none}
    exec('\n'.join(lines) + '\n', namespace)
    return namespace['Pattern']


def _text_of(matcher, number):
    start = matcher.registers[2 * number]
    end = matcher.registers[2 * number + 1]
    return matcher.text[start:end] if start >= 0 and end >= 0 else ''


def _text_or_none(matcher, number):
    start = matcher.registers[2 * number]
    end = matcher.registers[2 * number + 1]
    return matcher.text[start:end] if start >= 0 and end >= 0 else None
