"""Low-level helpers: text and bytes that grow at the end."""

from rpython.rtyper.lltypesystem.lltype import (BYTES, CHARS, UNICHARS, Char, GcStruct, Ptr, Signed, UniChar, cast_primitive, hlbytes, hlstr,
                                                ll_arraycopy, llbytes, llstr, malloc, nullptr, typeOf)
from serpentine_system import text

BUILDER = GcStruct('text_builder', ('length', Signed), ('narrow', Ptr(CHARS)), ('wide', Ptr(UNICHARS)))
BYTES_BUILDER = GcStruct('bytes_builder', ('length', Signed), ('items', Ptr(CHARS)))


def new(room):
    """A builder of text with room for so many characters."""
    builder = malloc(BUILDER)
    builder.narrow = malloc(CHARS, room if room > 8 else 8)
    return builder


def add_code(builder, code):
    """Appends one code point."""
    length = builder.length
    if builder.narrow and code < 256:
        if length == len(builder.narrow):
            builder.narrow = enlarged(builder.narrow, length, length + 1)
        builder.narrow[length] = cast_primitive(Char, code)
    else:
        add_wide_code(builder, code)
    builder.length = length + 1


def add_wide_code(builder, code):
    widen(builder)
    length = builder.length
    if length == len(builder.wide):
        builder.wide = enlarged(builder.wide, length, length + 1)
    builder.wide[length] = cast_primitive(UniChar, code)


def widen(builder):
    if builder.narrow:
        wide = malloc(UNICHARS, len(builder.narrow))
        for i in range(builder.length):
            wide[i] = cast_primitive(UniChar, builder.narrow[i])
        builder.wide = wide
        builder.narrow = nullptr(CHARS)


def enlarged(items, length, needed):
    """A larger array with the same first items."""
    room = len(items) * 2
    if room < needed:
        room = needed
    result = malloc(typeOf(items).TO, room)
    ll_arraycopy(items, 0, result, 0, length)
    return result


def add(builder, s):
    """Appends a str."""
    add_part(builder, s, 0, len(s))


def add_part(builder, s, start, stop):
    """Appends s[start:stop], where 0 <= start <= stop <= len(s)."""
    p = llstr(s)
    length = builder.length
    count = stop - start
    if p.is_wide:
        widen(builder)
    if builder.narrow:
        if length + count > len(builder.narrow):
            builder.narrow = enlarged(builder.narrow, length, length + count)
        ll_arraycopy(text.narrow_items(p), start, builder.narrow, length, count)
    else:
        if length + count > len(builder.wide):
            builder.wide = enlarged(builder.wide, length, length + count)
        text.copy_to_wide(p, start, builder.wide, length, count)
    builder.length = length + count


def add_repeated(builder, code, times):
    for i in range(times):
        add_code(builder, code)


def build(builder):
    """The text as a str; the builder may be used on."""
    if builder.narrow:
        return hlstr(text.from_narrow_items(builder.narrow, 0, builder.length))
    return hlstr(text.from_wide_items(builder.wide, 0, builder.length))


def new_bytes(room):
    builder = malloc(BYTES_BUILDER)
    builder.items = malloc(CHARS, room if room > 8 else 8)
    return builder


def add_byte(builder, byte):
    length = builder.length
    if length == len(builder.items):
        builder.items = enlarged(builder.items, length, length + 1)
    builder.items[length] = cast_primitive(Char, byte)
    builder.length = length + 1


def add_bytes(builder, b):
    """Appends a bytes."""
    items = llbytes(b).items
    add_items(builder, items, 0, len(items))


def add_items(builder, items, start, count):
    """Appends items of an array of Char."""
    length = builder.length
    if length + count > len(builder.items):
        builder.items = enlarged(builder.items, length, length + count)
    ll_arraycopy(items, start, builder.items, length, count)
    builder.length = length + count


def build_bytes(builder):
    result = malloc(BYTES)
    result.items = malloc(CHARS, builder.length)
    ll_arraycopy(builder.items, 0, result.items, 0, builder.length)
    return hlbytes(result)
