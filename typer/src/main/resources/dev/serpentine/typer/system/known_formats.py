"""format() with a specification that is known before the program runs: it is read then, and becomes a function that does what it says and nothing else."""

from serpentine_system import format_numbers

arithmetic_is_checked = True

_made = {}

_ALIGNERS = {'<': 'to_left', '>': 'to_right', '^': 'to_center'}
# By kind: the base of the digits, and what stands before them in the alternate form.
_BASES = {'': (10, ''), 'd': (10, ''), 'b': (2, '0b'), 'o': (8, '0o'), 'x': (16, '0x'), 'X': (16, '0X')}


def format_of_int(text):
    """The function of an int; None where the specification is one of those that the run reads, or raises for."""
    return _function('int', text, _int_lines)


def format_of_long(text):
    """The same of an int without bounds."""
    return _function('long', text, _long_lines)


def format_of_float(text):
    return _function('float', text, _float_lines)


def format_of_text(text):
    return _function('str', text, _text_lines)


def _function(family, text, lines_of):
    if (family, text) not in _made:
        _made[family, text] = _compiled(family, text, lines_of)
    return _made[family, text]


def _compiled(family, text, lines_of):
    try:
        spec = format_numbers.parsed(text, 'int' if family == 'long' else family)
    except ValueError:
        return None
    lines = lines_of(spec)
    if lines is None:
        return None
    source = 'def formatted(self):\n' + ''.join('    %s\n' % line for line in lines)
    namespace = {'__name__': __name__, 'spec': spec, 'format_numbers': format_numbers}
    exec(compile(source, 'serpentine_system/known_formats.py', 'exec'), namespace)
    return namespace['formatted']


def _aligned(body, spec, default):
    """The expression of text within its width."""
    if spec.width <= 0:
        return body
    return 'format_numbers.%s(%s, %d, %r)' % (_ALIGNERS[spec.align or default], body, spec.width, spec.fill)


def _int_lines(spec):
    lines = _long_lines(spec)
    return None if lines is None else ['self = int(self)'] + lines


def _long_lines(spec):
    if spec.kind not in _BASES:
        return ['return format_numbers.format_real(float(self), spec)'] if spec.kind in 'eEfFgG%' else None
    if spec.precision >= 0 or spec.no_negative_zero:
        return None
    base, prefix = _BASES[spec.kind]
    figures = 'format_numbers.figures_of(self, %d)' % base + ('.upper()' if spec.kind == 'X' else '')
    if not spec.alternate:
        prefix = ''
    sign = _sign('self < 0', spec)
    if spec.grouping:
        return ['return format_numbers.signed(%s, %r, %s, %r, spec, %d)' % (sign, prefix, figures, '', 3 if base == 10 else 4)]
    front = sign + (' + %r' % prefix if prefix else '')
    if spec.align == '=' and spec.width > 0:
        return ['return format_numbers.behind_sign(%s, %s, %d, %r)' % (front, figures, spec.width, spec.fill)]
    if spec.align == '=' or spec.width <= 0:
        return ['return %s + %s' % (front, figures)]
    if spec.sign in '-' and not prefix:
        return ['body = ' + figures, 'if self < 0:', "    body = '-' + body", 'return ' + _aligned('body', spec, '>')]
    return ['return ' + _aligned('%s + %s' % (front, figures), spec, '>')]


def _sign(is_negative, spec):
    return "('-' if %s else %r)" % (is_negative, '' if spec.sign == '-' else spec.sign)


def _float_lines(spec):
    if spec.kind not in ('', 'e', 'E', 'f', 'F', 'g', 'G', '%'):
        return None
    is_plain = spec.sign in '-' and not spec.grouping and not spec.alternate and not spec.no_negative_zero and spec.align != '='
    if not is_plain or spec.kind not in ('e', 'f'):
        return ['return format_numbers.format_real(self, spec)']
    digits = 'format_numbers.real_digits(self, %r, %d, False)' % (spec.kind, 6 if spec.precision < 0 else spec.precision)
    return ['return ' + _aligned(digits, spec, '>')]


def _text_lines(spec):
    if spec.kind not in ('', 's') or spec.sign or spec.alternate or spec.no_negative_zero:
        return None
    if spec.align == '=':
        if not spec.is_align_implied:
            return None
        spec.align = '<'
    body = 'self'
    if spec.precision >= 0:
        body = '(self[:%d] if len(self) > %d else self)' % (spec.precision, spec.precision)
    return ['return ' + _aligned(body, spec, '<')]
