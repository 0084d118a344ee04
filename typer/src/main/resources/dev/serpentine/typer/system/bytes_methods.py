"""Methods of bytes, and its construction. Bytes are searched and cut as text of the code points 0 to 255."""

from rpython.rtyper.lltypesystem.lltype import BYTES, STR, Ptr, Signed, cast_pointer, cast_primitive, hlbytes, hlstr, int_mul_overflows, llbytes, llstr, malloc
from serpentine_system import builders, contents, encodings, escapes, guards, indexes, special_results, str_case, str_search, text

LARGEST = 9223372036854775807


def as_text(b):
    """The same bytes as text; no copy."""
    return hlstr(cast_pointer(Ptr(STR), llbytes(b).items))


def as_bytes(s):
    """The bytes of text whose code points are below 256; no copy."""
    b = malloc(BYTES)
    b.items = text.narrow_items(llstr(s))
    return hlbytes(b)


def all_as_bytes(texts):
    return [as_bytes(each) for each in texts]


def part_of(value):
    """What is searched for: bytes, or one byte as an int."""
    if isinstance(value, int):
        if value < 0 or value > 255:
            raise ValueError('byte must be in range(0, 256)')
        return chr(value) + ''
    return as_text(value)


def __repr__(self):
    items = llbytes(self).items
    length = len(items)
    quote = 39
    if text.index_of(items, 39, 0, length) >= 0 and text.index_of(items, 34, 0, length) < 0:
        quote = 34
    builder = builders.new(length + 3)
    builders.add_code(builder, 98)
    builders.add_code(builder, quote)
    for i in range(length):
        byte = cast_primitive(Signed, items[i])
        if byte == quote or byte == 92:
            builders.add_code(builder, 92)
            builders.add_code(builder, byte)
        elif byte == 9:
            builders.add(builder, '\\t')
        elif byte == 10:
            builders.add(builder, '\\n')
        elif byte == 13:
            builders.add(builder, '\\r')
        elif byte < 32 or byte > 126:
            builders.add(builder, escapes.backslashed(byte))
        else:
            builders.add_code(builder, byte)
    builders.add_code(builder, quote)
    return builders.build(builder)


def builtin_bytes(*args):
    """bytes(), bytes(count), bytes(iterable of ints), bytes(text, encoding)."""
    if len(args) == 0:
        return b''
    if len(args) > 1:
        return text_to_bytes(args)
    return made_of(args[0], 'bytes must be in range(0, 256)')


def text_to_bytes(args):
    if len(args) > 2:
        return encodings.encode(args[0], args[1], args[2])
    return encodings.encode(args[0], args[1])


def made_of(source, complaint):
    if isinstance(source, bytes):
        return source
    if isinstance(source, bytearray):
        return source.__bytes__()
    if isinstance(source, int):
        return zeros(int(source))
    if isinstance(source, str):
        raise TypeError('string argument without an encoding')
    if hasattr(source, '__bytes__'):
        return special_results.checked__bytes__(source)
    if hasattr(source, '__index__'):
        return zeros(special_results.checked__index__(source))
    return of_ints(source, complaint)


def zeros(count):
    if count < 0:
        raise ValueError('negative count')
    indexes.require_room(count)
    builder = builders.new_bytes(count)
    for i in range(count):
        builders.add_byte(builder, 0)
    return builders.build_bytes(builder)


def of_ints(source, complaint):
    builder = builders.new_bytes(16)
    for item in source:
        number = number_of(item)
        if number < 0 or number > 255:
            raise ValueError(complaint)
        # An int without bounds is a word behind the mask.
        builders.add_byte(builder, number & 255)
    return builders.build_bytes(builder)


def number_of(byte):
    """The int that something is which is to be a byte."""
    return guards.index(byte, "'NoneType' object cannot be interpreted as an integer", "'{type}' object cannot be interpreted as an integer")


def __mul__(self, times):
    if times > 0 and int_mul_overflows(len(self), int(times)):
        raise OverflowError('repeated bytes are too long')
    return as_bytes(as_text(self) * times)


def __rmul__(self, times):
    return __mul__(self, times)


def find(self, sub, start=0, end=LARGEST):
    return str_search.find(as_text(self), part_of(sub), start, end)


def rfind(self, sub, start=0, end=LARGEST):
    return str_search.rfind(as_text(self), part_of(sub), start, end)


def index(self, sub, start=0, end=LARGEST):
    position = find(self, sub, start, end)
    if position < 0:
        raise ValueError('subsection not found')
    return position


def rindex(self, sub, start=0, end=LARGEST):
    position = rfind(self, sub, start, end)
    if position < 0:
        raise ValueError('subsection not found')
    return position


def count(self, sub, start=0, end=LARGEST):
    return str_search.count(as_text(self), part_of(sub), start, end)


def __contains__(self, item):
    return find(self, item) >= 0


