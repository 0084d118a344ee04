"""Low-level helpers for str: pointers to STR.

Text is always in its canonical form: narrow exactly if every code point is below 256. So equal texts have equal forms, and functions that make text
from wide parts look whether the result became narrow.
"""

from rpython.rlib.rarithmetic import intmask
from rpython.rtyper.lltypesystem.lltype import (CHARS, STR, UNICHARS, Char, Signed, UniChar, cast_primitive, int_rshift,
                                                int_mul_overflows, ll_arraycopy, llstr, malloc)
from serpentine_system import indexes

# The one item more is no single character, so that the items are texts, and not characters that would have to be made texts here.
LATIN_1 = [chr(code) for code in range(256)] + ['']


# Making text

def new_narrow(length):
    """Text of zero characters, to be filled."""
    s = malloc(STR)
    s.length = length
    s.narrow = malloc(CHARS, length)
    return s


def new_wide(length):
    """The same for text with some code point of 256 or more."""
    s = malloc(STR)
    s.length = length
    s.wide = malloc(UNICHARS, length)
    return s


def from_character(character):
    """The text of one character, a UniChar."""
    code = cast_primitive(Signed, character)
    if code < 256:
        return llstr(LATIN_1[code])
    s = new_wide(1)
    s.wide[0] = character
    return s


def from_wide_items(items, start, count):
    """Text of code points in an array of UniChar, in canonical form."""
    if largest(items, start, count) < 256:
        s = new_narrow(count)
        narrow = s.narrow
        for i in range(count):
            narrow[i] = cast_primitive(Char, items[start + i])
        return s
    s = new_wide(count)
    ll_arraycopy(items, start, s.wide, 0, count)
    return s


def from_narrow_items(items, start, count):
    """Text of code points in an array of Char."""
    s = new_narrow(count)
    ll_arraycopy(items, start, s.narrow, 0, count)
    return s


def largest(items, start, count):
    result = 0
    for i in range(start, start + count):
        code = cast_primitive(Signed, items[i])
        if code > result:
            result = code
            if code > 255:
                break
    return result


def copy_to_narrow(s, start, items, to, count):
    ll_arraycopy(s.narrow, start, items, to, count)


def put_narrow(s, items, to):
    """Copies narrow text to an array of Char, and gives the index behind it. Many a text that is joined has one character, or none: those need no call."""
    count = s.length
    if count == 1:
        items[to] = s.narrow[0]
    elif count > 1:
        ll_arraycopy(s.narrow, 0, items, to, count)
    return to + count


def copy_to_wide(s, start, items, to, count):
    """Copies characters of any text to an array of UniChar."""
    if s.narrow:
        narrow = s.narrow
        for i in range(count):
            items[to + i] = cast_primitive(UniChar, narrow[start + i])
    else:
        ll_arraycopy(s.wide, start, items, to, count)


# Reading

def length(s):
    return s.length


def codepoint(s, i):
    """The code point at an index that is known to be inside, as a Signed."""
    if s.narrow:
        return cast_primitive(Signed, s.narrow[i])
    return cast_primitive(Signed, s.wide[i])


def getitem(s, i):
    """s[i], a UniChar; any index."""
    if not indexes.inside(i, s.length):
        i = indexes.from_end(i, s.length, 'string index out of range')
    return getitem_unchecked(s, i)


def getitem_unchecked(s, i):
    """The character at an index that is known to be inside."""
    if s.narrow:
        return cast_primitive(UniChar, s.narrow[i])
    return s.wide[i]


# Parts

def substring(s, start, stop):
    """Characters from start to stop, where 0 <= start <= stop <= length."""
    count = stop - start
    if count == s.length:
        return s
    if s.narrow:
        if count == 1:
            return llstr(LATIN_1[cast_primitive(Signed, s.narrow[start])])
        return from_narrow_items(s.narrow, start, count)
    return from_wide_items(s.wide, start, count)


def slice(s, start, stop):
    """s[start:stop] with any bounds; an absent start is 0 and an absent stop the largest int."""
    start = indexes.slice_bound(start, s.length)
    stop = indexes.slice_bound(stop, s.length)
    if stop < start:
        stop = start
    return substring(s, start, stop)


def slice_stepped(s, start, stop, step, has_start, has_stop):
    """s[start:stop:step]; bounds that are absent are ignored."""
    start = indexes.stepped_start(start, s.length, step, has_start)
    count = indexes.stepped_count(start, indexes.stepped_stop(stop, s.length, step, has_stop), step)
    if s.narrow:
        result = new_narrow(count)
        copy_stepped(s.narrow, start, step, result.narrow, count)
        return result
    items = malloc(UNICHARS, count)
    copy_stepped(s.wide, start, step, items, count)
    return from_wide_items(items, 0, count)


