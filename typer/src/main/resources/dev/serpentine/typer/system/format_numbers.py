"""The format language for int and float: `[[fill]align][sign][z][#][0][width][grouping][.precision][type]`."""

from rpython.rtyper.lltypesystem.lltype import hlstr, is_long, lllong, llstr
from serpentine_system import float_text, integers, long_text
from serpentine_system.str_case import filled


class Spec:
    """A parsed specification."""

    def __init__(self, spec):
        self.text = spec
        self.fill = ' '
        self.align = ''
        self.is_align_implied = False
        self.sign = ''
        self.no_negative_zero = False
        self.alternate = False
        self.width = -1
        self.grouping = ''
        self.precision = -1
        self.kind = ''

    def parse(self, family):
        """Reads the text; ValueError where it is no specification."""
        text = self.text
        length = len(text)
        position = 0
        if length >= 2 and text[1] in '<>=^':
            self.fill = text[0:1]
            self.align = text[1:2]
            position = 2
        elif length >= 1 and text[0] in '<>=^':
            self.align = text[0:1]
            position = 1
        if position < length and text[position] in '+- ':
            self.sign = text[position:position + 1]
            position += 1
        if position < length and text[position] == 'z':
            self.no_negative_zero = True
            position += 1
        if position < length and text[position] == '#':
            self.alternate = True
            position += 1
        if position < length and text[position] == '0':
            if self.align == '':
                self.align = '='
                self.is_align_implied = True
                self.fill = '0'
            elif position == 1 or self.fill == ' ' and self.text[0] != ' ':
                self.fill = '0'
            position += 1
        self.parse_rest(position, family)

    def parse_rest(self, position, family):
        text = self.text
        length = len(text)
        start = position
        while position < length and is_digit(text[position]):
            position += 1
        if position > start:
            self.width = number_in(text, start, position)
        if position < length and (text[position] == ',' or text[position] == '_'):
            self.grouping = text[position:position + 1]
            position += 1
            if position < length and (text[position] == ',' or text[position] == '_'):
                if text[position] == self.grouping:
                    raise ValueError("Cannot specify '" + self.grouping + "' with '" + self.grouping + "'.")
                raise ValueError("Cannot specify both ',' and '_'.")
        if position < length and text[position] == '.':
            position += 1
            start = position
            while position < length and is_digit(text[position]):
                position += 1
            if position == start:
                raise ValueError('Format specifier missing precision')
            self.precision = number_in(text, start, position)
        if length - position > 1:
            raise ValueError("Invalid format specifier '" + text + "' for object of type '" + family + "'")
        if position < length:
            self.kind = text[position:]
        if self.grouping != '':
            self.require_grouping('s' if self.kind == '' and family == 'str' else self.kind)

    def require_grouping(self, kind):
        if kind != '' and not kind in 'deEfFgG%' and not (self.grouping == '_' and kind in 'boxX'):
            raise ValueError("Cannot specify '" + self.grouping + "' with '" + kind + "'.")

    def unknown_kind(self, family):
        raise ValueError("Unknown format code '" + self.kind + "' for object of type '" + family + "'")


def number_in(text, start, stop):
    """The number that digits say."""
    if stop - start > 18:
        raise ValueError('Too many decimal digits in format string')
    result = 0
    for i in range(start, stop):
        result = result * 10 + ord(text[i]) - 48
    return result


def is_digit(character):
    return '0' <= character and character <= '9'


def parsed(text, family):
    spec = Spec(text)
    spec.parse(family)
    return spec


def padding(total, used):
    return total - used if total > used else 0


def padded(body, spec, default_align):
    """Text in the middle, left or right of its width."""
    align = spec.align
    if align == '':
        align = default_align
    if align == '<':
        return to_left(body, spec.width, spec.fill)
    if align == '^':
        return to_center(body, spec.width, spec.fill)
    return to_right(body, spec.width, spec.fill)


def to_left(body, width, fill):
    missing = width - len(body)
    return body if missing <= 0 else filled(0, body, missing, fill)


def to_right(body, width, fill):
    missing = width - len(body)
    return body if missing <= 0 else filled(missing, body, 0, fill)