def startswith(self, prefix, start=0, end=LARGEST):
    if isinstance(prefix, bytes):
        return str_search.starts(as_text(self), as_text(prefix), str_search.bound(start, 0), str_search.bound(end, LARGEST))
    return starts_with_any(self, prefix, str_search.bound(start, 0), str_search.bound(end, LARGEST))


def starts_with_any(b, prefixes, start, end):
    if len(prefixes) == 0:
        return False
    return str_search.starts(as_text(b), as_text(contents.of(prefixes[0])), start, end) or starts_with_any(b, prefixes[1:], start, end)


def endswith(self, suffix, start=0, end=LARGEST):
    if isinstance(suffix, bytes):
        return str_search.ends(as_text(self), as_text(suffix), str_search.bound(start, 0), str_search.bound(end, LARGEST))
    return ends_with_any(self, suffix, str_search.bound(start, 0), str_search.bound(end, LARGEST))


def ends_with_any(b, suffixes, start, end):
    if len(suffixes) == 0:
        return False
    return str_search.ends(as_text(b), as_text(contents.of(suffixes[0])), start, end) or ends_with_any(b, suffixes[1:], start, end)


def removeprefix(self, prefix):
    return self[len(prefix):] if startswith(self, prefix) else self


def removesuffix(self, suffix):
    return self[:len(self) - len(suffix)] if endswith(self, suffix) else self


def is_space(byte):
    return byte == 32 or (9 <= byte and byte <= 13)


def split(self, sep=None, maxsplit=-1):
    if sep is None:
        return split_space(self, maxsplit)
    return all_as_bytes(str_search.split_at(as_text(self), as_text(sep), maxsplit))


def split_space(b, limit):
    result = []
    length = len(b)
    position = 0
    while True:
        while position < length and is_space(b[position]):
            position += 1
        if position >= length:
            return result
        if limit == 0:
            result.append(b[position:])
            return result
        start = position
        while position < length and not is_space(b[position]):
            position += 1
        result.append(b[start:position])
        limit -= 1


def rsplit_space(b, limit):
    """The pieces from the last to the first."""
    result = []
    position = len(b)
    while True:
        while position > 0 and is_space(b[position - 1]):
            position -= 1
        if position == 0:
            return result
        if limit == 0:
            result.append(b[:position])
            return result
        end = position
        while position > 0 and not is_space(b[position - 1]):
            position -= 1
        result.append(b[position:end])
        limit -= 1


def rsplit(self, sep=None, maxsplit=-1):
    if sep is None:
        result = rsplit_space(self, maxsplit)
    else:
        result = all_as_bytes(str_search.rsplit_at(as_text(self), as_text(sep), maxsplit))
    result.reverse()
    return result


def splitlines(self, keepends=False):
    result = []
    start = 0
    position = 0
    while position < len(self):
        byte = self[position]
        position += 1
        if byte == 10 or byte == 13:
            end = position - 1
            if byte == 13 and position < len(self) and self[position] == 10:
                position += 1
            result.append(self[start:position if keepends else end])
            start = position
    if start < len(self):
        result.append(self[start:])
    return result


def partition(self, sep):
    before, middle, after = str_search.partition(as_text(self), as_text(sep))
    return as_bytes(before), as_bytes(middle), as_bytes(after)


def rpartition(self, sep):
    before, middle, after = str_search.rpartition(as_text(self), as_text(sep))
    return as_bytes(before), as_bytes(middle), as_bytes(after)


def join(self, parts):
    builder = builders.new_bytes(32)
    count = 0
    for each in parts:
        if count > 0:
            builders.add_bytes(builder, self)
        add_part(builder, each, count)
        count += 1
    return builders.build_bytes(builder)


def add_part(builder, part, position):
    """Bytes, which what is of several kinds must be or hold."""
    if isinstance(part, bytes):
        builders.add_bytes(builder, part)
    elif isinstance(part, bytearray):
        builders.add_bytes(builder, bytes(part))
    elif hasattr(part, '_plain_bytes_'):
        builders.add_bytes(builder, part._plain_bytes_())
    else:
        raise TypeError('sequence item ' + str(position) + ': expected a bytes-like object, ' + type(part).__name__ + ' found')


def __add__(self, other):
    """Of what lends its bytes; of bytes it is core."""
    return self + bytes(other)


def replace(self, old, new, count=-1):
    return as_bytes(str_search.replace(as_text(self), as_text(old), as_text(new), count))


def upper(self):
    return mapped(self, 97, 122, -32)


def lower(self):
    return mapped(self, 65, 90, 32)


def mapped(b, low, high, offset):
    builder = builders.new_bytes(len(b))
    for byte in b:
        builders.add_byte(builder, byte + offset if low <= byte and byte <= high else byte)
    return builders.build_bytes(builder)


def strip(self, chars=None):
    return lstrip(rstrip(self, chars), chars)


def lstrip(self, chars=None):
    start = 0
    while start < len(self) and stripped(self[start], chars):
        start += 1
    return self[start:]


def rstrip(self, chars=None):
    end = len(self)
    while end > 0 and stripped(self[end - 1], chars):
        end -= 1
    return self[:end]


