"""Text as bytes: encoding and decoding."""

from rpython.rtyper.lltypesystem.lltype import hlstr, int_lshift, int_rshift, llbytes, llstr
from serpentine_system import builders, escapes, lists, streams, text
from serpentine_system.error_handlers import BACKSLASHREPLACE, IGNORE, REPLACE, STRICT, SURROGATEESCAPE, SURROGATEPASS, XMLCHARREFREPLACE, handler
from serpentine_system.escapes import backslashed, byte_at, padded_hexadecimal

UTF_8 = 0
ASCII = 1
LATIN_1 = 2
UTF_16 = 3
UTF_16_LE = 4
UTF_16_BE = 5
UTF_32 = 6
UTF_32_LE = 7
UTF_32_BE = 8
UTF_8_SIG = 9
UNICODE_ESCAPE = 10
# With this UTF-8 begins that has a signature.
MARK = b'\xef\xbb\xbf'


def codec(name):
    """The number of an encoding by any of its usual names."""
    plain = name.lower().replace('_', '-')
    if plain == 'utf-8' or plain == 'utf8' or plain == 'u8':
        return UTF_8
    if plain == 'ascii' or plain == 'us-ascii' or plain == '646':
        return ASCII
    if plain == 'latin-1' or plain == 'latin1' or plain == 'iso-8859-1' or plain == 'iso8859-1' or plain == 'l1' or plain == '8859':
        return LATIN_1
    if plain == 'utf-16' or plain == 'utf16':
        return UTF_16
    if plain == 'utf-16-le' or plain == 'utf-16le':
        return UTF_16_LE
    if plain == 'utf-16-be' or plain == 'utf-16be':
        return UTF_16_BE
    if plain == 'utf-32' or plain == 'utf32':
        return UTF_32
    if plain == 'utf-32-le' or plain == 'utf-32le':
        return UTF_32_LE
    if plain == 'utf-32-be' or plain == 'utf-32be':
        return UTF_32_BE
    if plain == 'utf-8-sig' or plain == 'utf8-sig':
        return UTF_8_SIG
    if plain == 'unicode-escape' or plain == 'unicodeescape':
        return UNICODE_ESCAPE
    raise LookupError('unknown encoding: ' + name)


def without_mark(its_codec):
    """The same encoding where no mark stands, as behind the beginning of a file."""
    if its_codec == UTF_8_SIG:
        return UTF_8
    if its_codec == UTF_16:
        return UTF_16_LE
    if its_codec == UTF_32:
        return UTF_32_LE
    return its_codec


def is_wide(its_codec):
    return UTF_16 <= its_codec and its_codec <= UTF_32_BE


# Encoding

def encode(self, encoding='utf-8', errors='strict'):
    """str.encode."""
    return encode_with(self, codec(encoding), handler(errors))


def encode_with(s, its_codec, its_handler):
    if its_codec == UNICODE_ESCAPE:
        return encode_with(escapes.escaped(s), ASCII, STRICT)
    if its_codec == UTF_8_SIG:
        return MARK + encode_with(s, UTF_8, its_handler)
    builder = builders.new_bytes(len(s))
    if its_codec == UTF_16:
        put_unit(builder, 0xfeff, 2, False)
    elif its_codec == UTF_32:
        put_unit(builder, 0xfeff, 4, False)
    p = llstr(s)
    for i in range(p.length):
        code = text.codepoint(p, i)
        if not put_code(builder, code, its_codec):
            refuse_character(builder, p, i, its_codec, its_handler)
    return builders.build_bytes(builder)


def put_code(builder, code, its_codec):
    """Appends a code point's bytes; False where the encoding has none."""
    if not has_code(code, its_codec):
        return False
    if its_codec == ASCII or its_codec == LATIN_1 or its_codec == UTF_8 and code < 128:
        builders.add_byte(builder, code)
    elif its_codec == UTF_8:
        put_utf_8(builder, code)
    else:
        put_wide_code(builder, code, its_codec)
    return True


def put_wide_code(builder, code, its_codec):
    """In UTF-16 or UTF-32."""
    is_big = its_codec == UTF_16_BE or its_codec == UTF_32_BE
    if its_codec >= UTF_32:
        put_unit(builder, code, 4, is_big)
    elif code < 0x10000:
        put_unit(builder, code, 2, is_big)
    else:
        put_unit(builder, 0xd800 | int_rshift(code - 0x10000, 10), 2, is_big)
        put_unit(builder, 0xdc00 | code - 0x10000 & 0x3ff, 2, is_big)


def put_utf_8(builder, code):
    if code < 0x800:
        builders.add_byte(builder, 0xc0 | int_rshift(code, 6))
    else:
        if code < 0x10000:
            builders.add_byte(builder, 0xe0 | int_rshift(code, 12))
        else:
            builders.add_byte(builder, 0xf0 | int_rshift(code, 18))
            builders.add_byte(builder, 0x80 | int_rshift(code, 12) & 63)
        builders.add_byte(builder, 0x80 | int_rshift(code, 6) & 63)
    builders.add_byte(builder, 0x80 | code & 63)


