"""The parser of patterns: text in, parts (see syntax) out, or Wrong with what Python's own parser says, and where. It can be translated, for patterns that only the run tells."""

from rpython.rlib.objectmodel import we_are_translated
from rpython.rlib.rsre import matching, syntax
from rpython.rlib.rsre.syntax import (Any, Atomic, Branch, Character, Choice, Group, Look, NotCharacter, Part, Place, Reference, Repeat, Set, Wrong, width_of)

_DIGITS = '0123456789'
_OCTAL = '01234567'
_HEXADECIMAL = '0123456789abcdefABCDEF'
_LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
_WHITESPACE = ' \t\n\r\v\f'
_REPETITIONS = '*+?{'
_CONTROL_CHARACTERS = {'a': 7, 'f': 12, 'n': 10, 'r': 13, 't': 9, 'v': 11}
_KINDS = {'d': matching.DIGIT, 'D': matching.NO_DIGIT, 's': matching.SPACE, 'S': matching.NO_SPACE, 'w': matching.WORD, 'W': matching.NO_WORD}
_PLACES = {'A': syntax.AT_BEGINNING_OF_TEXT, 'b': syntax.AT_BOUNDARY, 'B': syntax.AT_NO_BOUNDARY, 'Z': syntax.AT_END_OF_TEXT}
_FLAGS = {'i': syntax.IGNORECASE, 'L': syntax.LOCALE, 'm': syntax.MULTILINE, 's': syntax.DOTALL, 'x': syntax.VERBOSE, 'a': syntax.ASCII, 'u': syntax.UNICODE}
_MOST_GROUPS = 1073741823
_HIGHEST_OCTAL = 0o377


def _is_one_of(token, characters):
    return len(token) == 1 and token in characters


class Source:
    """The text, cut into characters and escapes of two. next: the token that comes, empty at the end."""

    def __init__(self, text, is_text):
        self.text = text
        self.is_text = is_text
        self.index = 0
        self.next = ''
        self.step()

    def step(self):
        place = self.index
        if place >= len(self.text):
            self.next = ''
            return
        token = self.text[place]
        if token == '\\':
            place += 1
            if place >= len(self.text):
                raise Wrong('bad escape (end of pattern)', len(self.text) - 1)
            token += self.text[place]
        self.index = place + 1
        self.next = token

    def take(self):
        token = self.next
        self.step()
        return token

    def skip(self, token):
        """Takes the token that comes if it is this one, and says whether it was."""
        if self.next == token:
            self.step()
            return True
        return False

    def take_digits(self, most, digits):
        text = ''
        while len(text) < most and _is_one_of(self.next, digits):
            text += self.take()
        return text

    def take_until(self, end, what):
        """A name, up to the token behind it, which is taken too."""
        text = ''
        while True:
            token = self.take()
            if token == '':
                if text == '':
                    raise self.wrong('missing ' + what, 0)
                raise self.wrong('missing ' + end + ', unterminated name', len(text))
            if token == end:
                if text == '':
                    raise self.wrong('missing ' + what, 1)
                return text
            text += token

    def place(self):
        return self.index - len(self.next)

    def go_to(self, index):
        self.index = index
        self.step()

    def wrong(self, message, back):
        """What is wrong so many characters before the next token."""
        if not self.is_text:
            message = message.encode('ascii', 'backslashreplace').decode('ascii')
        return Wrong(message, self.place() - back)

    def check_name(self, name, back):
        if not self.is_text and not name.isascii():
            raise self.wrong('bad character in group name ' + ascii(name), len(name) + back)
        if not name.isidentifier():
            raise self.wrong('bad character in group name ' + repr(name), len(name) + back)


class _Widths:
    """Of a group, which is open until they are known."""

    def __init__(self):
        self.is_open = True
        self.least = 0
        self.most = 0


