"""The tokens of an expression, for the module ast: read one by one, as errors of later ones tell more than those of what they stand in."""

_OPERATORS_OF_THREE = frozenset(['**=', '//=', '>>=', '<<=', '...'])
_OPERATORS_OF_TWO = frozenset('** // >> << <= >= == != <> -> := += -= *= /= %= @= &= |= ^='.split())
_CLOSED_BY = {'(': ')', '[': ']', '{': '}'}
_MOST_BRACKETS = 200
_STRING_PREFIXES = frozenset(['', 'r', 'u', 'b', 'br', 'rb', 'f', 'fr', 'rf'])
BASES = {'x': 16, 'o': 8, 'b': 2}
_NAMES_OF_BASES = {16: 'hexadecimal', 10: 'decimal', 8: 'octal', 2: 'binary'}
DIGITS = '0123456789abcdef'


class Tokens:
    """A text, and the token that is looked at: kind is 'name', 'number', 'string', 'operator', 'newline' or 'end'."""

    def __init__(self, text):
        self.text = text
        self.position = 0
        self.line = 1
        self.brackets = []
        self.lines_of_brackets = []
        self.kind = 'newline'
        self.token = ''
        self.token_line = 1
        # How many brackets are open behind the token before.
        self.level_before = 0
        # Whether something was wrong with a token already, so that what is behind it is looked at for worse only.
        self.has_failed = False

    def fail(self, message, line):
        raise SyntaxError(message + ' (<unknown>, line ' + str(line) + ')')

    def at(self, position):
        """The character there, which is empty behind the end."""
        return self.text[position] if position < len(self.text) else ''

    def begin(self):
        """Goes to the first token, which begins a line."""
        self.skip_to_token()
        while self.at(self.position) == '\n':
            self.end_logical_line()
            self.skip_to_token()
        self.advance()
        if self.kind == 'end':
            self.fail('invalid syntax', 0 if self.text == '' else 1)

    def end_line(self):
        self.position += 1
        self.line += 1

    def end_logical_line(self):
        """Ends a line outside brackets, behind which none may be indented."""
        self.end_line()
        start = self.position
        while self.at(self.position) in (' ', '\t', '\f'):
            self.position += 1
        if self.position > start and self.at(self.position) not in ('\n', '#') and not self.has_failed:
            raise IndentationError('unexpected indent (<unknown>, line ' + str(self.line) + ')')

    def skip_to_token(self):
        while True:
            character = self.at(self.position)
            if character == '#':
                while self.position < len(self.text) and self.text[self.position] != '\n':
                    self.position += 1
            elif character == '\\':
                if self.at(self.position + 1) != '\n':
                    if self.has_failed:
                        self.position = len(self.text)
                        return
                    self.fail('unexpected character after line continuation character', self.line)
                self.position += 1
                self.end_line()
            elif character == '\n' and self.brackets:
                self.end_line()
            elif character != '' and character in ' \t\f':
                self.position += 1
            else:
                return

    def advance(self):
        """Goes to the next token."""
        self.level_before = len(self.brackets)
        self.skip_to_token()
        self.token_line = self.line
        character = self.at(self.position)
        if character == '':
            self.end_text()
        elif character == '\n':
            self.kind = 'newline'
            self.token = '\n'
            self.end_logical_line()
        elif '0' <= character <= '9' or character == '.' and '0' <= self.at(self.position + 1) <= '9':
            self.kind = 'number'
            self.take(self.end_of_number())
        elif character in '\'"':
            self.take_string('')
        elif character.isidentifier():
            self.take_name()
        else:
            self.take_operator(character)

    def end_text(self):
        if self.brackets:
            self.fail("'" + self.brackets[-1] + "' was never closed", self.lines_of_brackets[-1])
        self.kind = 'end'
        self.token = ''

    def take(self, end):
        self.token = self.text[self.position:end]
        self.position = end

    def take_name(self):
        end = self.position + 1
        while end < len(self.text) and ('a' + self.text[end]).isidentifier():
            end += 1
        word = self.text[self.position:end]
        quote = self.at(end)
        if quote != '' and quote in '\'"' and word.lower() in _STRING_PREFIXES:
            self.take_string(word.lower())
        elif quote > '\x7f':
            self.refuse_character(quote)
        else:
            self.kind = 'name'
            self.take(end)

    def take_operator(self, character):
        three = self.text[self.position:self.position + 3]
        self.kind = 'operator'
        if three in _OPERATORS_OF_THREE:
            self.take(self.position + 3)
        elif three[:2] in _OPERATORS_OF_TWO:
            self.take(self.position + 2)
        elif ord(character) >= 128 or not character.isprintable():
            self.refuse_character(character)
        else:
            self.take(self.position + 1)
            if character in _CLOSED_BY:
                self.open_bracket(character)
            elif character in ')]}':
                self.close_bracket(character)

    def refuse_character(self, character):
        code = 'U+' + '%04X' % ord(character)
        if character.isprintable():
            self.fail("invalid character '" + character + "' (" + code + ')', self.line)
        self.fail('invalid non-printable character ' + code, self.line)

    def open_bracket(self, bracket):
        if len(self.brackets) >= _MOST_BRACKETS:
            self.fail('too many nested parentheses', self.line)
        self.brackets.append(bracket)
        self.lines_of_brackets.append(self.line)

    def close_bracket(self, bracket):
        if not self.brackets:
            self.fail("unmatched '" + bracket + "'", self.line)
        opened = self.brackets.pop()
        line = self.lines_of_brackets.pop()
        if _CLOSED_BY[opened] != bracket:
            self.fail("closing parenthesis '" + bracket + "' does not match opening parenthesis '" + opened + "'" + (' on line ' + str(line) if line != self.line else ''), self.line)

    def take_string(self, prefix):
        """The token is the prefix in small letters and what stands between the quotation marks, which are doubled in the kind of what spans lines."""
        start = self.position + len(prefix)
        quote = self.text[start]
        is_long = self.text.startswith(quote * 3, start)
        mark = quote * 3 if is_long else quote
        begin = start + len(mark)
        end = begin
        while not self.text.startswith(mark, end):
            if end >= len(self.text) or self.text[end] == '\n' and not is_long:
                self.fail('unterminated ' + ('triple-quoted ' if is_long else '') + 'string literal (detected at line ' + str(self.line) + ')', self.token_line)
            if self.text[end] == '\\':
                end += 1
            if self.at(end) == '\n':
                self.line += 1
            end += 1
        self.kind = 'string'
        self.token = prefix + quote + self.text[begin:end]
        self.position = end + len(mark)

    def end_of_number(self):
        start = self.position
        letter = self.at(start + 1).lower()
        if self.text[start] == '0' and letter in BASES:
            base = BASES[letter]
            end = self.end_of_digits(start + 2, base, True)
            self.check_end_of_number(end, base)
            return end
        end = self.end_of_digits(start, 10, False) if self.text[start] != '.' else start
        middle = end
        if self.at(end) == '.':
            end = self.end_of_digits(end + 1, 10, False)
        end = self.end_of_exponent(end)
        if self.at(end) in ('j', 'J'):
            end += 1
        elif end == middle and self.text[start] == '0' and self.text[start:end].strip('0_') != '':
            self.fail('leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers', self.line)
        self.check_end_of_number(end, 10)
        return end

    def end_of_exponent(self, position):
        if self.at(position) in ('e', 'E'):
            digits = position + 2 if self.at(position + 1) in ('+', '-') else position + 1
            if '0' <= self.at(digits) <= '9':
                return self.end_of_digits(digits, 10, False)
        return position

    def end_of_digits(self, position, base, is_prefixed):
        """Where digits end, between which underscores may stand."""
        start = position
        while True:
            if self.at(position) == '_' and (position > start or is_prefixed):
                position += 1
                if not self.is_digit(position, base):
                    self.refuse_digit(position, base)
            if not self.is_digit(position, base):
                if position == start and is_prefixed:
                    self.refuse_digit(position, base)
                return position
            position += 1

    def is_digit(self, position, base):
        character = self.at(position).lower()
        return character != '' and character in DIGITS[:base]

    def refuse_digit(self, position, base):
        character = self.at(position)
        if '0' <= character <= '9':
            self.fail("invalid digit '" + character + "' in " + _NAMES_OF_BASES[base] + ' literal', self.line)
        self.fail('invalid ' + _NAMES_OF_BASES[base] + ' literal', self.line)

    def check_end_of_number(self, end, base):
        if base < 10 and '0' <= self.at(end) <= '9':
            self.refuse_digit(end, base)
        if ('a' + self.at(end)).isidentifier() and self.at(end) != '' and not self.text.startswith(('and', 'else', 'for', 'if', 'in', 'is', 'or', 'not'), end):
            self.fail('invalid ' + ('imaginary' if self.text[end - 1] in 'jJ' else _NAMES_OF_BASES[base]) + ' literal', self.line)
