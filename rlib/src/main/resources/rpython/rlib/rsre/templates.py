"""What a match is replaced by."""

from re._constants import error

_OCTAL = '01234567'
_ESCAPES = {'a': '\a', 'b': '\b', 'f': '\f', 'n': '\n', 'r': '\r', 't': '\t', 'v': '\v', '\\': '\\'}


class Template:
    """A replacement text: texts, and between them the numbers of groups.

    literal is the text, where there are no groups.
    """

    def __init__(self, text, groups, groupindex):
        self.source = text
        self.last_group = groups
        self.groupindex = groupindex
        self.texts = []
        self.groups = []
        if '\\' in text:
            self._parse()
        else:
            self.texts.append(text)
        self.is_literal = len(self.groups) == 0
        self.literal = self.texts[0]

    def _parse(self):
        text = self.source
        literal = []
        place = 0
        while place < len(text):
            character = text[place]
            if character != '\\':
                literal.append(character)
                place += 1
                continue
            if place + 1 == len(text):
                raise error('bad escape (end of pattern)', text, place)
            escaped = text[place + 1]
            if escaped == 'g':
                place = self._named_group(place, literal)
            elif '0' <= escaped <= '9':
                place = self._numbered(place, literal)
            elif escaped in _ESCAPES:
                literal.append(_ESCAPES[escaped])
                place += 2
            elif 'a' <= escaped <= 'z' or 'A' <= escaped <= 'Z':
                raise error('bad escape \\' + escaped, text, place)
            else:
                literal.append('\\' + escaped)
                place += 2
        self.texts.append(''.join(literal))

    def _add_group(self, number, position, literal):
        if number > self.last_group:
            raise error('invalid group reference ' + str(number), self.source, position)
        self.texts.append(''.join(literal))
        literal.clear()
        self.groups.append(number)

    def _named_group(self, place, literal):
        text = self.source
        begin = place + 3
        if begin > len(text) or text[place + 2] != '<':
            raise error('missing <', text, place + 2)
        end = text.find('>', begin)
        if end < 0:
            raise error('missing group name' if begin == len(text) else 'missing >, unterminated name', text, begin)
        name = text[begin:end]
        if name == '':
            raise error('missing group name', text, begin)
        if name.isdecimal() and name.isascii():
            self._add_group(int(name), begin, literal)
        elif not name.isidentifier():
            raise error('bad character in group name ' + repr(name), text, begin)
        elif name not in self.groupindex:
            raise IndexError('unknown group name ' + repr(name))
        else:
            self._add_group(self.groupindex[name], begin, literal)
        return end + 1

    def _numbered(self, place, literal):
        text = self.source
        end = place + 2
        if text[place + 1] == '0':
            while end < len(text) and end < place + 4 and text[end] in _OCTAL:
                end += 1
            literal.append(chr(int(text[place + 1:end], 8) & 255))
            return end
        if end < len(text) and '0' <= text[end] <= '9':
            end += 1
            if text[place + 1] in _OCTAL and text[place + 2] in _OCTAL and end < len(text) and text[end] in _OCTAL:
                end += 1
                value = int(text[place + 1:end], 8)
                if value > 255:
                    raise error('octal escape value ' + text[place:end] + ' outside of range 0-0o377', text, place)
                literal.append(chr(value))
                return end
        self._add_group(int(text[place + 1:end]), place + 1, literal)
        return end
