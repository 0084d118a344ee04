"""text % values with a text that is known before the program runs: its directives are read then, and it becomes a function of the values."""

from serpentine_system import builders, str_format

arithmetic_is_checked = True

_made = {}
_SINGLE = -1


def percent_of_known(text, count):
    """The function of a tuple of so many items; None where the run reads the text, or raises for it."""
    return _function(text, count)


def percent_of_one(text):
    """The same of a value that is no tuple and no mapping."""
    return _function(text, _SINGLE)


def _function(text, count):
    if (text, count) not in _made:
        _made[text, count] = _compiled(text, count)
    return _made[text, count]


def _compiled(text, count):
    try:
        pieces = list(_pieces(text))
    except (_ReadByRun, ValueError):
        return None
    directives = [piece for piece in pieces if not isinstance(piece, str)]
    if len(directives) != abs(count):
        return None
    lines = ['builder = builders.new(%d)' % (len(text) + 4 * len(directives))]
    namespace = {'__name__': __name__, 'builders': builders, 'str_format': str_format}
    for piece in pieces:
        if isinstance(piece, str):
            lines.append('builders.add(builder, %r)' % piece)
        else:
            i = directives.index(piece)
            namespace['d%d' % i] = piece
            lines.append(_put(piece, 'd%d' % i, 'self' if count == _SINGLE else 'self[%d]' % i))
    lines.append('return builders.build(builder)')
    exec(compile('def formatted(self):\n' + ''.join('    %s\n' % line for line in lines), 'serpentine_system/known_percents.py', 'exec'), namespace)
    return namespace['formatted']


class _ReadByRun(Exception):
    pass


def _pieces(text):
    """Literal text, and directives."""
    literal = ''
    position = 0
    while position < len(text):
        if text[position] != '%' or text[position + 1:position + 2] == '%':
            literal += text[position]
            position += 1 if text[position] != '%' else 2
        else:
            if literal:
                yield literal
            literal = ''
            directive, position = _directive(text, position + 1)
            yield directive
    if literal:
        yield literal


def _directive(text, position):
    directive = str_format.Directive()
    position = str_format.read_flags(directive, text, position)
    if text[position:position + 1] in ('(', '*'):
        raise _ReadByRun
    directive.width, position = str_format.read_number(text, position)
    if text[position:position + 1] == '.':
        if text[position + 1:position + 2] == '*':
            raise _ReadByRun
        directive.precision, position = str_format.read_number(text, position + 1)
        directive.precision = max(directive.precision, 0)
    position = str_format.read_letter(directive, text, position)
    if directive.letter not in 'srdiuoxXeEfFgG':
        raise _ReadByRun
    return directive, position


def _put(directive, name, value):
    """The statement that adds a value."""
    if directive.letter in 'sr':
        shown = '%s(%s)' % ('str' if directive.letter == 's' else 'repr', value)
        if directive.width <= 0 and directive.precision < 0:
            return 'builders.add(builder, %s)' % shown
        return 'str_format.put_text(builder, %s, %s)' % (name, shown)
    if directive.letter in 'diu' and directive.precision < 0:
        return 'str_format.put_decimal(builder, %s, %s)' % (name, value)
    return 'str_format.put_of_number(builder, %s, %s)' % (name, value)