def stripped(byte, chars):
    if chars is None:
        return is_space(byte)
    return find(chars, byte) >= 0


def center(self, width, fillchar=b' '):
    return as_bytes(str_case.center(as_text(self), width, as_text(fillchar)))


def ljust(self, width, fillchar=b' '):
    return as_bytes(str_case.ljust(as_text(self), width, as_text(fillchar)))


def rjust(self, width, fillchar=b' '):
    return as_bytes(str_case.rjust(as_text(self), width, as_text(fillchar)))


def zfill(self, width):
    return as_bytes(str_case.zfill(as_text(self), width))


def is_each(b, test):
    for byte in b:
        if not test(byte):
            return False
    return len(b) > 0


def is_digit(byte):
    return 48 <= byte and byte <= 57


def is_letter(byte):
    return (97 <= byte and byte <= 122) or (65 <= byte and byte <= 90)


def is_letter_or_digit(byte):
    return is_letter(byte) or is_digit(byte)


def isdigit(self):
    return is_each(self, is_digit)


def isalpha(self):
    return is_each(self, is_letter)


def isalnum(self):
    return is_each(self, is_letter_or_digit)


def isspace(self):
    return is_each(self, is_space)


def hex(self, sep='', bytes_per_sep=1):
    """bytes.hex: a separator between groups of bytes, which are counted from the end, or from the front where their size is negative."""
    if isinstance(sep, bytes):
        mark = as_text(sep)
    else:
        mark = sep
    result = builders.new(len(self) * 2)
    group = bytes_per_sep if bytes_per_sep >= 0 else -bytes_per_sep
    first = len(self) % group if bytes_per_sep > 0 else 0
    for i in range(len(self)):
        if i > 0 and group > 0 and (i - first) % group == 0:
            builders.add(result, mark)
        builders.add(result, escapes.padded_hexadecimal(self[i], 2))
    return builders.build(result)


def builtin_ord(value):
    """ord(x) of bytes and bytearrays; that of text is core."""
    if len(value) != 1:
        raise TypeError('ord() expected a character, but string of length ' + str(len(value)) + ' found')
    return value[0]


def fromhex(s):
    """bytes.fromhex. Of what is wrong, characters beyond ASCII are told first."""
    for position in range(len(s)):
        if ord(s[position]) > 127:
            refuse_digit(position)
    builder = builders.new_bytes(len(s) >> 1)
    position = 0
    while position < len(s):
        if is_space(ord(s[position])):
            position += 1
        else:
            high = hex_digit(s, position)
            low = hex_digit(s, position + 1)
            builders.add_byte(builder, high * 16 + low)
            position += 2
    return builders.build_bytes(builder)


def hex_digit(s, position):
    if position < len(s):
        code = ord(s[position])
        if 48 <= code and code <= 57:
            return code - 48
        if 97 <= code and code <= 102:
            return code - 87
        if 65 <= code and code <= 70:
            return code - 55
    return refuse_digit(position)


def refuse_digit(position):
    raise ValueError('non-hexadecimal number found in fromhex() arg at position ' + str(position))


def swapcase(self):
    builder = builders.new_bytes(len(self))
    for byte in self:
        builders.add_byte(builder, byte ^ 32 if is_letter(byte) else byte)
    return builders.build_bytes(builder)


def capitalize(self):
    return upper(self[:1]) + lower(self[1:])


def title(self):
    builder = builders.new_bytes(len(self))
    is_inside = False
    for byte in self:
        if is_letter(byte):
            builders.add_byte(builder, byte | 32 if is_inside else byte & 223)
            is_inside = True
        else:
            builders.add_byte(builder, byte)
            is_inside = False
    return builders.build_bytes(builder)


def islower(self):
    return has_case(self, 0, 32)


def isupper(self):
    return has_case(self, 32, 0)


def has_case(b, wrong, right):
    """Whether there are letters, and all of one case."""
    found = False
    for byte in b:
        if is_letter(byte):
            if byte & 32 == wrong:
                return False
            found = True
    return found


def istitle(self):
    found = False
    is_inside = False
    for byte in self:
        if is_letter(byte):
            if is_inside == (byte & 32 == 0):
                return False
            found = True
            is_inside = True
        else:
            is_inside = False
    return found


def isascii(self):
    for byte in self:
        if byte >= 128:
            return False
    return True


def expandtabs(self, tabsize=8):
    return as_bytes(str_case.expandtabs(as_text(self), tabsize))


def translate(self, table, delete=b''):
    if table is not None and len(table) != 256:
        raise ValueError('translation table must be 256 characters long')
    builder = builders.new_bytes(len(self))
    for byte in self:
        if find(delete, byte) < 0:
            builders.add_byte(builder, byte if table is None else table[byte])
    return builders.build_bytes(builder)


def maketrans(frm, to):
    """bytes.maketrans."""
    if len(frm) != len(to):
        raise ValueError('maketrans arguments must have same length')
    table = list(range(256))
    for i in range(len(frm)):
        table[frm[i]] = to[i]
    return bytes(table)