def copy_stepped(source, start, step, destination, count):
    """For any two arrays of equal items."""
    for i in range(count):
        destination[i] = source[start + i * step]


# Putting together

def concat(a, b):
    if a.length == 0:
        return b
    if b.length == 0:
        return a
    count = a.length + b.length
    if a.narrow and b.narrow:
        s = new_narrow(count)
        put_narrow(b, s.narrow, put_narrow(a, s.narrow, 0))
        return s
    s = new_wide(count)
    copy_to_wide(a, 0, s.wide, 0, a.length)
    copy_to_wide(b, 0, s.wide, a.length, b.length)
    return s


def join(parts):
    """The concatenation of an array of texts."""
    count = 0
    narrow = True
    for i in range(len(parts)):
        part = parts[i]
        count += part.length
        if not part.narrow:
            narrow = False
    position = 0
    if narrow:
        s = new_narrow(count)
        for i in range(len(parts)):
            position = put_narrow(parts[i], s.narrow, position)
        return s
    s = new_wide(count)
    for i in range(len(parts)):
        part = parts[i]
        copy_to_wide(part, 0, s.wide, position, part.length)
        position += part.length
    return s


def multiply(s, times):
    """s * times."""
    if times <= 0 or s.length == 0:
        return new_narrow(0)
    if times == 1:
        return s
    if int_mul_overflows(s.length, times):
        raise OverflowError('repeated string is too long')
    indexes.require_room(s.length * times)
    if s.narrow:
        result = new_narrow(s.length * times)
        repeat(s.narrow, s.length, result.narrow)
        return result
    result = new_wide(s.length * times)
    repeat(s.wide, s.length, result.wide)
    return result


def repeat(source, count, destination):
    """Fills an array with copies of the first items of another."""
    total = len(destination)
    if count == 1:
        item = source[0]
        for i in range(total):
            destination[i] = item
        return
    position = 0
    while position < total:
        ll_arraycopy(source, 0, destination, position, count)
        position += count


# Comparison

def eq(a, b):
    if a == b:
        return True
    if a.length != b.length:
        return False
    if a.narrow:
        if not b.narrow:
            return False
        return same_items(a.narrow, 0, b.narrow, 0, a.length)
    if b.narrow:
        return False
    return same_items(a.wide, 0, b.wide, 0, a.length)


def eq_or_none(a, b):
    """The same where either may be null."""
    if not a or not b:
        return not a and not b
    return eq(a, b)


def same_items(a, start_a, b, start_b, count):
    """Whether parts of two arrays of Char or UniChar hold the same code points."""
    for i in range(count):
        if cast_primitive(Signed, a[start_a + i]) != cast_primitive(Signed, b[start_b + i]):
            return False
    return True


def compare(a, b):
    """Negative, 0 or positive, as a is before, equal to or behind b."""
    if a.narrow:
        if b.narrow:
            return compare_items(a.narrow, b.narrow)
        return compare_items(a.narrow, b.wide)
    if b.narrow:
        return compare_items(a.wide, b.narrow)
    return compare_items(a.wide, b.wide)


def compare_items(a, b):
    count = len(a)
    if len(b) < count:
        count = len(b)
    for i in range(count):
        difference = cast_primitive(Signed, a[i]) - cast_primitive(Signed, b[i])
        if difference != 0:
            return difference
    return len(a) - len(b)


def lt(a, b):
    return compare(a, b) < 0


def le(a, b):
    return compare(a, b) <= 0


def gt(a, b):
    return compare(a, b) > 0


def ge(a, b):
    return compare(a, b) >= 0


# Searching

def contains(s, part):
    return search(s, part, 0, s.length) >= 0


def contains_character(s, character):
    code = cast_primitive(Signed, character)
    if s.narrow:
        return code < 256 and index_of(s.narrow, code, 0, s.length) >= 0
    return index_of(s.wide, code, 0, s.length) >= 0


def index_of(items, code, start, stop):
    """The first index of a code point in a part of an array, or -1."""
    for i in range(start, stop):
        if cast_primitive(Signed, items[i]) == code:
            return i
    return -1


def last_index_of(items, code, start, stop):
    i = stop - 1
    while i >= start:
        if cast_primitive(Signed, items[i]) == code:
            return i
        i -= 1
    return -1


def search(s, part, start, stop):
    """The first index of the part in s[start:stop], where 0 <= start <= stop <= length, or -1."""
    if part.length == 0:
        return start
    if s.narrow:
        if not part.narrow:
            return -1
        return search_items(s.narrow, part.narrow, start, stop)
    if part.narrow:
        return search_items(s.wide, part.narrow, start, stop)
    return search_items(s.wide, part.wide, start, stop)