def to_center(body, width, fill):
    missing = width - len(body)
    return body if missing <= 0 else filled(missing // 2, body, missing - missing // 2, fill)


def behind_sign(sign, figures, width, fill):
    """A number whose width is filled between its sign and its digits."""
    missing = width - len(sign) - len(figures)
    if missing <= 0:
        return sign + figures
    return sign + filled(missing, figures, 0, fill) if len(sign) > 0 else filled(missing, figures, 0, fill)


def grouped(figures, separator, size, least):
    """Digits with separators between groups, with zeros in front up to a least length."""
    if separator == '':
        return '0' * padding(least, len(figures)) + figures
    result = ''
    rest = figures
    while True:
        if len(rest) <= size:
            missing = padding(least, len(rest) + len(result))
            if missing > 0 and len(rest) < size:
                added = size - len(rest)
                if missing < added:
                    added = missing
                rest = '0' * added + rest
                missing -= added
            result = rest + result
            if missing <= 0:
                return result
            rest = ''
            result = separator + result
            if missing == 1:
                # a separator cannot come first
                return '0' + result
        else:
            cut = len(rest) - size
            result = separator + rest[cut:] + result
            rest = rest[:cut]


def signed(sign, prefix, figures, rest, spec, group_size):
    """Puts a number together: sign, prefix such as 0x, digits before the point, and what follows."""
    return put_together(sign, prefix, figures, rest, spec, spec.grouping, group_size)


def put_together(sign, prefix, figures, rest, spec, grouping, group_size):
    """The same with what stands between groups of digits."""
    least = 0
    if spec.fill == '0' and spec.align == '=':
        least = padding(spec.width, len(sign) + len(prefix) + len(rest))
    body = grouped(figures, grouping, group_size, least)
    if spec.align == '=':
        return behind_sign(sign + prefix, body + rest, spec.width, spec.fill)
    return padded(sign + prefix + body + rest, spec, '>')


def sign_text(negative, spec):
    if negative:
        return '-'
    if spec.sign == '-':
        return ''
    return spec.sign


def figures_of(value, base):
    """The digits of the absolute value of an int, with bounds or without, in a base of 2, 8, 10 or 16."""
    if is_long(value):
        return hlstr(long_text.digits_in(lllong(value), base))
    return hlstr(integers.digits(value, base))


def format_int(value, text, family):
    """Of an int with bounds or without, or a bool; the family is the name of its type."""
    if len(text) == 0:
        return repr(value)
    spec = parsed(text, family)
    kind = spec.kind
    if kind in 'eEfFgG%' and kind != '':
        return format_real(float(value), spec)
    if kind != '' and not kind in 'bcdnoxX':
        spec.unknown_kind(family)
    if spec.precision >= 0:
        raise ValueError('Precision not allowed in integer format specifier')
    if spec.no_negative_zero:
        raise ValueError('Negative zero coercion (z) not allowed in integer format specifier')
    if kind == 'c':
        return format_character(value, spec)
    prefix = ''
    group_size = 4
    if kind == '' or kind == 'd' or kind == 'n':
        figures = figures_of(value, 10)
        group_size = 3
    else:
        if kind == 'b':
            prefix = '0b'
            figures = figures_of(value, 2)
        elif kind == 'o':
            prefix = '0o'
            figures = figures_of(value, 8)
        elif kind == 'x':
            prefix = '0x'
            figures = figures_of(value, 16)
        else:
            prefix = '0X'
            figures = figures_of(value, 16).upper()
    if not spec.alternate:
        prefix = ''
    return signed(sign_text(value < 0, spec), prefix, figures, '', spec, group_size)


def format_character(value, spec):
    if spec.sign != '':
        raise ValueError("Sign not allowed with integer format specifier 'c'")
    if spec.alternate:
        raise ValueError("Alternate form (#) not allowed with integer format specifier 'c'")
    if is_long(value) and lllong(value).digits:
        raise OverflowError('Python int too large to convert to C long')
    if value < 0 or value > 0x10ffff:
        raise OverflowError('%c arg not in range(0x110000)')
    return padded(chr(value) + '', spec, '<')


def format_float(value, text):
    if len(text) == 0:
        return float_text.to_text(value)
    return format_real(value, parsed(text, 'float'))


def format_real(value, spec):
    kind = spec.kind
    if kind != '' and not kind in 'eEfFgGn%':
        spec.unknown_kind('float')
    rest = ''
    if kind == '%':
        value = value * 100.0
        rest = '%'
    body = real_digits(value, kind, spec.precision, spec.alternate)
    negative = body[0] == '-'
    if negative:
        body = body[1:]
        if spec.no_negative_zero and is_zero(body):
            negative = False
    if kind == 'E' or kind == 'F' or kind == 'G':
        body = body.upper()
    end = 0
    while end < len(body) and is_digit(body[end]):
        end += 1
    if end == 0:
        # inf and nan: digits only pad a number
        return put_together(sign_text(negative, spec), '', '', body + rest, spec, '', 3)
    return signed(sign_text(negative, spec), '', body[:end], body[end:] + rest, spec, 3)


def is_zero(body):
    for i in range(len(body)):
        character = body[i]
        if '1' <= character and character <= '9':
            return False
        if character == 'e':
            return True
    return True


def real_digits(value, kind, precision, alternate):
    """The text of a float by kind: with its sign, without padding and grouping."""
    if not float_text.is_finite(value):
        return float_text.digits(value, 102, 0)
    if kind == '':
        if precision < 0:
            return alternated(float_text.to_text(value), alternate)
        return general(value, precision, alternate, True)
    if precision < 0:
        precision = 6
    if kind == 'f' or kind == 'F' or kind == '%':
        return alternated(float_text.digits(value, 102, precision), alternate)
    if kind == 'e' or kind == 'E':
        return alternated(float_text.digits(value, 101, precision), alternate)
    return general(value, precision, alternate, False)


def alternated(body, alternate):
    """The alternate form has a point in any case."""
    if not alternate or '.' in body:
        return body
    mark = body.find('e')
    if mark < 0:
        return body + '.'
    return body[:mark] + '.' + body[mark:]


def general(value, precision, alternate, add_point):
    """Kind g: so many digits that count, positional unless the exponent is small or large."""
    if precision == 0:
        precision = 1
    body = float_text.digits(value, 101, precision - 1)
    sign = ''
    if body[0] == '-':
        sign = '-'
        body = body[1:]
    mark = body.find('e')
    exponent = integers.parse(llstr(body[mark + 1:]), 10)
    figures = body[0:1]
    if mark > 1:
        figures += body[2:mark]
    if not alternate:
        figures = figures.rstrip('0')
        if figures == '':
            figures = '0'
    limit = precision - 1 if add_point else precision
    result = float_text.laid_out(figures, exponent, limit, add_point)
    if alternate:
        return sign + alternated(result, True)
    return sign + result
