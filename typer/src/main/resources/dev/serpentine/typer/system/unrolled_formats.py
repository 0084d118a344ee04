"""str.format of a constant text: it is read before the program runs, and becomes a function of its arguments. Fields that look up attributes and items are of types that only constants tell."""

from _string import formatter_field_name_split
from serpentine_system import str_format

arithmetic_is_checked = True

_made = {}


def format_of_constant(text, count, names):
    """The function of the text and its arguments, the last of which have these names, that formats it."""
    key = text, count, names
    if key not in _made:
        _made[key] = _function(text, count, _Fields(count, names))
    return _made[key]


def format_map_of_constant(text, count, names):
    """The same of a text that is formatted by a mapping."""
    return _of_mapping(text, _OfMapping())


def format_mapping_of_constant(text, count, names):
    """The same where format() gets the mapping's keywords."""
    return _of_mapping(text, _OfKeywords())


def format_mapping_behind_of_constant(text, count, names):
    """The same where other arguments stand before the mapping, the last of which have these names."""
    key = text, count, names, _BehindArguments
    if key not in _made:
        _made[key] = _function(text, count + 1, _BehindArguments(count, names))
    return _made[key]


def _of_mapping(text, fields):
    key = text, type(fields)
    if key not in _made:
        _made[key] = _function(text, 1, fields)
    return _made[key]


def _function(text, count, fields):
    pieces = []
    try:
        for piece in fields.pieces(text, 2):
            pieces.append(piece)
        end = "return f'" + ''.join(f'{{p{i}}}' for i in range(len(pieces))) + "'"
    except ValueError as wrong:
        end = f'raise ValueError({str(wrong)!r})'
    body = [f'p{i} = {piece}' for i, piece in enumerate(pieces)] + [end]
    parameters = ', '.join(['self'] + [f'a{i}' for i in range(count)])
    source = f'def formatted({parameters}):\n' + ''.join(f'    {line}\n' for line in body)
    namespace = {'__name__': __name__, 'str_format': str_format}
    exec(compile(source, 'serpentine_system/unrolled_formats.py', 'exec'), namespace)
    return namespace['formatted']


class _Fields:
    """Reads the fields of a text and of the specifications in it; all are numbered together."""

    def __init__(self, count, names):
        self.positional = count - len(names)
        self.names = names
        self.automatic = 0

    def pieces(self, text, depth):
        """Gives an expression for each literal and each field; ValueError where the text is wrong."""
        if depth == 0:
            raise ValueError('Max string recursion exceeded')
        literal = ''
        position = 0
        while position < len(text):
            if text[position] not in '{}':
                literal += text[position]
                position += 1
            elif not str_format.is_field(text, position):
                literal += text[position]
                position += 2
            else:
                if literal:
                    yield repr(literal)
                literal = ''
                name, conversion, spec, position = str_format.read_field(text, position + 1)
                yield self.field(name, spec, conversion, depth)
        if literal:
            yield repr(literal)

    def field(self, name, spec, conversion, depth):
        value = self.value(name)
        if conversion:
            if conversion not in 'rsa':
                raise ValueError('Unknown conversion specifier ' + conversion)
            value = {'r': 'repr', 's': 'str', 'a': 'ascii'}[conversion] + '(' + value + ')'
        return 'format(' + value + ', ' + (' + '.join(self.pieces(spec, depth - 1)) if '{' in spec else repr(spec)) + ')'

    def value(self, name):
        first, rest = formatter_field_name_split(name)
        value = self.argument(first)
        for is_attribute, key in rest:
            value = f'getattr({value}, {key!r})' if is_attribute else f'{value}[{key!r}]'
        return value

    def argument(self, first):
        if first == '':
            if self.automatic < 0:
                raise ValueError('cannot switch from manual field specification to automatic field numbering')
            first = self.automatic
            self.automatic += 1
        elif isinstance(first, int):
            if self.automatic > 0:
                raise ValueError('cannot switch from automatic field numbering to manual field specification')
            self.automatic = -1
        else:
            return f'a{self.positional + self.names.index(first)}' if first in self.names else f'str_format.no_keyword({first!r})'
        return f'a{first}' if first < self.positional else f'str_format.no_argument({first})'


class _OfMapping(_Fields):
    """Those of a text whose values are in a mapping."""

    def __init__(self):
        super().__init__(0, ())

    def argument(self, first):
        if first == '' or isinstance(first, int):
            raise ValueError('Format string contains positional fields')
        return f'a0[{first!r}]'


class _BehindArguments(_Fields):
    """Those of a text whose values are arguments, or in the mapping that is the last of them."""

    def __init__(self, count, names):
        super().__init__(count, names)
        self.mapping = f'a{count}'

    def argument(self, first):
        is_mapped = isinstance(first, str) and first != '' and first not in self.names
        return f'{self.mapping}[{first!r}]' if is_mapped else super().argument(first)


class _OfKeywords(_OfMapping):
    def argument(self, first):
        return _Fields.argument(self, first) if first == '' or isinstance(first, int) else f'a0[{first!r}]'