def search_items(items, part, start, stop):
    count = len(part)
    first = cast_primitive(Signed, part[0])
    last = stop - count + 1
    position = start
    while position < last:
        position = index_of(items, first, position, last)
        if position < 0:
            return -1
        if same_items(items, position, part, 0, count):
            return position
        position += 1
    return -1


def search_back(s, part, start, stop):
    """The last index of the part in s[start:stop], or -1."""
    if part.length == 0:
        return stop
    if s.narrow:
        if not part.narrow:
            return -1
        return search_items_back(s.narrow, part.narrow, start, stop)
    if part.narrow:
        return search_items_back(s.wide, part.narrow, start, stop)
    return search_items_back(s.wide, part.wide, start, stop)


def search_items_back(items, part, start, stop):
    count = len(part)
    first = cast_primitive(Signed, part[0])
    position = stop - count
    while position >= start:
        position = last_index_of(items, first, start, position + 1)
        if position < 0:
            return -1
        if same_items(items, position, part, 0, count):
            return position
        position -= 1
    return -1


def find(s, part, start, stop):
    """str.find with any bounds: an absent start is 0 and an absent stop the largest int."""
    if start > s.length:
        return -1
    start = indexes.slice_bound(start, s.length)
    stop = indexes.slice_bound(stop, s.length)
    if stop - start < part.length:
        return -1
    return search(s, part, start, stop)


def rfind(s, part, start, stop):
    if start > s.length:
        return -1
    start = indexes.slice_bound(start, s.length)
    stop = indexes.slice_bound(stop, s.length)
    if stop - start < part.length:
        return -1
    return search_back(s, part, start, stop)


def count(s, part, start, stop):
    """str.count: how many occurrences do not overlap."""
    if start > s.length:
        return 0
    start = indexes.slice_bound(start, s.length)
    stop = indexes.slice_bound(stop, s.length)
    if stop - start < part.length:
        return 0
    if part.length == 0:
        return stop - start + 1
    result = 0
    while True:
        start = search(s, part, start, stop)
        if start < 0:
            return result
        result += 1
        start += part.length
        if start > stop:
            return result


def matches_at(s, part, position):
    """Whether the part stands at a position, which may be anywhere."""
    if position < 0 or position + part.length > s.length:
        return False
    if part.length == 0:
        return True
    if s.narrow:
        if not part.narrow:
            return False
        return same_items(s.narrow, position, part.narrow, 0, part.length)
    if part.narrow:
        return same_items(s.wide, position, part.narrow, 0, part.length)
    return same_items(s.wide, position, part.wide, 0, part.length)


# Whitespace and digits

def is_space(code):
    if code < 128:
        return code == 32 or (9 <= code and code <= 13) or (28 <= code and code <= 31)
    return is_space_beyond_ascii(code)


def is_space_beyond_ascii(code):
    return (code == 133 or code == 160 or code == 0x1680 or (0x2000 <= code and code <= 0x200a) or code == 0x2028 or code == 0x2029
            or code == 0x202f or code == 0x205f or code == 0x3000)


def skip_space(s, position):
    """The index of the first character from the position on that is no whitespace."""
    while position < s.length and is_space(codepoint(s, position)):
        position += 1
    return position


def skip_space_back(s, position):
    """The index behind the last character before the position that is no whitespace."""
    while position > 0 and is_space(codepoint(s, position - 1)):
        position -= 1
    return position


def decimal_of(code):
    """The ASCII digit that a decimal digit of some script stands for; other code points are themselves."""
    if code < 128:
        return code
    if 0xff10 <= code and code <= 0xff19:
        return code - 0xff10 + 48
    if 0x660 <= code and code <= 0x669:
        return code - 0x660 + 48
    if 0x966 <= code and code <= 0x96f:
        return code - 0x966 + 48
    return code


# Hash

def hash(s):
    """The hash of text: the same on all backends and in every run; never 0 and never -1."""
    if s.hash == 0:
        s.hash = compute_hash(s)
    return s.hash


def hash_or_none(s):
    return hash(s) if s else 0


def compute_hash(s):
    if s.narrow:
        return hash_items(s.narrow)
    return hash_items(s.wide)


def hash_items(items):
    """Of the characters of text, and of bytes."""
    result = len(items)
    if result == 1:
        return hash_of_one(cast_primitive(Signed, items[0]))
    for i in range(len(items)):
        result = intmask((result ^ cast_primitive(Signed, items[i])) * 1099511628211)
    return scramble(result)


def hash_of_one(code):
    """Of a single character: letters, digits, and signs that follow one another never meet in a table with room for them."""
    return code + 2


def scramble(h):
    """Spreads what distinguishes hashes over all bits."""
    h = intmask((h ^ (int_rshift(h, 32) & 0xffffffff)) * -7046029254386353131)
    h ^= int_rshift(h, 29) & 0x7ffffffff
    if h == 0 or h == -1:
        return 1
    return h
