"""The module _string, by which string.Formatter reads a text with fields."""

from serpentine_system.str_format import is_field, read_field


def formatter_parser(format_string):
    """Each piece of text, and the field behind it: its name, specification and conversion, which are None where none follows."""
    if not isinstance(format_string, str):
        raise TypeError('expected str, got ' + type(format_string).__name__)
    position = 0
    while position < len(format_string):
        start = position
        while position < len(format_string) and format_string[position] not in '{}':
            position += 1
        if position == len(format_string):
            yield format_string[start:], None, None, None
        elif not is_field(format_string, position):
            yield format_string[start:position + 1], None, None, None
            position += 2
        else:
            literal = format_string[start:position]
            name, conversion, spec, position = read_field(format_string, position + 1)
            yield literal, name, spec, conversion if conversion != '' else None


def formatter_field_name_split(field_name):
    """The argument that a field names, and what is looked up in it: whether it is an attribute, and its name or the index."""
    if not isinstance(field_name, str):
        raise TypeError('expected str, got ' + type(field_name).__name__)
    end = 0
    while end < len(field_name) and field_name[end] not in '.[':
        end += 1
    return number_or_name(field_name[:end]), parts_of_field(field_name, end)


def number_or_name(text):
    if text.isascii() and text.isdigit():
        return int(text)
    return text


def parts_of_field(field_name, position):
    while position < len(field_name):
        is_attribute = field_name[position] == '.'
        start = position + 1
        position = start
        if is_attribute:
            while position < len(field_name) and field_name[position] not in '.[':
                position += 1
            end = position
        elif field_name[position - 1] == '[':
            end = field_name.find(']', start)
            if end < 0:
                raise ValueError("Missing ']' in format string")
            position = end + 1
        else:
            raise ValueError("Only '.' or '[' may follow ']' in format field specifier")
        if end == start:
            raise ValueError('Empty attribute in format string')
        name = field_name[start:end]
        yield is_attribute, name if is_attribute else number_or_name(name)
