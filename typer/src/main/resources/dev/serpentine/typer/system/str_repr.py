"""str: repr, ascii and plain text."""

from rpython.rtyper.lltypesystem.lltype import Char, Signed, cast_primitive, hlstr, llstr
from serpentine_system import builders, escapes, printable, text


def __repr__(self):
    return quoted(self)


def __str__(self):
    return self


def ascii_repr(value):
    """ascii(value), of anything: its repr, and what is not ASCII in it escaped."""
    p = llstr(repr(value))
    builder = builders.new(p.length + 2)
    for i in range(p.length):
        code = text.codepoint(p, i)
        if code < 128:
            builders.add_code(builder, code)
        else:
            add_escaped(builder, code, 0, True)
    return builders.build(builder)


def quoted(s):
    p = llstr(s)
    if not p.is_wide and needs_no_escape(text.narrow_items(p), p.length):
        return hlstr(surrounded(p))
    quote = 39
    if is_in(p, 39) and not is_in(p, 34):
        quote = 34
    builder = builders.new(p.length + 2)
    builders.add_code(builder, quote)
    for i in range(p.length):
        add_escaped(builder, text.codepoint(p, i), quote, False)
    builders.add_code(builder, quote)
    return builders.build(builder)


def needs_no_escape(characters, length):
    """Whether characters are all ASCII that stands for itself within single quotes."""
    for i in range(length):
        code = cast_primitive(Signed, characters[i])
        if code < 32 or code > 126 or code == 39 or code == 92:
            return False
    return True


def surrounded(p):
    """Narrow text in single quotes."""
    quoted = text.new_narrow(p.length + 2)
    text.narrow_items(quoted)[0] = cast_primitive(Char, 39)
    text.copy_to_narrow(p, 0, text.narrow_items(quoted), 1, p.length)
    text.narrow_items(quoted)[p.length + 1] = cast_primitive(Char, 39)
    return quoted


def is_in(p, code):
    for i in range(p.length):
        if text.codepoint(p, i) == code:
            return True
    return False


def add_escaped(builder, code, quote, only_ascii):
    if code == quote or code == 92:
        builders.add_code(builder, 92)
        builders.add_code(builder, code)
    elif code == 10:
        builders.add(builder, '\\n')
    elif code == 13:
        builders.add(builder, '\\r')
    elif code == 9:
        builders.add(builder, '\\t')
    elif code < 127 and code >= 32:
        builders.add_code(builder, code)
    elif only_ascii or not printable.is_printable(code):
        builders.add(builder, escapes.backslashed(code))
    else:
        builders.add_code(builder, code)


def escaped_beyond_ascii(s):
    """The text of a repr with everything beyond ASCII escaped."""
    p = llstr(s)
    builder = builders.new(p.length)
    for i in range(p.length):
        code = text.codepoint(p, i)
        if code < 128:
            builders.add_code(builder, code)
        else:
            builders.add(builder, escapes.backslashed(code))
    return builders.build(builder)
