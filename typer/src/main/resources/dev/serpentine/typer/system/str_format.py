"""str.format, format() of text, and the % operator. What is formatted is found by recursion over the tuple of arguments, since its items have types of their own."""

from rpython.rtyper.lltypesystem.lltype import hlstr, is_union, item_of, llstr
from serpentine_system import builders, float_methods, format_numbers, guards, integers, looked_up, special_results, str_repr


def __format__(self, spec):
    if len(spec) == 0:
        return self
    parsed = format_numbers.parsed(spec, 'str')
    if parsed.kind != '' and parsed.kind != 's':
        parsed.unknown_kind('str')
    if parsed.sign != '':
        raise ValueError('Space not allowed in string format specifier' if parsed.sign == ' ' else 'Sign not allowed in string format specifier')
    if parsed.no_negative_zero:
        raise ValueError('Negative zero coercion (z) not allowed in string format specifier')
    if parsed.alternate:
        raise ValueError('Alternate form (#) not allowed in string format specifier')
    if parsed.align == '=':
        if not parsed.is_align_implied:
            raise ValueError("'=' alignment not allowed in string format specifier")
        parsed.align = '<'
    body = self
    if parsed.precision >= 0 and parsed.precision < len(self):
        body = self[:parsed.precision]
    return format_numbers.padded(body, parsed, '<')


# str.format

def format(self, *args):
    return formatted(self, (), 0, args)


def format_with_keywords(self, names, *args):
    """The values of keywords, of these names, stand behind the others."""
    return formatted(self, names, len(args) - len(names), args)


def formatted(self, names, named, args):
    """The arguments from `named` on have names."""
    text, automatic = filled_in(self, names, named, args, 0, 2)
    return text


def filled_in(s, names, named, args, automatic, depth):
    """A text, or the specification of a field, with its fields filled in, and the next automatic number, -1 where fields are numbered by hand."""
    if depth == 0:
        raise ValueError('Max string recursion exceeded')
    builder = builders.new(len(s))
    position = 0
    while position < len(s):
        character = s[position]
        if character != '{' and character != '}':
            builders.add_code(builder, ord(character))
            position += 1
        elif not is_field(s, position):
            builders.add_code(builder, ord(character))
            position += 2
        else:
            name, conversion, spec, position = read_field(s, position + 1)
            automatic, index, end = field_index(name, names, named, automatic)
            if index >= len(args):
                no_argument(index)
            if '{' in spec:
                spec, automatic = filled_in(spec, names, named, args, automatic, depth - 1)
            builders.add(builder, format_item(args, index, name[end:], conversion, spec))
    return builders.build(builder), automatic


def format_map(self, mapping):
    return filled_by(self, mapping, False, 2)


def format_mapping(self, mapping):
    """What format() does with the keywords of a mapping."""
    return filled_by(self, mapping, True, 2)


def filled_by(s, mapping, counts, depth):
    """A text with its fields filled in from a mapping, whose fields may be numbered though nothing has a number."""
    if depth == 0:
        raise ValueError('Max string recursion exceeded')
    builder = builders.new(len(s))
    position = 0
    while position < len(s):
        character = s[position]
        if character != '{' and character != '}':
            builders.add_code(builder, ord(character))
            position += 1
        elif not is_field(s, position):
            builders.add_code(builder, ord(character))
            position += 2
        else:
            name, conversion, spec, position = read_field(s, position + 1)
            end, is_number = end_of_argument(name)
            if is_number:
                if not counts:
                    raise ValueError('Format string contains positional fields')
                no_argument(0 if end == 0 else integers.parse(llstr(name[:end]), 10))
            value = mapping[name[:end]]
            if '{' in spec:
                spec = filled_by(spec, mapping, counts, depth - 1)
            builders.add(builder, looked_up.text_of(value, name, end, conversion, spec))
    return builders.build(builder)