def put_unit(builder, unit, size, is_big):
    for i in range(size):
        shift = (size - 1 - i if is_big else i) * 8
        builders.add_byte(builder, int_rshift(unit, shift) & 255)


def refuse_character(builder, p, position, its_codec, its_handler):
    """Does with a code point that cannot be encoded what the handler says."""
    code = text.codepoint(p, position)
    if its_handler == IGNORE:
        return
    if its_handler == REPLACE:
        put_code(builder, 63, its_codec)
    elif its_handler == SURROGATEESCAPE and 0xdc80 <= code and code < 0xdd00:
        builders.add_byte(builder, code - 0xdc00)
    elif its_handler == SURROGATEPASS and 0xd800 <= code and code < 0xe000:
        if its_codec == UTF_8:
            put_utf_8(builder, code)
        else:
            put_wide_code(builder, code, its_codec)
    elif its_handler == BACKSLASHREPLACE:
        put_text(builder, backslashed(code), its_codec)
    elif its_handler == XMLCHARREFREPLACE:
        put_text(builder, '&#' + str(code) + ';', its_codec)
    else:
        raise UnicodeEncodeError("'" + codec_name(its_codec) + "' codec can't encode " + refused(p, position, its_codec) + ': ' + limit_text(its_codec))


def refused(p, position, its_codec):
    """Which code points are told of: all that stand together, but in wide encodings."""
    last = position
    if its_codec == UTF_8 or its_codec == ASCII or its_codec == LATIN_1:
        while last + 1 < p.length and not has_code(text.codepoint(p, last + 1), its_codec):
            last += 1
    if last > position:
        return 'characters in position ' + str(position) + '-' + str(last)
    return "character '" + backslashed(text.codepoint(p, position)) + "' in position " + str(position)


def has_code(code, its_codec):
    """Whether a code point can be encoded."""
    if its_codec == ASCII:
        return code < 128
    if its_codec == LATIN_1:
        return code < 256
    return code < 0xd800 or code >= 0xe000


def put_text(builder, s, its_codec):
    for i in range(len(s)):
        put_code(builder, ord(s[i]), its_codec)


def codec_name(its_codec):
    if its_codec == UTF_8:
        return 'utf-8'
    if its_codec == ASCII:
        return 'ascii'
    if its_codec == LATIN_1:
        return 'latin-1'
    if its_codec == UTF_16:
        return 'utf-16'
    if its_codec == UTF_16_LE:
        return 'utf-16-le'
    if its_codec == UTF_16_BE:
        return 'utf-16-be'
    if its_codec == UTF_32:
        return 'utf-32'
    if its_codec == UTF_32_LE:
        return 'utf-32-le'
    return 'utf-32-be'


def limit_text(its_codec):
    if its_codec == ASCII:
        return 'ordinal not in range(128)'
    if its_codec == LATIN_1:
        return 'ordinal not in range(256)'
    return 'surrogates not allowed'


# Decoding

def decode(self, encoding='utf-8', errors='strict'):
    """bytes.decode."""
    return decode_with(llbytes(self).items, len(self), codec(encoding), handler(errors))


def decode_system(items, length):
    """Text that the system gave."""
    return decode_with(items, length, UTF_8, SURROGATEESCAPE)


def encode_system(s):
    """Text for the system: a path, a name; as bytes it is what the system gets."""
    if isinstance(s, bytes):
        encoded = s
    else:
        encoded = encode_with(s, UTF_8, SURROGATEESCAPE)
    if 0 in encoded:
        raise ValueError('embedded null byte')
    return encoded


def decode_with(items, length, its_codec, its_handler):
    if its_codec == UTF_8:
        return decode_utf_8(items, length, its_handler)
    if its_codec == ASCII:
        return decode_ascii(items, length, its_handler)
    if its_codec == LATIN_1:
        return hlstr(text.from_narrow_items(items, 0, length))
    if its_codec == UNICODE_ESCAPE:
        return escapes.unescaped(items, length, its_handler)
    if its_codec == UTF_8_SIG:
        start = len(MARK) if begins_with_mark(items, length) else 0
        return decode_utf_8(lists.part(items, start, length - start), length - start, its_handler)
    return decode_wide(items, length, its_codec, its_handler)


def begins_with_mark(items, length):
    return length >= 3 and byte_at(items, 0) == 0xef and byte_at(items, 1) == 0xbb and byte_at(items, 2) == 0xbf