class Parser:
    """flags: those of the pattern, to which (?...) may add. names: the numbers of the groups that have names."""

    def __init__(self, text, is_text, flags):
        self.source = Source(text, is_text)
        self.flags = flags
        self.names = {}
        self._widths = [_Widths()]
        # The first group that is defined within the look behind in which the parser is; -1 outside of all.
        self._behind = -1
        # Groups that conditions ask for, and where.
        self._asked = {}

    def groups(self):
        """How many there are, without that of the whole match."""
        return len(self._widths) - 1

    def parsed(self):
        parts = self._alternatives(self.flags & syntax.VERBOSE != 0, 0)
        self._fix_flags()
        if self.source.next != '':
            raise self.source.wrong('unbalanced parenthesis', 0)
        for number, place in self._asked.items():
            if number > self.groups():
                raise Wrong('invalid group reference ' + str(number), place)
        return parts

    def _fix_flags(self):
        flags = self.flags
        if self.source.is_text:
            if flags & syntax.LOCALE:
                raise ValueError('cannot use LOCALE flag with a str pattern')
            if not flags & syntax.ASCII:
                self.flags = flags | syntax.UNICODE
            elif flags & syntax.UNICODE:
                raise ValueError('ASCII and UNICODE flags are incompatible')
        else:
            if flags & syntax.UNICODE:
                raise ValueError('cannot use UNICODE flag with a bytes pattern')
            if flags & syntax.LOCALE and flags & syntax.ASCII:
                raise ValueError('ASCII and LOCALE flags are incompatible')

    # Alternatives

    def _alternatives(self, is_verbose, nesting):
        found = []
        while True:
            found.append(self._sequence(is_verbose, nesting + 1, nesting == 0 and len(found) == 0))
            if not self.source.skip('|'):
                break
            if nesting == 0:
                is_verbose = self.flags & syntax.VERBOSE != 0
        if len(found) == 1:
            return found[0]
        parts = _common_beginning(found)
        characters = _as_set(found)
        if characters is None:
            parts.append(Branch(found))
        else:
            parts.append(characters)
        return parts

    # One after the other

    def _sequence(self, is_verbose, nesting, is_first):
        source = self.source
        parts = []
        while source.next != '' and source.next != '|' and source.next != ')':
            token = source.take()
            if is_verbose and self._skips(token):
                continue
            if token[0] == '\\':
                parts.append(self._escape(token))
            elif token == '[':
                parts.append(self._set())
            elif token in _REPETITIONS:
                self._repeat(token, parts)
            elif token == '.':
                parts.append(Any())
            elif token == '(':
                part = self._group(is_verbose, nesting, is_first and len(parts) == 0)
                if part is not None:
                    parts.append(part)
                elif nesting == 1:
                    is_verbose = self.flags & syntax.VERBOSE != 0
            elif token == '^':
                parts.append(Place(syntax.AT_BEGINNING))
            elif token == '$':
                parts.append(Place(syntax.AT_END))
            else:
                parts.append(Character(ord(token)))
        return _flat(parts)

    def _skips(self, token):
        """Whether a verbose pattern has this for readers only; takes the rest of a comment."""
        if token in _WHITESPACE:
            return True
        if token != '#':
            return False
        while token != '' and token != '\n':
            token = self.source.take()
        return True

    # Escapes

    def _escape(self, escape):
        letter = escape[1]
        if letter in _PLACES:
            return Place(_PLACES[letter])
        if letter == '0':
            return Character(int('0' + self.source.take_digits(2, _OCTAL), 8))
        if letter in _DIGITS:
            return self._octal_or_reference(escape)
        return self._escape_anywhere(escape)

    def _escape_in_set(self, escape):
        letter = escape[1]
        if letter == 'b':
            return Character(8)
        if letter in _OCTAL:
            return self._octal(escape + self.source.take_digits(2, _OCTAL))
        return self._escape_anywhere(escape)

    def _octal(self, escape):
        value = int(escape[1:], 8)
        if value > _HIGHEST_OCTAL:
            raise self.source.wrong('octal escape value ' + escape + ' outside of range 0-0o377', len(escape))
        return Character(value)

    def _octal_or_reference(self, escape):
        source = self.source
        if _is_one_of(source.next, _DIGITS):
            escape += source.take()
            if escape[1] in _OCTAL and escape[2] in _OCTAL and _is_one_of(source.next, _OCTAL):
                return self._octal(escape + source.take())
        number = int(escape[1:])
        if number >= len(self._widths):
            raise source.wrong('invalid group reference ' + str(number), len(escape) - 1)
        return self._reference(number, len(escape))

    def _escape_anywhere(self, escape):
        source = self.source
        letter = escape[1]
        if letter in _KINDS:
            return Set(False, [0] * 0, _KINDS[letter])
        if letter in _CONTROL_CHARACTERS:
            return Character(_CONTROL_CHARACTERS[letter])
        if letter == 'x':
            return self._hexadecimal(escape, 2)
        if source.is_text and letter == 'u':
            return self._hexadecimal(escape, 4)
        if source.is_text and letter == 'U':
            return self._hexadecimal(escape, 8)
        if source.is_text and letter == 'N':
            return Character(self._named_character())
        if letter in _DIGITS or letter in _LETTERS:
            raise source.wrong('bad escape ' + escape, len(escape))
        return Character(ord(letter))

    def _hexadecimal(self, escape, count):
        escape += self.source.take_digits(count, _HEXADECIMAL)
        if len(escape) != 2 + count:
            raise self.source.wrong('incomplete escape ' + escape, len(escape))
        value = int(escape[2:], 16)
        if value > 0x10FFFF:
            raise self.source.wrong('bad escape ' + escape, len(escape))
        return Character(value)

    def _named_character(self):
        source = self.source
        if not source.skip('{'):
            raise source.wrong('missing {', 0)
        name = source.take_until('}', 'character name')
        code = _code_of(name)
        if code < 0:
            raise source.wrong('undefined character name ' + repr(name), len(name) + 4)
        return code

    def _reference(self, number, back):
        widths = self._widths[number]
        if widths.is_open:
            raise self.source.wrong('cannot refer to an open group', back)
        self._check_behind(number)
        return Reference(number, widths.least, widths.most)

    def _check_behind(self, number):
        """Within a look behind, a group must have been closed before it."""
        if self._behind >= 0:
            if number >= len(self._widths) or self._widths[number].is_open:
                raise self.source.wrong('cannot refer to an open group', 0)
            if number >= self._behind:
                raise self.source.wrong('cannot refer to group defined in the same lookbehind subpattern', 0)

    # Sets of characters

    def _set(self):
        source = self.source
        begin = source.place() - 1
        is_negated = source.skip('^')
        bounds = []
        kinds = 0
        while True:
            token = source.take()
            if token == '':
                raise source.wrong('unterminated character set', source.place() - begin)
            if token == ']' and (len(bounds) > 0 or kinds != 0):
                break
            part = self._one_of_set(token)
            if source.skip('-'):
                other = source.take()
                if other == '':
                    raise source.wrong('unterminated character set', source.place() - begin)
                if other == ']':
                    kinds |= _add_to_set(part, bounds)
                    _add_to_set(Character(45), bounds)
                    break
                last = self._one_of_set(other)
                if not (isinstance(part, Character) and isinstance(last, Character) and part.code <= last.code):
                    raise source.wrong('bad character range ' + token + '-' + other, len(token) + 1 + len(other))
                bounds.append(part.code)
                bounds.append(last.code)
            else:
                kinds |= _add_to_set(part, bounds)
        if kinds == 0 and _is_of_one(bounds):
            return NotCharacter(bounds[0]) if is_negated else Character(bounds[0])
        return Set(is_negated, bounds, kinds)

    def _one_of_set(self, token):
        return self._escape_in_set(token) if token[0] == '\\' else Character(ord(token))

    # Repetitions

    def _repeat(self, token, parts):
        source = self.source
        here = source.place()
        least, most = 0, syntax.MOST_REPETITIONS
        if token == '?':
            most = 1
        elif token == '+':
            least = 1
        elif token == '{':
            bounds = self._bounds()
            if bounds is None:
                parts.append(Character(ord(token)))
                if source.place() != here:
                    source.go_to(here)
                return
            least, most = bounds
            if most < least:
                raise source.wrong('min repeat greater than max repeat', source.place() - here)
        if len(parts) == 0 or isinstance(parts[-1], Place):
            raise source.wrong('nothing to repeat', source.place() - here + len(token))
        part = parts[-1]
        if part.is_repetition:
            raise source.wrong('multiple repeat', source.place() - here + len(token))
        body = part.parts if isinstance(part, Group) and part.is_mere_sequence() else [part]
        how = syntax.LAZY if source.skip('?') else syntax.POSSESSIVE if source.skip('+') else syntax.GREEDY
        parts[-1] = Repeat(how, least, most, body)

    def _bounds(self):
        """What stands in braces; None where that is no bounds, but text."""
        source = self.source
        if source.next == '}':
            return None
        low = source.take_digits(len(source.text), _DIGITS)
        high = source.take_digits(len(source.text), _DIGITS) if source.skip(',') else low
        if not source.skip('}'):
            return None
        return _repetitions(low, 0), _repetitions(high, syntax.MOST_REPETITIONS)

    # Groups

    def _group(self, is_verbose, nesting, may_be_global):
        """None for a comment, and for flags of the whole pattern."""
        source = self.source
        begin = source.place() - 1
        if not source.skip('?'):
            return self._captured(self._opened(''), begin, is_verbose, nesting)
        letter = source.take()
        if letter == '':
            raise source.wrong('unexpected end of pattern', 0)
        if letter == 'P':
            return self._named(begin, is_verbose, nesting)
        if letter == ':':
            return Group(0, 0, 0, self._rest(begin, is_verbose, nesting))
        if letter == '#':
            self._skip_comment(begin)
            return None
        if letter == '=' or letter == '!':
            return Look(letter == '=', False, self._rest(begin, is_verbose, nesting))
        if letter == '<':
            return self._look_behind(begin, is_verbose, nesting)
        if letter == '(':
            return self._choice(begin, is_verbose, nesting)
        if letter == '>':
            return Atomic(self._rest(begin, is_verbose, nesting))
        if letter == '-' or letter in _FLAGS:
            return self._with_flags(letter, begin, is_verbose, nesting, may_be_global)
        raise source.wrong('unknown extension ?' + letter, len(letter) + 1)

    def _rest(self, begin, is_verbose, nesting):
        """What stands in a group behind its sign, up to its end."""
        parts = self._alternatives(is_verbose, nesting + 1)
        self._end(begin)
        return parts

    def _end(self, begin):
        if not self.source.skip(')'):
            raise self.source.wrong('missing ), unterminated subpattern', self.source.place() - begin)

    def _opened(self, name):
        """The number of a new group."""
        number = len(self._widths)
        self._widths.append(_Widths())
        if name != '':
            if name in self.names:
                message = 'redefinition of group name ' + repr(name) + ' as group ' + str(number) + '; was group ' + str(self.names[name])
                raise self.source.wrong(message, len(name) + 1)
            self.names[name] = number
        return number

    def _captured(self, number, begin, is_verbose, nesting):
        parts = self._rest(begin, is_verbose, nesting)
        widths = self._widths[number]
        widths.least, widths.most = width_of(parts)
        widths.is_open = False
        return Group(number, 0, 0, parts)

    def _named(self, begin, is_verbose, nesting):
        source = self.source
        if source.skip('<'):
            name = source.take_until('>', 'group name')
            source.check_name(name, 1)
            return self._captured(self._opened(name), begin, is_verbose, nesting)
        if source.skip('='):
            name = source.take_until(')', 'group name')
            source.check_name(name, 1)
            if name not in self.names:
                raise source.wrong('unknown group name ' + repr(name), len(name) + 1)
            return self._reference(self.names[name], len(name) + 1)
        letter = source.take()
        if letter == '':
            raise source.wrong('unexpected end of pattern', 0)
        raise source.wrong('unknown extension ?P' + letter, len(letter) + 2)

    def _skip_comment(self, begin):
        source = self.source
        while True:
            if source.next == '':
                raise source.wrong('missing ), unterminated comment', source.place() - begin)
            if source.take() == ')':
                return

    def _look_behind(self, begin, is_verbose, nesting):
        source = self.source
        letter = source.take()
        if letter == '':
            raise source.wrong('unexpected end of pattern', 0)
        if letter != '=' and letter != '!':
            raise source.wrong('unknown extension ?<' + letter, len(letter) + 2)
        is_outermost = self._behind < 0
        if is_outermost:
            self._behind = len(self._widths)
        parts = self._alternatives(is_verbose, nesting + 1)
        if is_outermost:
            self._behind = -1
        self._end(begin)
        return Look(letter == '=', True, parts)

    def _choice(self, begin, is_verbose, nesting):
        source = self.source
        name = source.take_until(')', 'group name')
        if name.isdecimal() and name.isascii():
            number = _bounded(name)
            if number == 0:
                raise source.wrong('bad group number', len(name) + 1)
            if number >= _MOST_GROUPS:
                raise source.wrong('invalid group reference ' + (name.lstrip('0') or '0'), len(name) + 1)
            if number not in self._asked:
                self._asked[number] = source.place() - len(name) - 1
        else:
            source.check_name(name, 1)
            if name not in self.names:
                raise source.wrong('unknown group name ' + repr(name), len(name) + 1)
            number = self.names[name]
        self._check_behind(number)
        parts = self._sequence(is_verbose, nesting + 1, False)
        others = []
        if source.skip('|'):
            others = self._sequence(is_verbose, nesting + 1, False)
            if source.next == '|':
                raise source.wrong('conditional backref with more than two branches', 0)
        self._end(begin)
        return Choice(number, parts, others)

    # Flags

    def _with_flags(self, letter, begin, is_verbose, nesting, may_be_global):
        source = self.source
        more = 0
        if letter != '-':
            while True:
                more |= self._added_flag(letter, more)
                letter = self._letter('missing -, : or )')
                if letter == ')' or letter == '-' or letter == ':':
                    break
                self._check_flag(letter, 'missing -, : or )')
        if letter == ')':
            self.flags |= more
            if not may_be_global:
                raise source.wrong('global flags not at the start of the expression', source.place() - begin)
            return None
        if more & syntax.GLOBAL:
            raise source.wrong('bad inline flags: cannot turn on global flag', 1)
        fewer = self._removed_flags() if letter == '-' else 0
        if more & fewer:
            raise source.wrong('bad inline flags: flag turned on and off', 1)
        within = (is_verbose or more & syntax.VERBOSE != 0) and fewer & syntax.VERBOSE == 0
        return Group(0, more, fewer, self._rest(begin, within, nesting))

    def _letter(self, message):
        letter = self.source.take()
        if letter == '':
            raise self.source.wrong(message, 0)
        return letter

    def _check_flag(self, letter, message):
        if letter not in _FLAGS:
            raise self.source.wrong('unknown flag' if letter.isalpha() else message, len(letter))

    def _added_flag(self, letter, before):
        source = self.source
        if source.is_text and letter == 'L':
            raise source.wrong("bad inline flags: cannot use 'L' flag with a str pattern", 0)
        if not source.is_text and letter == 'u':
            raise source.wrong("bad inline flags: cannot use 'u' flag with a bytes pattern", 0)
        flag = _FLAGS[letter]
        if flag & syntax.KINDS_OF_TEXT and (before | flag) & syntax.KINDS_OF_TEXT != flag:
            raise source.wrong("bad inline flags: flags 'a', 'u' and 'L' are incompatible", 0)
        return flag

    def _removed_flags(self):
        fewer = 0
        letter = self._letter('missing flag')
        self._check_flag(letter, 'missing flag')
        while True:
            flag = _FLAGS[letter]
            if flag & syntax.KINDS_OF_TEXT:
                raise self.source.wrong("bad inline flags: cannot turn off flags 'a', 'u' and 'L'", 0)
            fewer |= flag
            letter = self._letter('missing :')
            if letter == ':':
                break
            self._check_flag(letter, 'missing :')
        if fewer & syntax.GLOBAL:
            raise self.source.wrong('bad inline flags: cannot turn off global flag', 1)
        return fewer