def is_field(s, position):
    """Whether a field begins at a brace, and not one that is doubled."""
    if position + 1 < len(s) and s[position + 1] == s[position]:
        return False
    if s[position] == '}':
        raise ValueError("Single '}' encountered in format string")
    if position + 1 >= len(s):
        raise ValueError("Single '{' encountered in format string")
    return True


def read_field(s, position):
    """The name, the conversion, the specification and the end of a replacement field that begins there."""
    start = position
    while position < len(s) and s[position] not in '}:!':
        if s[position] == '{':
            raise ValueError("unexpected '{' in field name")
        if s[position] == '[':
            while position < len(s) and s[position] != ']':
                position += 1
        else:
            position += 1
    if position >= len(s):
        raise ValueError("expected '}' before end of string")
    name = s[start:position]
    conversion = ''
    if s[position] == '!':
        position += 1
        if position >= len(s):
            raise ValueError('end of string while looking for conversion specifier')
        conversion = s[position:position + 1]
        position += 1
        if position < len(s) and s[position] != '}' and s[position] != ':':
            raise ValueError("expected ':' after conversion specifier")
    if position < len(s) and s[position] == '}':
        return name, conversion, '', position + 1
    end = end_of_spec(s, position + 1)
    return name, conversion, s[position + 1:end], end + 1


def end_of_spec(s, position):
    depth = 1
    while position < len(s):
        if s[position] == '{':
            depth += 1
        elif s[position] == '}':
            depth -= 1
            if depth == 0:
                return position
        position += 1
    raise ValueError("unmatched '{' in format spec")


def end_of_argument(field):
    """Where the name of an argument ends, and whether it is a number, or none."""
    end = 0
    is_number = True
    while end < len(field) and field[end] != '.' and field[end] != '[':
        is_number = is_number and format_numbers.is_digit(field[end])
        end += 1
    return end, is_number


def field_index(field, names, named, automatic):
    """The next automatic number, -1 where fields are numbered by hand, which argument a field names, and where its name ends."""
    end, is_number = end_of_argument(field)
    name = field[:end]
    if end == 0:
        if automatic < 0:
            raise ValueError('cannot switch from manual field specification to automatic field numbering')
        index = positional(automatic, names, named)
        automatic += 1
    elif is_number:
        if end > 18:
            raise ValueError('Too many decimal digits in format string')
        if automatic > 0:
            raise ValueError('cannot switch from automatic field numbering to manual field specification')
        index = positional(integers.parse(llstr(name), 10), names, named)
        automatic = -1
    else:
        index = named + keyword_index(name, names)
    return automatic, index, end


def positional(index, names, named):
    if len(names) > 0 and index >= named:
        no_argument(index)
    return index


def no_argument(index):
    raise IndexError('Replacement index ' + str(index) + ' out of range for positional args tuple')


def keyword_index(name, names):
    position = 0
    for each in names:
        if each == name:
            return position
        position += 1
    return no_keyword(name)


def no_keyword(name):
    raise KeyError(name)


def format_item(args, index, parts, conversion, spec):
    """The text of the argument with that number, or of what is looked up in it."""
    if len(args) == 0:
        no_argument(index)
    if index == 0:
        return looked_up.text_of(args[0], parts, 0, conversion, spec)
    return format_later(args[1:], index, 1, parts, conversion, spec)


def format_later(args, index, position, parts, conversion, spec):
    if len(args) == 0:
        no_argument(index)
    if index == position:
        return looked_up.text_of(args[0], parts, 0, conversion, spec)
    return format_later(args[1:], index, position + 1, parts, conversion, spec)


# %

class Directive:
    """One conversion of a % format: its flags, width, precision and letter."""

    def __init__(self):
        self.left = False
        self.sign = ''
        self.alternate = False
        self.zero = False
        self.width = -1
        self.precision = -1
        self.letter = ''
        self.position = 0


def __mod__(self, args):
    return percented(self, args, put_value, named_value)


