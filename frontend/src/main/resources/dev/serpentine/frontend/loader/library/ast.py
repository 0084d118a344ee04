"""literal_eval of texts that only the run knows: the original has them parsed by the interpreter. Here is a parser of expressions, which builds trees with the names of ast's nodes; only those of literals hold more than their parts.

Errors are those of CPython's parser, but for hints at other languages' ways (`print 1`, assignments to what cannot be assigned). A tree that is no literal is named with the address 0x0.
"""

from sys import get_int_max_str_digits

from rpython.rlib.objectmodel import we_are_translated

from serpentine_tokens import BASES, DIGITS, Tokens

__all__ = ['literal_eval']

_KEYWORDS = frozenset('False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split())
_SOFT_KEYWORDS = frozenset(['_', 'case', 'match', 'type'])
_PLAIN_ESCAPES = {'\\': '\\', "'": "'", '"': '"', 'a': '\a', 'b': '\b', 'f': '\f', 'n': '\n', 'r': '\r', 't': '\t', 'v': '\v', '\n': ''}
_HEXADECIMAL_ESCAPES = {'x': 2, 'u': 4, 'U': 8}

# What binds closer stands later.
_BINARY = [['|'], ['^'], ['&'], ['<<', '>>'], ['+', '-'], ['*', '/', '//', '%', '@']]
_COMPARISONS = frozenset(['==', '!=', '<', '>', '<=', '>=', 'in', 'is', 'not'])

# One of these has no bounds, so that what any of them is added to has none.
_ADDENDS = [0, 10 ** 30]


class _Node:
    """A node of a tree: its class's name, and its parts; of a constant the value, of an operation the sign. A dict's parts are its keys and values in turn, where None is the key of what is unpacked."""

    def __init__(self, kind, line, parts, sign='', value=None):
        self.kind = kind
        self.line = line
        self.parts = parts
        self.sign = sign
        self.value = value


class _Parser:
    """Python's grammar of expressions, by recursive descent."""

    def __init__(self, text):
        self.tokens = Tokens(text)

    def whole(self):
        self.tokens.begin()
        tree = self.listed(self.expression)
        while self.tokens.kind == 'newline':
            self.tokens.advance()
        if self.tokens.kind != 'end':
            self.fail()
        return tree

    def fail(self):
        self.fail_by('invalid syntax')

    def fail_by(self, message):
        """What is wrong with a later token comes first, as in CPython."""
        line = self.tokens.token_line
        self.tokens.has_failed = True
        while self.tokens.kind != 'end' and not self.ends_in_bracket(line):
            self.tokens.advance()
        self.tokens.fail(message, line)

    def ends_in_bracket(self, line):
        """Whether nothing follows, and a bracket stays open that is no earlier line's."""
        self.tokens.skip_to_token()
        return self.tokens.position >= len(self.tokens.text) and bool(self.tokens.brackets) and self.tokens.lines_of_brackets[-1] >= line

    def is_at(self, word):
        return self.tokens.token == word and (self.tokens.kind == 'operator' or self.tokens.kind == 'name')

    def takes(self, word):
        if not self.is_at(word):
            return False
        self.tokens.advance()
        return True

    def expect(self, word):
        if not self.takes(word):
            self.fail()

    def begins_expression(self):
        kind = self.tokens.kind
        if kind == 'name':
            return self.tokens.token not in _KEYWORDS or self.tokens.token in ('False', 'None', 'True', 'await', 'lambda', 'not')
        return kind == 'number' or kind == 'string' or kind == 'operator' and self.tokens.token in ('(', '[', '{', '+', '-', '~', '...')

    def listed(self, part):
        """One part, or a tuple of those between commas."""
        line = self.tokens.token_line
        first = part()
        if not self.is_at(','):
            return first
        return _Node('Tuple', line, self.more(first, part))

    def more(self, first, part):
        parts = [first]
        while self.takes(','):
            if not self.begins_expression() and not self.is_at('*') and not self.is_at(':'):
                break
            parts.append(part())
        return parts

    def expression(self):
        line = self.tokens.token_line
        if self.takes('lambda'):
            self.parameters()
            return _Node('Lambda', line, [self.expression()])
        is_plain_name = self.tokens.kind == 'name' and self.tokens.token not in _KEYWORDS
        is_soft = self.tokens.kind == 'name' and self.tokens.token in _SOFT_KEYWORDS
        tree = self.disjunction()
        if self.takes('if'):
            condition = self.disjunction()
            if not self.is_at('else'):
                if self.is_at(':'):
                    self.fail()
                self.fail_by("expected 'else' after 'if' expression")
            self.tokens.advance()
            return _Node('IfExp', line, [condition, tree, self.expression()])
        is_text_behind_name = is_plain_name and tree.kind == 'Name' and self.tokens.kind == 'string'
        if self.tokens.level_before > 0 and self.begins_expression() and not self.is_at('not') and not is_soft and not is_text_behind_name:
            self.disjunction()
            self.fail_by('invalid syntax. Perhaps you forgot a comma?')
        return tree

    def parameters(self):
        while not self.takes(':'):
            if self.tokens.kind == 'name':
                self.name()
                if self.takes('='):
                    self.expression()
            elif not self.takes('*') and not self.takes('**') and not self.takes('/'):
                self.fail()
            elif self.tokens.kind == 'name':
                self.name()
            if not self.is_at(':'):
                self.expect(',')

    def name(self):
        if self.tokens.kind != 'name' or self.tokens.token in _KEYWORDS:
            self.fail()
        self.tokens.advance()

    def disjunction(self):
        line = self.tokens.token_line
        tree = self.conjunction()
        while self.takes('or'):
            tree = _Node('BoolOp', line, [tree, self.conjunction()])
        return tree

    def conjunction(self):
        line = self.tokens.token_line
        tree = self.inversion()
        while self.takes('and'):
            tree = _Node('BoolOp', line, [tree, self.inversion()])
        return tree

    def inversion(self):
        line = self.tokens.token_line
        if self.takes('not'):
            return _Node('UnaryOp', line, [self.inversion()], 'not')
        return self.comparison()

    def comparison(self):
        line = self.tokens.token_line
        tree = self.binary(0)
        while self.tokens.token in _COMPARISONS and self.tokens.kind != 'string':
            if self.takes('not'):
                self.expect('in')
            elif self.takes('is'):
                self.takes('not')
            else:
                self.tokens.advance()
            tree = _Node('Compare', line, [tree, self.binary(0)])
        return tree

    def binary(self, level):
        if level == len(_BINARY):
            return self.factor()
        line = self.tokens.token_line
        tree = self.binary(level + 1)
        while self.tokens.kind == 'operator' and self.tokens.token in _BINARY[level]:
            sign = self.tokens.token
            self.tokens.advance()
            tree = _Node('BinOp', line, [tree, self.binary(level + 1)], sign)
        return tree

    def factor(self):
        line = self.tokens.token_line
        sign = self.tokens.token
        if self.takes('+') or self.takes('-') or self.takes('~'):
            return _Node('UnaryOp', line, [self.factor()], sign)
        tree = self.primary()
        if self.takes('**'):
            return _Node('BinOp', line, [tree, self.factor()], '**')
        return tree

    def primary(self):
        line = self.tokens.token_line
        if self.takes('await'):
            return _Node('Await', line, [self.primary()])
        tree = self.atom()
        while True:
            if self.takes('.'):
                self.name()
                tree = _Node('Attribute', line, [tree])
            elif self.takes('('):
                tree = _Node('Call', line, self.arguments(tree))
            elif self.takes('['):
                tree = _Node('Subscript', line, [tree, self.listed(self.subscript)])
                self.expect(']')
            else:
                return tree

    def arguments(self, called):
        parts = [called]
        while not self.takes(')'):
            parts.append(self.argument())
            if not self.is_at(')'):
                self.expect(',')
        return parts

    def argument(self):
        if self.takes('**'):
            return self.expression()
        tree = self.starred()
        if tree.kind == 'Name' and self.takes('='):
            if self.is_at(')') or self.is_at(','):
                self.fail_by('expected argument value expression')
            return self.expression()
        return self.comprehended(tree, 'GeneratorExp')

    def subscript(self):
        line = self.tokens.token_line
        first = self.optional_bound()
        if not self.takes(':'):
            if first is None:
                self.fail()
            else:
                return first
        self.optional_bound()
        if self.takes(':'):
            self.optional_bound()
        return _Node('Slice', line, [])

    def optional_bound(self):
        return self.starred() if self.begins_expression() or self.is_at('*') else None

    def starred(self):
        """An item of a display: an expression, one that is unpacked, or one with a name."""
        line = self.tokens.token_line
        if self.takes('*'):
            return _Node('Starred', line, [self.binary(0)])
        tree = self.expression()
        if tree.kind == 'Name' and self.takes(':='):
            return _Node('NamedExpr', line, [self.expression()])
        if tree.kind == 'Name' and self.is_at('=') and self.tokens.brackets and self.tokens.brackets[-1] != '(':
            self.fail_by("invalid syntax. Maybe you meant '==' or ':=' instead of '='?")
        return tree

    def atom(self):
        line = self.tokens.token_line
        kind = self.tokens.kind
        token = self.tokens.token
        if kind == 'number':
            self.tokens.advance()
            return _Node('Constant', line, [], '', self.number(token, line))
        if kind == 'string':
            return self.strings()
        if kind == 'name':
            return self.named(token, line)
        if self.takes('('):
            return self.in_parentheses(line)
        if self.takes('['):
            return self.in_brackets(line)
        if self.takes('{'):
            return self.in_braces(line)
        if self.takes('...'):
            return _Node('Ellipsis', line, [])
        self.fail()

    def named(self, word, line):
        if word == 'None' or word == 'True' or word == 'False':
            self.tokens.advance()
            if word == 'None':
                return _Node('Constant', line, [])
            return _Node('Constant', line, [], '', word == 'True')
        self.name()
        return _Node('Name', line, [], word)

    def number(self, token, line):
        digits = token.replace('_', '').lower()
        if digits[1:2] in BASES:
            return _whole(digits[2:], BASES[digits[1]])
        if digits.endswith('j'):
            return complex(0.0, float(digits[:-1]))
        if '.' in digits or 'e' in digits:
            return float(digits)
        most = get_int_max_str_digits()
        if 0 < most < len(digits):
            self.tokens.fail('Exceeds the limit (' + str(most) + ' digits) for integer string conversion: value has ' + str(len(digits))
                             + ' digits; use sys.set_int_max_str_digits() to increase the limit - Consider hexadecimal for huge integer literals to avoid decimal conversion limits.', line)
        return _whole(digits, 10)

    def strings(self):
        """Texts or bytes that stand behind each other are one."""
        line = self.tokens.token_line
        texts = []
        kinds = set()
        while self.tokens.kind == 'string':
            prefix, quote, body = _parts_of_string(self.tokens.token)
            kinds.add('f' if 'f' in prefix else 'b' if 'b' in prefix else 'u')
            if 'b' in prefix and not body.isascii():
                self.fail_by('bytes can only contain ASCII literal characters')
            texts.append(body if 'r' in prefix else self.unescaped(body, 'b' in prefix))
            self.tokens.advance()
        if 'b' in kinds and len(kinds) > 1:
            self.tokens.fail('cannot mix bytes and nonbytes literals', line)
        if 'f' in kinds:
            return _Node('JoinedStr', line, [])
        if 'b' in kinds:
            return _Node('Constant', line, [], '', ''.join(texts).encode('latin-1'))
        return _Node('Constant', line, [], '', ''.join(texts))

    def unescaped(self, body, is_bytes):
        position = body.find('\\')
        if position < 0:
            return body
        parts = []
        start = 0
        while position >= 0:
            parts.append(body[start:position])
            start = self.add_escape(parts, body, position + 1, is_bytes)
            position = body.find('\\', start)
        parts.append(body[start:])
        return ''.join(parts)

    def add_escape(self, parts, body, position, is_bytes):
        """Adds what an escape stands for, of which this is the letter; returns where it ends."""
        letter = body[position]
        end = position + 1
        if letter in _PLAIN_ESCAPES:
            parts.append(_PLAIN_ESCAPES[letter])
        elif '0' <= letter <= '7':
            while end < min(position + 3, len(body)) and '0' <= body[end] <= '7':
                end += 1
            code = int(body[position:end], 8)
            parts.append(chr(code & 255 if is_bytes else code))
        elif letter == 'x' or not is_bytes and letter in _HEXADECIMAL_ESCAPES:
            end += _HEXADECIMAL_ESCAPES[letter]
            parts.append(self.character(body, position, end, is_bytes))
        elif letter == 'N' and not is_bytes:
            raise NotImplementedError('literal_eval() of a text with a character that is named, \\N{...}, is not supported')
        else:
            parts.append('\\' + letter)
        return end

    def character(self, body, position, end, is_bytes):
        """The one whose hexadecimal code stands between two places."""
        code = 0
        for i in range(position + 1, end):
            digit = DIGITS.find(body[i].lower()) if i < len(body) else -1
            if digit < 0:
                self.refuse_escape(body, position, i, is_bytes)
            code = code * 16 + digit
        if code > 1114111:
            self.fail_by("(unicode error) 'unicodeescape' codec can't decode bytes in position " + _places(body, position - 1, end) + ': illegal Unicode character')
        return chr(code)

    def refuse_escape(self, body, position, end, is_bytes):
        if is_bytes:
            self.fail_by('(value error) invalid \\x escape at position ' + str(position - 1))
        letter = body[position]
        self.fail_by("(unicode error) 'unicodeescape' codec can't decode bytes in position " + _places(body, position - 1, end) + ': truncated \\' + letter + 'X' * _HEXADECIMAL_ESCAPES[letter] + ' escape')

    def in_parentheses(self, line):
        if self.takes(')'):
            return _Node('Tuple', line, [])
        if self.takes('yield'):
            if self.takes('from') or not self.is_at(')'):
                self.listed(self.starred)
            self.expect(')')
            return _Node('Yield', line, [])
        first = self.starred()
        if self.is_at(','):
            first = _Node('Tuple', line, self.more(first, self.starred))
        else:
            first = self.comprehended(first, 'GeneratorExp')
        self.expect(')')
        return first

    def in_brackets(self, line):
        if self.takes(']'):
            return _Node('List', line, [])
        first = self.starred()
        tree = self.comprehended(first, 'ListComp')
        if tree is first:
            tree = _Node('List', line, self.more(first, self.starred))
        self.expect(']')
        return tree

    def in_braces(self, line):
        if self.takes('}'):
            return _Node('Dict', line, [])
        pairs = []
        if self.is_at('**'):
            self.add_pair(pairs)
        else:
            first = self.starred()
            if not self.is_at(':'):
                return self.set_display(first, line)
            self.add_value(pairs, first)
        last = pairs[-1]
        if self.comprehended(last, 'DictComp') is not last:
            self.expect('}')
            return _Node('DictComp', line, [])
        while self.takes(',') and not self.is_at('}'):
            self.add_pair(pairs)
        self.expect('}')
        return _Node('Dict', line, pairs)

    def set_display(self, first, line):
        tree = self.comprehended(first, 'SetComp')
        if tree is first:
            tree = _Node('Set', line, self.more(first, self.starred))
        self.expect('}')
        return tree

    def add_pair(self, pairs):
        if self.takes('**'):
            pairs.append(None)
            pairs.append(self.binary(0))
        else:
            key = self.expression()
            if self.is_at('}') or self.is_at(','):
                self.fail_by("':' expected after dictionary key")
            self.add_value(pairs, key)

    def add_value(self, pairs, key):
        self.expect(':')
        if self.is_at('}') or self.is_at(','):
            self.fail_by("expression expected after dictionary key and ':'")
        pairs.append(key)
        pairs.append(self.expression())

    def comprehended(self, tree, kind):
        """The tree, or the comprehension that it begins."""
        if not self.is_at('for') and not self.is_at('async'):
            return tree
        while self.takes('async') or self.is_at('for'):
            self.expect('for')
            self.listed(self.target)
            self.expect('in')
            self.disjunction()
            while self.takes('if'):
                self.disjunction()
        return _Node(kind, tree.line, [tree])

    def target(self):
        self.takes('*')
        return self.primary()


def _parts_of_string(token):
    """Prefix, quotation mark, and what stands behind."""
    position = 0
    while token[position] not in '\'"':
        position += 1
    return token[:position], token[position], token[position + 1:]


def _places(body, start, end):
    """The places from one up to another in UTF-8, as the decoder of escapes tells them."""
    first = len(body[:start].encode())
    return str(first) + '-' + str(first + len(body[start:end].encode()) - 1)


def _whole(digits, base):
    """A number without bounds; a word would have to be small where floats may be."""
    number = _ADDENDS[0]
    for start in range(0, len(digits), 15):
        piece = digits[start:start + 15]
        number = number * base ** len(piece) + int(piece, base)
    return number


# What a tree stands for


def _refuse(node):
    if node is None:
        raise ValueError('malformed node or string: None')
    raise ValueError('malformed node or string on line ' + str(node.line) + ': <ast.' + node.kind + ' object at 0x0>')


def _value_of(node):
    if node is None:
        _refuse(node)
    elif node.kind == 'Constant':
        return node.value
    elif node.kind == 'List':
        return [_value_of(part) for part in node.parts]
    elif node.kind == 'Tuple':
        return tuple([_value_of(part) for part in node.parts])
    elif node.kind == 'Set':
        return set([_value_of(part) for part in node.parts])
    elif node.kind == 'Dict':
        return _pairs_of(node)
    elif node.kind == 'Call' and len(node.parts) == 1 and node.parts[0].kind == 'Name' and node.parts[0].sign == 'set':
        return set()
    elif node.kind == 'Ellipsis':
        raise NotImplementedError('literal_eval() of a text with ... is not supported')
    else:
        return _signed_number(node)


def _pairs_of(node):
    found = {}
    for i in range(0, len(node.parts), 2):
        key = _value_of(node.parts[i])
        found[key] = _value_of(node.parts[i + 1])
    return found


def _signed_number(node):
    if node.kind == 'UnaryOp' and node.sign in ('+', '-'):
        number = _number(node.parts[0])
        return number if node.sign == '+' else -number
    if node.kind == 'BinOp' and node.sign in ('+', '-'):
        left = _signed_number(node.parts[0])
        right = _number(node.parts[1])
        if isinstance(left, (int, float)) and isinstance(right, complex):
            return left + right if node.sign == '+' else left - right
    return _number(node)


def _number(node):
    value = node.value
    if node.kind == 'Constant' and isinstance(value, (int, float, complex)) and not isinstance(value, bool):
        return value
    _refuse(node)


def literal_eval(node_or_string):
    """As in ast."""
    if not we_are_translated():
        return original.literal_eval(node_or_string)
    if not isinstance(node_or_string, str):
        raise ValueError('malformed node or string: ' + repr(node_or_string))
    text = node_or_string.lstrip(' \t')
    if '\0' in text:
        raise SyntaxError('source code string cannot contain null bytes')
    return _value_of(_Parser(text.replace('\r\n', '\n').replace('\r', '\n')).whole())
