"""What replacement fields look up in an argument, where only the run tells the fields: attributes and items, by recursion over the rest of a field, since each may be of a type of its own."""

from rpython.rtyper.lltypesystem.lltype import is_union, item_of, llstr
from rpython.rtyper.special_methods import with_attribute
from serpentine_system import format_numbers, integers, str_repr


def text_of(value, field, position, conversion, spec):
    """The text of what a field looks up in a value from a position on. Where values know nothing of what is looked up, the run raises what Python says."""
    if position >= len(field):
        return format_value(value, conversion, spec)
    if field[position] == '.':
        end = end_of_name(field, position + 1)
        name = field[position + 1:end]
        rest = field, end, conversion, spec
        if value is None:
            raise AttributeError("'NoneType' object has no attribute '" + name + "'")
        if name == '__class__':
            return text_of_class(type(value), rest)
        if isinstance(value, type):
            return text_of_class(value, (field, position, conversion, spec))
        return with_attribute(value, name, text_of_rest, rest)
    end = end_of_key(field, position)
    index = index_in(field, position + 1, end)
    rest = field, end + 1, conversion, spec
    if value is None:
        raise TypeError("'NoneType' object is not subscriptable")
    if isinstance(value, tuple) and not hasattr(value, '_plain_items_'):
        if index < 0:
            raise TypeError('tuple indices must be integers or slices, not str')
        return text_of_item(value, index, rest)
    if isinstance(value, dict) and not hasattr(value, '_plain_contents_'):
        return text_of_entry(value, field[position + 1:end], index, rest)
    if index < 0:
        return text_of_rest(value[field[position + 1:end]], rest)
    return text_of_rest(value[index], rest)


text_of.has_alternatives = True


def text_of_rest(value, rest):
    field, position, conversion, spec = rest
    return text_of(value, field, position, conversion, spec)


def text_of_class(a_class, rest):
    """Of classes the names are looked up, and nothing else."""
    field, position, conversion, spec = rest
    if position >= len(field):
        return format_value(a_class, conversion, spec)
    end = end_of_name(field, position + 1)
    name = field[position + 1:end]
    if field[position] == '.' and name == '__name__':
        return text_of(a_class.__name__, field, end, conversion, spec)
    if field[position] == '.' and name == '__qualname__':
        return text_of(a_class.__qualname__, field, end, conversion, spec)
    if field[position] == '.' and name == '__module__':
        return text_of(a_class.__module__, field, end, conversion, spec)
    raise TypeError("'" + name + "' of a class is looked up by constant names only")


def text_of_item(items, index, rest):
    if len(items) == 0:
        raise IndexError('tuple index out of range')
    if index == 0:
        return text_of_rest(items[0], rest)
    return text_of_item(items[1:], index - 1, rest)


def text_of_entry(mapping, name, index, rest):
    """A number is a key of its own, and equal to none that is a text."""
    key = item_of(iter(mapping))
    if is_union(key) or isinstance(key, (str, int, float)):
        if index < 0:
            if is_union(key) or isinstance(key, str):
                return text_of_rest(mapping[name], rest)
        elif is_union(key) or not isinstance(key, str):
            return text_of_rest(mapping[index], rest)
    if index < 0:
        raise KeyError(name)
    raise KeyError(index)


def end_of_name(field, position):
    end = position
    while end < len(field) and field[end] != '.' and field[end] != '[':
        end += 1
    if end == position:
        raise ValueError('Empty attribute in format string')
    return end


def end_of_key(field, position):
    """Where the bracket is closed that stands at a position, if one does."""
    if field[position] != '[':
        raise ValueError("Only '.' or '[' may follow ']' in format field specifier")
    end = field.find(']', position + 1)
    if end < 0:
        raise ValueError("Missing ']' in format string")
    if end == position + 1:
        raise ValueError('Empty attribute in format string')
    return end


def index_in(field, start, end):
    """The number that a key is; -1 if it is a name."""
    position = start
    while position < end:
        if not format_numbers.is_digit(field[position]):
            return -1
        position += 1
    if end - start > 18:
        raise ValueError('Too many decimal digits in format string')
    return integers.parse(llstr(field[start:end]), 10)


def format_value(value, conversion, spec):
    if conversion == '':
        return format(value, spec)
    if conversion == 'r':
        return format(repr(value), spec)
    if conversion == 's':
        return format(str(value), spec)
    if conversion == 'a':
        return format(str_repr.escaped_beyond_ascii(repr(value)), spec)
    raise ValueError('Unknown conversion specifier ' + (conversion if ' ' < conversion and conversion < '\x7f' else '\\x' + hex(ord(conversion))[2:]))