def percented(self, args, put, named):
    """self % args, where a function puts each value into what is built as its directive says, and another finds that of a name."""
    builder = builders.new(len(self))
    if args is None:
        percent(builder, self, 0, (args,), put)
    elif hasattr(args, '_plain_items_'):
        percent(builder, self, 0, args._plain_items_(), put)
    elif isinstance(args, tuple):
        percent(builder, self, 0, args, put)
    elif isinstance(args, (dict, list, range)):
        percent_of_mapping(builder, self, args, put, named)
    elif isinstance(args, (bytes, bytearray)):
        if put is put_value:
            percent_of_mapping(builder, self, args, put, named)
        else:
            percent(builder, self, 0, (args,), put)
    elif not isinstance(args, str) and hasattr(args, '__getitem__') and not hasattr(args, '_is_value_'):
        percent_of_mapping(builder, self, args, put, named)
    else:
        percent(builder, self, 0, (args,), put)
    return builders.build(builder)


def percent(builder, s, position, args, put):
    """Formats from a position on, with the arguments that are left."""
    position = copy_plain(builder, s, position)
    if position + 1 < len(s) and s[position + 1] == '(':
        raise TypeError('format requires a mapping')
    elif len(args) == 0:
        if position < len(s):
            raise TypeError('not enough arguments for format string')
    elif position >= len(s):
        raise TypeError('not all arguments converted during ' + ('string' if put is put_value else 'bytes') + ' formatting')
    else:
        directive = Directive()
        position = read_flags(directive, s, position + 1)
        percent_width(builder, s, position, directive, args, put)


def percent_of_mapping(builder, s, mapping, put, named):
    """Formats what has items by key: these, by name, or the whole of it, once."""
    is_used = False
    position = copy_plain(builder, s, 0)
    while position < len(s):
        directive = Directive()
        position += 1
        if position < len(s) and s[position] == '(':
            start = position + 1
            position = end_of_name(s, start)
            value = named(mapping, s[start:position - 1])
            is_used = True
            position = read_flags(directive, s, position)
            position = read_sizes(directive, s, position, isinstance(value, int))
            position = read_letter(directive, s, position)
            put(builder, directive, value)
        else:
            if is_used:
                raise TypeError('not enough arguments for format string')
            is_used = True
            position = read_flags(directive, s, position)
            position = read_sizes(directive, s, position, False)
            position = read_letter(directive, s, position)
            put(builder, directive, mapping)
        position = copy_plain(builder, s, position)


def end_of_name(s, position):
    """Behind the parenthesis that ends a name."""
    depth = 1
    while position < len(s):
        if s[position] == '(':
            depth += 1
        elif s[position] == ')':
            depth -= 1
        position += 1
        if depth == 0:
            return position
    raise ValueError('incomplete format key')


def named_value(mapping, name):
    """What has a name, a str or bytes, in what may have no names at all."""
    if isinstance(mapping, (list, range, bytes, bytearray)):
        raise TypeError(('byte' if isinstance(mapping, bytes) else type(mapping).__name__) + ' indices must be integers or slices, not ' + type(name).__name__)
    elif isinstance(mapping, dict):
        key = item_of(iter(mapping))
        if is_union(key):
            return mapping[name]
        if isinstance(key, type(name)):
            return mapping[name]
        raise KeyError(name)
    return mapping[name]


def read_sizes(directive, s, position, is_number):
    """Width and precision, which cannot be taken from the only value."""
    if position < len(s) and s[position] == '*':
        no_size(is_number)
    directive.width, position = read_number(s, position)
    if position < len(s) and s[position] == '.':
        position += 1
        if position < len(s) and s[position] == '*':
            no_size(is_number)
        directive.precision, position = read_number(s, position)
        if directive.precision < 0:
            directive.precision = 0
    return position


def no_size(is_number):
    if is_number:
        raise TypeError('not enough arguments for format string')
    raise TypeError('* wants int')


