"""Characters as literals spell them, and the encoding unicode_escape."""

from rpython.rtyper.lltypesystem.lltype import Signed, cast_primitive, int_lshift, int_rshift
from serpentine_system import builders
from serpentine_system.error_handlers import BACKSLASHREPLACE, IGNORE, REPLACE

BACKSLASH = 92
OCTAL_DIGITS = 3
LARGEST = 0x10ffff


def backslashed(code):
    """The code point as an escape sequence."""
    if code < 256:
        return '\\x' + padded_hexadecimal(code, 2)
    if code < 0x10000:
        return '\\u' + padded_hexadecimal(code, 4)
    return '\\U' + padded_hexadecimal(code, 8)


def padded_hexadecimal(value, width):
    result = ''
    for i in range(width):
        digit = int_rshift(value, (width - 1 - i) * 4) & 15
        result += '0123456789abcdef'[digit]
    return result


def byte_at(items, i):
    return cast_primitive(Signed, items[i])


def escaped(s):
    """The ASCII text that a literal has for a text."""
    builder = builders.new(len(s))
    for character in s:
        if character == '\\':
            builders.add(builder, '\\\\')
        elif character == '\n':
            builders.add(builder, '\\n')
        elif character == '\r':
            builders.add(builder, '\\r')
        elif character == '\t':
            builders.add(builder, '\\t')
        elif ' ' <= character and character <= '~':
            builders.add(builder, character)
        else:
            builders.add(builder, backslashed(ord(character)))
    return builders.build(builder)


def unescaped(items, length, its_handler):
    """What a literal with these bytes between its quotes is; bytes outside of escapes are Latin-1."""
    builder = builders.new(length)
    i = 0
    while i < length:
        byte = byte_at(items, i)
        if byte != BACKSLASH:
            builders.add_code(builder, byte)
            i += 1
        elif i + 1 == length:
            refuse(builder, items, i, length, its_handler, '\\ at end of string')
            i += 1
        else:
            i = add_escape(builder, items, i, length, chr(byte_at(items, i + 1)), its_handler)
    return builders.build(builder)


def add_escape(builder, items, start, length, kind, its_handler):
    """Appends what the escape that begins there stands for; returns where to go on."""
    if kind == 'x':
        return add_hexadecimal(builder, items, start, length, 2, its_handler, 'truncated \\xXX escape')
    if kind == 'u':
        return add_hexadecimal(builder, items, start, length, 4, its_handler, 'truncated \\uXXXX escape')
    if kind == 'U':
        return add_hexadecimal(builder, items, start, length, 8, its_handler, 'truncated \\UXXXXXXXX escape')
    if kind == 'N':
        raise NotImplementedError('names of characters in the encoding unicode_escape')
    if '0' <= kind and kind <= '7':
        return add_octal(builder, items, start + 1, length)
    if kind != '\n':
        add_single(builder, kind)
    return start + 2


def add_single(builder, kind):
    """Of a letter that stands for itself the backslash stays."""
    place = 'abfnrtv\\\'"'.find(kind)
    if place < 0:
        builders.add_code(builder, BACKSLASH)
        builders.add(builder, kind)
    else:
        builders.add(builder, '\a\b\f\n\r\t\v\\\'"'[place])


def add_octal(builder, items, start, length):
    code = 0
    i = start
    while i < length and i < start + OCTAL_DIGITS:
        digit = byte_at(items, i) - 48
        if digit < 0 or digit > 7:
            break
        code = code * 8 + digit
        i += 1
    builders.add_code(builder, code)
    return i


def add_hexadecimal(builder, items, start, length, count, its_handler, reason):
    code = 0
    i = start + 2
    while i < start + 2 + count:
        digit = hexadecimal_digit(byte_at(items, i)) if i < length else -1
        if digit < 0:
            refuse(builder, items, start, i, its_handler, reason)
            return i
        code = int_lshift(code, 4) | digit
        i += 1
    if code > LARGEST:
        refuse(builder, items, start, i, its_handler, 'illegal Unicode character')
    else:
        builders.add_code(builder, code)
    return i


def hexadecimal_digit(byte):
    """-1 where it is none."""
    if 48 <= byte and byte <= 57:
        return byte - 48
    letter = byte | 32
    if 97 <= letter and letter <= 102:
        return letter - 87
    return -1


def refuse(builder, items, start, stop, its_handler, reason):
    """Does with a broken escape what the handler says."""
    if its_handler == IGNORE:
        return
    if its_handler == REPLACE:
        builders.add_code(builder, 0xfffd)
    elif its_handler == BACKSLASHREPLACE:
        for i in range(start, stop):
            builders.add(builder, backslashed(byte_at(items, i)))
    elif stop - start > 1:
        raise UnicodeDecodeError("'unicodeescape' codec can't decode bytes in position " + str(start) + '-' + str(stop - 1) + ': ' + reason)
    else:
        raise UnicodeDecodeError("'unicodeescape' codec can't decode byte 0x5c in position " + str(start) + ': ' + reason)