def decode_ascii(items, length, its_handler):
    if streams.is_ascii(items, length):
        return hlstr(text.from_narrow_items(items, 0, length))
    builder = builders.new(length)
    for i in range(length):
        byte = byte_at(items, i)
        if byte < 128:
            builders.add_code(builder, byte)
        else:
            refuse_byte(builder, byte, i, ASCII, its_handler, 'ordinal not in range(128)')
    return builders.build(builder)


def decode_utf_8(items, length, its_handler):
    if streams.is_ascii(items, length):
        return hlstr(text.from_narrow_items(items, 0, length))
    builder = builders.new(length)
    i = 0
    while i < length:
        byte = byte_at(items, i)
        if byte < 128:
            builders.add_code(builder, byte)
            i += 1
        else:
            i = decode_sequence(builder, items, i, length, byte, its_handler)
    return builders.build(builder)


def decode_sequence(builder, items, i, length, byte, its_handler):
    """Decodes a sequence of several bytes, or deals with an invalid one; returns where to go on."""
    if byte < 0xc2 or byte > 0xf4:
        refuse_byte(builder, byte, i, UTF_8, its_handler, 'invalid start byte')
        return i + 1
    needed = 1 if byte < 0xe0 else 2 if byte < 0xf0 else 3
    code = byte & int_rshift(63, needed)
    for k in range(1, needed + 1):
        if i + k >= length:
            refuse_bytes(builder, items, i, length, its_handler, 'unexpected end of data')
            return length
        follower = byte_at(items, i + k)
        low = 0x80
        high = 0xbf
        if k == 1:
            if byte == 0xe0:
                low = 0xa0
            elif byte == 0xf0:
                low = 0x90
            elif byte == 0xf4:
                high = 0x8f
            elif byte == 0xed and its_handler != SURROGATEPASS:
                high = 0x9f
        if follower < low or follower > high:
            refuse_bytes(builder, items, i, i + k, its_handler, 'invalid continuation byte')
            return i + k
        code = int_lshift(code, 6) | follower & 63
    builders.add_code(builder, code)
    return i + needed + 1


def refuse_byte(builder, byte, position, its_codec, its_handler, reason):
    """Does with a byte that cannot be decoded what the handler says."""
    if its_handler == IGNORE:
        return
    if its_handler == REPLACE:
        builders.add_code(builder, 0xfffd)
    elif its_handler == SURROGATEESCAPE and byte > 127:
        builders.add_code(builder, 0xdc00 + byte)
    elif its_handler == BACKSLASHREPLACE:
        builders.add(builder, backslashed(byte))
    else:
        raise UnicodeDecodeError("'" + codec_name(its_codec) + "' codec can't decode byte 0x" + padded_hexadecimal(byte, 2) + ' in position '
                                 + str(position) + ': ' + reason)


def refuse_bytes(builder, items, start, stop, its_handler, reason):
    """The same for the bytes of a broken UTF-8 sequence."""
    if its_handler == REPLACE:
        builders.add_code(builder, 0xfffd)
    elif its_handler == STRICT and stop - start > 1:
        raise UnicodeDecodeError("'utf-8' codec can't decode bytes in position " + str(start) + '-' + str(stop - 1) + ': ' + reason)
    else:
        for i in range(start, stop):
            refuse_byte(builder, byte_at(items, i), i, UTF_8, its_handler, reason)


def decode_wide(items, length, its_codec, its_handler):
    """UTF-16 and UTF-32."""
    size = 4 if its_codec >= UTF_32 else 2
    is_big = its_codec == UTF_16_BE or its_codec == UTF_32_BE
    i = 0
    if (its_codec == UTF_16 or its_codec == UTF_32) and length >= size:
        if unit_at(items, 0, size, False) == 0xfeff:
            i = size
        elif unit_at(items, 0, size, True) == 0xfeff:
            is_big = True
            i = size
    # Errors name the order that was found.
    told = without_mark(its_codec) if not is_big else UTF_16_BE if size == 2 else UTF_32_BE
    builder = builders.new(length)
    while i < length:
        if i + size > length:
            refuse_byte(builder, byte_at(items, i), i, told, its_handler, 'truncated data')
            break
        code = unit_at(items, i, size, is_big)
        i += size
        if size == 2 and 0xd800 <= code and code < 0xdc00 and i + 2 <= length:
            low = unit_at(items, i, 2, is_big)
            if 0xdc00 <= low and low < 0xe000:
                code = 0x10000 + int_lshift(code - 0xd800, 10) + low - 0xdc00
                i += 2
        if 0xd800 <= code and code < 0xe000 and its_handler != SURROGATEPASS or code > 0x10ffff:
            refuse_byte(builder, byte_at(items, i - size), i - size, told, its_handler, 'illegal encoding')
        else:
            builders.add_code(builder, code)
    return builders.build(builder)


def unit_at(items, start, size, is_big):
    value = 0
    for i in range(size):
        shift = (size - 1 - i if is_big else i) * 8
        value |= int_lshift(byte_at(items, start + i), shift)
    return value