def read_letter(directive, s, position):
    """The letter that ends a directive; behind it."""
    while position < len(s) and (s[position] == 'l' or s[position] == 'h' or s[position] == 'L'):
        position += 1
    if position >= len(s):
        raise ValueError('incomplete format')
    directive.letter = s[position:position + 1]
    directive.position = position
    return position + 1


def copy_plain(builder, s, position):
    """Copies text up to the next directive."""
    while position < len(s):
        if s[position] != '%':
            builders.add_code(builder, ord(s[position]))
            position += 1
        elif position + 1 < len(s) and s[position + 1] == '%':
            builders.add_code(builder, 37)
            position += 2
        else:
            return position
    return position


def read_flags(directive, s, position):
    while position < len(s):
        flag = s[position]
        if flag == '-':
            directive.left = True
        elif flag == '+':
            directive.sign = '+'
        elif flag == ' ':
            if directive.sign == '':
                directive.sign = ' '
        elif flag == '#':
            directive.alternate = True
        elif flag == '0':
            directive.zero = True
        else:
            break
        position += 1
    return position


def read_number(s, position):
    """The number at a position, -1 where there is none, and where it ends."""
    start = position
    while position < len(s) and format_numbers.is_digit(s[position]):
        position += 1
    if position == start:
        return -1, position
    return format_numbers.number_in(s, start, position), position


def percent_width(builder, s, position, directive, args, put):
    if position < len(s) and s[position] == '*':
        if isinstance(args[0], int):
            directive.width = int(args[0])
            if directive.width < 0:
                directive.left = True
                directive.width = -directive.width
            if len(args) == 1:
                raise TypeError('not enough arguments for format string')
            else:
                percent_precision(builder, s, position + 1, directive, args[1:], put)
        else:
            raise TypeError('* wants int')
    else:
        directive.width, position = read_number(s, position)
        percent_precision(builder, s, position, directive, args, put)


def percent_precision(builder, s, position, directive, args, put):
    if position < len(s) and s[position] == '.':
        position += 1
        if position < len(s) and s[position] == '*':
            if isinstance(args[0], int):
                directive.precision = int(args[0]) if int(args[0]) > 0 else 0
                if len(args) == 1:
                    raise TypeError('not enough arguments for format string')
                else:
                    percent_value(builder, s, position + 1, directive, args[1:], put)
            else:
                raise TypeError('* wants int')
        else:
            directive.precision, position = read_number(s, position)
            if directive.precision < 0:
                directive.precision = 0
            percent_value(builder, s, position, directive, args, put)
    else:
        percent_value(builder, s, position, directive, args, put)


def percent_value(builder, s, position, directive, args, put):
    position = read_letter(directive, s, position)
    put(builder, directive, args[0])
    percent(builder, s, position, args[1:], put)


def require_letter(directive, letters):
    if not directive.letter in letters:
        unsupported(directive.letter, directive.position)


def unsupported(letter, position):
    raise ValueError("unsupported format character '" + letter + "' (0x" + hlstr(integers.digits(ord(letter[0]), 16)) + ') at index ' + str(position))


def put_value(builder, directive, value):
    require_letter(directive, 'srdiuoxXeEfFgGca')
    letter = directive.letter
    if letter == 's':
        put_text(builder, directive, str(value))
    elif letter == 'r':
        put_text(builder, directive, repr(value))
    elif letter == 'a':
        put_text(builder, directive, str_repr.escaped_beyond_ascii(repr(value)))
    elif letter == 'c':
        put_character(builder, directive, value)
    else:
        put_of_number(builder, directive, value)


def put_decimal(builder, directive, value):
    """A number whose directive asks for the digits of an int, and nothing else."""
    if isinstance(value, int):
        put_number(builder, directive, '-' if value < 0 else directive.sign, '', format_numbers.figures_of(int(value), 10))
    else:
        put_of_number(builder, directive, value)