def _code_of(name):
    """The character that has a name; -1 where none has."""
    if we_are_translated():
        raise Wrong('names of characters are not known to a translated program, so \\N{...} must stand in a constant pattern', -1)
    if not all(character.isalnum() or character in ' -' for character in name):
        return -1
    try:
        # Python knows the names of characters in its source: unicodedata is a native module, which only one interpreter of a process may load.
        return ord(eval("'\\N{" + name + "}'"))
    except (SyntaxError, TypeError):
        return -1


def _bounded(digits):
    """The number, or one that is too large for anything if it is."""
    significant = digits.lstrip('0')
    return int(significant or '0') if len(significant) < 18 else 10 ** 17


def _repetitions(digits, default):
    if digits == '':
        return default
    number = _bounded(digits)
    if number >= syntax.MOST_REPETITIONS:
        raise OverflowError('the repetition number is too large')
    return number


def _add_to_set(part, bounds):
    """Adds a character's bounds to those of a set, and returns the kinds that a set adds."""
    if isinstance(part, Set):
        return part.kinds
    if isinstance(part, Character):
        bounds.append(part.code)
        bounds.append(part.code)
    return 0


def _is_of_one(bounds):
    for bound in bounds:
        if bound != bounds[0]:
            return False
    return True


def _flat(parts):
    """The parts, with those of groups that mean nothing but their parts."""
    flat = []
    for part in parts:
        if isinstance(part, Group) and part.is_mere_sequence():
            flat.extend(part.parts)
        else:
            flat.append(part)
    return flat


def _common_beginning(alternatives):
    """What all alternatives begin with, which is taken from them."""
    common = []
    while True:
        for alternative in alternatives:
            if len(alternative) == 0:
                return common
        key = alternatives[0][0].key()
        if key == '':
            return common
        for alternative in alternatives:
            if alternative[0].key() != key:
                return common
        common.append(alternatives[0][0])
        for alternative in alternatives:
            del alternative[0]


def _as_set(alternatives):
    """The set of alternatives of one character each; None for others."""
    bounds = []
    kinds = 0
    for alternative in alternatives:
        if len(alternative) != 1:
            return None
        part = alternative[0]
        if isinstance(part, Set):
            if part.is_negated:
                return None
            bounds.extend(part.bounds)
        elif not isinstance(part, Character):
            return None
        kinds |= _add_to_set(part, bounds)
    return Set(False, bounds, kinds)
