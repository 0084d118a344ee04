"""Methods of str that look for parts, cut and join."""

from enum import Enum

from rpython.rtyper.lltypesystem.lltype import hlstr, is_union, item_of, llstr
from rpython.rtyper.special_methods import name_in_errors
from serpentine_system import builders, contents, enums, indexes, text

LARGEST = 9223372036854775807


def find(self, sub, start=0, end=LARGEST):
    return text.find(llstr(self), llstr(sub), bound(start, 0), bound(end, LARGEST))


def bound(given, absent):
    """A bound that may be None."""
    if given is None:
        return absent
    return given


def rfind(self, sub, start=0, end=LARGEST):
    return text.rfind(llstr(self), llstr(sub), bound(start, 0), bound(end, LARGEST))


def index(self, sub, start=0, end=LARGEST):
    position = text.find(llstr(self), llstr(sub), bound(start, 0), bound(end, LARGEST))
    if position < 0:
        raise ValueError('substring not found')
    return position


def rindex(self, sub, start=0, end=LARGEST):
    position = text.rfind(llstr(self), llstr(sub), bound(start, 0), bound(end, LARGEST))
    if position < 0:
        raise ValueError('substring not found')
    return position


def count(self, sub, start=0, end=LARGEST):
    return text.count(llstr(self), llstr(sub), bound(start, 0), bound(end, LARGEST))


def startswith(self, prefix, start=0, end=LARGEST):
    if isinstance(prefix, str):
        return starts(self, prefix, bound(start, 0), bound(end, LARGEST))
    return starts_with_any(self, prefix, bound(start, 0), bound(end, LARGEST))


def starts_with_any(s, prefixes, start, end):
    if len(prefixes) == 0:
        return False
    return starts(s, contents.of(enums.plain(prefixes[0])), start, end) or starts_with_any(s, prefixes[1:], start, end)


def starts(s, prefix, start, end):
    length = len(s)
    if start > length:
        return False
    start = indexes.slice_bound(start, length)
    end = indexes.slice_bound(end, length)
    if end - start < len(prefix):
        return False
    return text.matches_at(llstr(s), llstr(prefix), start)


def endswith(self, suffix, start=0, end=LARGEST):
    if isinstance(suffix, str):
        return ends(self, suffix, bound(start, 0), bound(end, LARGEST))
    return ends_with_any(self, suffix, bound(start, 0), bound(end, LARGEST))


def ends_with_any(s, suffixes, start, end):
    if len(suffixes) == 0:
        return False
    return ends(s, contents.of(enums.plain(suffixes[0])), start, end) or ends_with_any(s, suffixes[1:], start, end)


def ends(s, suffix, start, end):
    length = len(s)
    if start > length:
        return False
    start = indexes.slice_bound(start, length)
    end = indexes.slice_bound(end, length)
    if end - start < len(suffix):
        return False
    return text.matches_at(llstr(s), llstr(suffix), end - len(suffix))


def part(s, start, stop):
    return hlstr(text.substring(llstr(s), start, stop))


def removeprefix(self, prefix):
    return part(self, len(prefix), len(self)) if starts(self, prefix, 0, LARGEST) else self


def removesuffix(self, suffix):
    return part(self, 0, len(self) - len(suffix)) if ends(self, suffix, 0, LARGEST) else self


def split(self, sep=None, maxsplit=-1):
    if sep is None:
        return split_space(self, maxsplit)
    return split_at(self, sep, maxsplit)


def split_space(s, limit):
    p = llstr(s)
    result = []
    length = p.length
    position = text.skip_space(p, 0)
    while position < length:
        if limit == 0:
            result.append(part(s, position, length))
            break
        start = position
        while position < length and not text.is_space(text.codepoint(p, position)):
            position += 1
        result.append(part(s, start, position))
        limit -= 1
        position = text.skip_space(p, position)
    return result


def split_at(s, sep, limit):
    p = llstr(s)
    separator = llstr(sep)
    width = separator.length
    if width == 0:
        raise ValueError('empty separator')
    result = []
    start = 0
    while limit != 0:
        position = text.search(p, separator, start, p.length)
        if position < 0:
            break
        result.append(part(s, start, position))
        start = position + width
        limit -= 1
    result.append(part(s, start, p.length))
    return result


def rsplit(self, sep=None, maxsplit=-1):
    if sep is None:
        result = rsplit_space(self, maxsplit)
    else:
        result = rsplit_at(self, sep, maxsplit)
    result.reverse()
    return result


def rsplit_space(s, limit):
    """The pieces from the last to the first."""
    p = llstr(s)
    result = []
    position = text.skip_space_back(p, p.length)
    while position > 0:
        if limit == 0:
            result.append(part(s, 0, position))
            break
        end = position
        while position > 0 and not text.is_space(text.codepoint(p, position - 1)):
            position -= 1
        result.append(part(s, position, end))
        limit -= 1
        position = text.skip_space_back(p, position)
    return result