def put_of_number(builder, directive, value):
    if isinstance(value, int):
        put_int(builder, directive, int(value))
    elif isinstance(value, float):
        put_float(builder, directive, value)
    elif directive.letter in 'eEfFgG':
        put_float(builder, directive, float(guards.number(value, NO_NUMBER_BUT_NONE, '')))
    else:
        put_whole(builder, directive, value)


NO_NUMBER_BUT_NONE = 'must be real number, not NoneType'


def put_whole(builder, directive, value):
    """An instance that can be an int: by __int__ or __index__ where a number is truncated, by __index__ where an int is wanted."""
    is_truncated = directive.letter in 'diu'
    if hasattr(value, '_plain_int_'):
        put_int(builder, directive, value._plain_int_())
    elif is_truncated and hasattr(value, '__int__'):
        put_int(builder, directive, special_results.checked__int__(value))
    elif hasattr(value, '__index__'):
        put_int(builder, directive, special_results.checked__index__(value))
    else:
        wanted = ' format: a real number is required, not ' if is_truncated else ' format: an integer is required, not '
        raise TypeError('%' + directive.letter + wanted + guards.name_of(value))


def put_text(builder, directive, s):
    if directive.precision >= 0 and directive.precision < len(s):
        s = s[:directive.precision]
    missing = directive.width - len(s)
    if not directive.left:
        builders.add_repeated(builder, 32, missing)
    builders.add(builder, s)
    if directive.left:
        builders.add_repeated(builder, 32, missing)


def put_character(builder, directive, value):
    if isinstance(value, int):
        put_code_point(builder, directive, int(value))
    elif hasattr(value, '__index__'):
        put_code_point(builder, directive, special_results.checked__index__(value))
    elif isinstance(value, str):
        if len(value) != 1:
            raise TypeError('%c requires int or char')
        put_text(builder, directive, value)
    else:
        raise TypeError('%c requires int or char')


def put_code_point(builder, directive, value):
    if value < 0 or value > 0x10ffff:
        raise OverflowError('%c arg not in range(0x110000)')
    put_text(builder, directive, chr(value) + '')


def put_int(builder, directive, value):
    letter = directive.letter
    if letter in 'eEfFgG':
        put_float(builder, directive, float(value))
        return
    prefix = ''
    if letter == 'x' or letter == 'X':
        figures = format_numbers.figures_of(value, 16)
        prefix = '0' + letter
    elif letter == 'o':
        figures = format_numbers.figures_of(value, 8)
        prefix = '0o'
    else:
        figures = format_numbers.figures_of(value, 10)
    if letter == 'X':
        figures = figures.upper()
    if not directive.alternate:
        prefix = ''
    if directive.precision > len(figures):
        figures = '0' * (directive.precision - len(figures)) + figures
    put_number(builder, directive, '-' if value < 0 else directive.sign, prefix, figures)


def put_float(builder, directive, value):
    letter = directive.letter
    if not letter in 'eEfFgG':
        put_truncated(builder, directive, value)
        return
    body = format_numbers.real_digits(value, letter, directive.precision, directive.alternate)
    sign = directive.sign
    if body[0] == '-':
        sign = '-'
        body = body[1:]
    if letter == 'E' or letter == 'F' or letter == 'G':
        body = body.upper()
    put_number(builder, directive, sign, '', body)


def put_truncated(builder, directive, value):
    if directive.letter == 'x' or directive.letter == 'X' or directive.letter == 'o':
        raise TypeError('%' + directive.letter + ' format: an integer is required, not float')
    put_int(builder, directive, float_methods.to_int(value))


def put_number(builder, directive, sign, prefix, figures):
    missing = directive.width - len(sign) - len(prefix) - len(figures)
    zeros = directive.zero and not directive.left
    if not directive.left and not zeros:
        builders.add_repeated(builder, 32, missing)
    builders.add(builder, sign)
    builders.add(builder, prefix)
    if zeros:
        builders.add_repeated(builder, 48, missing)
    builders.add(builder, figures)
    if directive.left:
        builders.add_repeated(builder, 32, missing)
