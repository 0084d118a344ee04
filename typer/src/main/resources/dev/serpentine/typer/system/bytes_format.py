"""The % operator of bytes: as that of text, but for what stands for text."""

from serpentine_system import bytearray_methods, bytes_methods, guards, str_format, str_repr


def __mod__(self, args):
    return bytes_methods.as_bytes(str_format.percented(bytes_methods.as_text(self), args, put_value, named_value))


def of_bytearray(self, args):
    return bytearray_methods.fresh(__mod__(bytearray_methods.frozen(self), args))


def named_value(mapping, name):
    """As for str, where names are bytes: name is the text of the same codes."""
    return str_format.named_value(mapping, bytes_methods.as_bytes(name))


def put_value(builder, directive, value):
    str_format.require_letter(directive, 'sbrdiuoxXeEfFgGca')
    letter = directive.letter
    if letter == 's' or letter == 'b':
        str_format.put_text(builder, directive, text_of(value))
    elif letter == 'r' or letter == 'a':
        str_format.put_text(builder, directive, str_repr.escaped_beyond_ascii(repr(value)))
    elif letter == 'c':
        str_format.put_text(builder, directive, character_of(value))
    else:
        str_format.put_of_number(builder, directive, value)


def text_of(value):
    if isinstance(value, bytes):
        return bytes_methods.as_text(value)
    elif isinstance(value, bytearray):
        return bytes_methods.as_text(bytearray_methods.frozen(value))
    elif hasattr(value, '__bytes__'):
        return bytes_methods.as_text(value.__bytes__())
    raise TypeError("%b requires a bytes-like object, or an object that implements __bytes__, not '" + guards.name_of(value) + "'")


def character_of(value):
    if isinstance(value, int):
        if value < 0 or value > 255:
            raise OverflowError('%c arg not in range(256)')
        return chr(int(value)) + ''
    elif isinstance(value, (bytes, bytearray)):
        if len(value) == 1:
            return chr(value[0]) + ''
    raise TypeError('%c requires an integer in range(256) or a single byte')