def rsplit_at(s, sep, limit):
    p = llstr(s)
    separator = llstr(sep)
    if separator.length == 0:
        raise ValueError('empty separator')
    result = []
    end = p.length
    while limit != 0:
        if end < separator.length:
            break
        position = text.search_back(p, separator, 0, end)
        if position < 0:
            break
        result.append(part(s, position + separator.length, end))
        end = position
        limit -= 1
    result.append(part(s, 0, end))
    return result


def is_line_end(code):
    return (10 <= code and code <= 13) or (28 <= code and code <= 30) or code == 0x85 or code == 0x2028 or code == 0x2029


def splitlines(self, keepends=False):
    p = llstr(self)
    result = []
    start = 0
    position = 0
    while position < p.length:
        code = text.codepoint(p, position)
        position += 1
        if is_line_end(code):
            end = position - 1
            if code == 13 and position < p.length and text.codepoint(p, position) == 10:
                position += 1
            result.append(part(self, start, position if keepends else end))
            start = position
    if start < p.length:
        result.append(part(self, start, p.length))
    return result


def partition(self, sep):
    if len(sep) == 0:
        raise ValueError('empty separator')
    position = find(self, sep)
    if position < 0:
        return self, '', ''
    return part(self, 0, position), sep, part(self, position + len(sep), len(self))


def rpartition(self, sep):
    if len(sep) == 0:
        raise ValueError('empty separator')
    position = rfind(self, sep)
    if position < 0:
        return '', '', self
    return part(self, 0, position), sep, part(self, position + len(sep), len(self))


def join(self, parts):
    if isinstance(parts, list) and not hasattr(parts, '_plain_contents_'):
        if is_union(item_of(iter(parts))) or isinstance(item_of(iter(parts)), Enum):
            return join_list(self, [text_of(parts[i], i) for i in range(len(parts))])
        return join_list(self, parts)
    builder = builders.new(32)
    count = 0
    for each in parts:
        if count > 0:
            builders.add(builder, self)
        builders.add(builder, text_of(each, count))
        count += 1
    return builders.build(builder)


def text_of(part, position):
    """A text, which what is of several kinds must be or hold, and members of an enumeration of texts are."""
    if isinstance(part, Enum) and isinstance(part, str):
        return part._value_
    if is_union(part) and not isinstance(part, str):
        if hasattr(part, '_plain_text_'):
            return part._plain_text_()
        raise TypeError('sequence item ' + str(position) + ': expected str instance, ' + name_in_errors(type(part)) + ' found')
    return part


def join_list(separator, parts):
    """Measures first, then copies each part once."""
    between = llstr(separator)
    count = 0
    narrow = True
    for each in parts:
        p = llstr(each)
        count += p.length + between.length
        if p.is_wide:
            narrow = False
    if count == 0:
        return ''
    count -= between.length
    if between.is_wide and len(parts) > 1:
        narrow = False
    if narrow:
        result = text.new_narrow(count)
        items = text.narrow_items(result)
        position = 0
        first = True
        for each in parts:
            if not first:
                position = text.put_narrow(between, items, position)
            first = False
            position = text.put_narrow(llstr(each), items, position)
        return hlstr(result)
    return join_wide(between, parts, count)


def join_wide(between, parts, count):
    result = text.new_wide(count)
    position = 0
    first = True
    for each in parts:
        p = llstr(each)
        if not first:
            text.copy_to_wide(between, 0, text.wide_items(result), position, between.length)
            position += between.length
        first = False
        text.copy_to_wide(p, 0, text.wide_items(result), position, p.length)
        position += p.length
    return hlstr(result)


def replace(self, old, new, count=-1):
    if len(old) == 0:
        return interleaved(self, new, count)
    p = llstr(self)
    wanted = llstr(old)
    position = text.find(p, wanted, 0, LARGEST)
    if position < 0 or count == 0:
        return self
    builder = builders.new(p.length)
    start = 0
    while position >= 0 and count != 0:
        builders.add_part(builder, self, start, position)
        builders.add(builder, new)
        start = position + wanted.length
        count -= 1
        position = text.search(p, wanted, start, p.length)
    builders.add_part(builder, self, start, p.length)
    return builders.build(builder)


def interleaved(s, new, count):
    """Replaces the empty text: puts the new one before every character and at the end."""
    builder = builders.new(len(s))
    for i in range(len(s)):
        if count != 0:
            builders.add(builder, new)
            count -= 1
        builders.add_part(builder, s, i, i + 1)
    if count != 0:
        builders.add(builder, new)
    return builders.build(builder)


def __mul__(self, times):
    return hlstr(text.multiply(llstr(self), int(times)))


def __rmul__(self, times):
    return hlstr(text.multiply(llstr(self), int(times)))
