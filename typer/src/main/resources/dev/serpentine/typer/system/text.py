"""Low-level helpers for str: pointers to STR.

Text is always in its canonical form: narrow exactly if every code point is below 256. So equal texts have equal forms, and functions that make text
from wide parts look whether the result became narrow.
"""

from rpython.rlib.rarithmetic import intmask
from rpython.rtyper.lltypesystem.lltype import (CHARS, STR, UNICHARS, Char, Int32, Ptr, Signed, UniChar, cast_pointer, cast_primitive, external, int_lshift, int_rshift,
                                                int_mul_overflows, ll_arraycopy, llstr, malloc, typeOf)
from rpython.rtyper import ranks
from serpentine_system import indexes
from serpentine_system.registry import changes_nothing, never_inlined

bytes_are_same = external('bytes_are_same')
byte_find = external('byte_find')

# The one item more is no single character, so that the items are texts, and not characters that would have to be made texts here.
LATIN_1 = [chr(code) for code in range(256)] + ['']


# Making text

def new_narrow(length):
    """Text of zero characters, to be filled."""
    return cast_pointer(Ptr(STR), malloc(CHARS, length))


def new_wide(length):
    """The same for text with some code point of 256 or more."""
    s = cast_pointer(Ptr(STR), malloc(UNICHARS, length))
    s.is_wide = True
    return s


def narrow_items(s):
    """The characters of text that is not wide."""
    return cast_pointer(Ptr(CHARS), s)


def wide_items(s):
    """The characters of text that is."""
    return cast_pointer(Ptr(UNICHARS), s)


def from_character(character):
    """The text of one character, a UniChar."""
    code = cast_primitive(Signed, character)
    if code < 256:
        return llstr(LATIN_1[code])
    s = new_wide(1)
    wide_items(s)[0] = character
    return s


def from_wide_items(items, start, count):
    """Text of code points in an array of UniChar, in canonical form."""
    if largest(items, start, count) < 256:
        s = new_narrow(count)
        narrow = narrow_items(s)
        for i in range(count):
            narrow[i] = cast_primitive(Char, items[start + i])
        return s
    s = new_wide(count)
    ll_arraycopy(items, start, wide_items(s), 0, count)
    return s


def from_narrow_items(items, start, count):
    """Text of code points in an array of Char."""
    s = new_narrow(count)
    ll_arraycopy(items, start, narrow_items(s), 0, count)
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
    ll_arraycopy(narrow_items(s), start, items, to, count)


def put_narrow(s, items, to):
    """Copies narrow text to an array of Char, and gives the index behind it. Many a text that is joined has one character, or none: those need no call."""
    count = s.length
    if count == 1:
        items[to] = narrow_items(s)[0]
    elif count > 1:
        ll_arraycopy(narrow_items(s), 0, items, to, count)
    return to + count


def copy_to_wide(s, start, items, to, count):
    """Copies characters of any text to an array of UniChar."""
    if not s.is_wide:
        narrow = narrow_items(s)
        for i in range(count):
            items[to + i] = cast_primitive(UniChar, narrow[start + i])
    else:
        ll_arraycopy(wide_items(s), start, items, to, count)


# Reading

def length(s):
    return s.length


def codepoint(s, i):
    """The code point at an index that is known to be inside, as a Signed."""
    if not s.is_wide:
        return cast_primitive(Signed, narrow_items(s)[i])
    return cast_primitive(Signed, wide_items(s)[i])


def getitem(s, i):
    """s[i], a UniChar; any index."""
    if not indexes.inside(i, s.length):
        i = indexes.from_end(i, s.length, 'string index out of range')
    return getitem_unchecked(s, i)


def getitem_unchecked(s, i):
    """The character at an index that is known to be inside."""
    if not s.is_wide:
        return cast_primitive(UniChar, narrow_items(s)[i])
    return wide_items(s)[i]


# Parts

def substring(s, start, stop):
    """Characters from start to stop, where 0 <= start <= stop <= length."""
    count = stop - start
    if count == s.length:
        return s
    if not s.is_wide:
        if count == 1:
            return llstr(LATIN_1[cast_primitive(Signed, narrow_items(s)[start])])
        return from_narrow_items(narrow_items(s), start, count)
    return from_wide_items(wide_items(s), start, count)


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
    if not s.is_wide:
        result = new_narrow(count)
        copy_stepped(narrow_items(s), start, step, narrow_items(result), count)
        return result
    items = malloc(UNICHARS, count)
    copy_stepped(wide_items(s), start, step, items, count)
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
    if not a.is_wide and not b.is_wide:
        s = new_narrow(count)
        put_narrow(b, narrow_items(s), put_narrow(a, narrow_items(s), 0))
        return s
    s = new_wide(count)
    copy_to_wide(a, 0, wide_items(s), 0, a.length)
    copy_to_wide(b, 0, wide_items(s), a.length, b.length)
    return s


def join(parts):
    """The concatenation of an array of texts."""
    count = 0
    narrow = True
    for i in range(len(parts)):
        part = parts[i]
        count += part.length
        if part.is_wide:
            narrow = False
    position = 0
    if narrow:
        s = new_narrow(count)
        for i in range(len(parts)):
            position = put_narrow(parts[i], narrow_items(s), position)
        return s
    s = new_wide(count)
    for i in range(len(parts)):
        part = parts[i]
        copy_to_wide(part, 0, wide_items(s), position, part.length)
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
    if not s.is_wide:
        result = new_narrow(s.length * times)
        repeat(narrow_items(s), s.length, narrow_items(result))
        return result
    result = new_wide(s.length * times)
    repeat(wide_items(s), s.length, wide_items(result))
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

@changes_nothing
def eq(a, b):
    if a == b:
        return True
    if a.length != b.length:
        return False
    if not a.is_wide:
        if b.is_wide:
            return False
        return same_items(narrow_items(a), 0, narrow_items(b), 0, a.length)
    if not b.is_wide:
        return False
    return same_items(wide_items(a), 0, wide_items(b), 0, a.length)


def eq_or_none(a, b):
    """The same where either may be null."""
    if not a or not b:
        return not a and not b
    return eq(a, b)


def same_items(a, start_a, b, start_b, count):
    """Whether parts of two arrays of Char or UniChar hold the same code points."""
    if typeOf(a).TO is CHARS and typeOf(b).TO is CHARS:
        return bytes_are_same(a, start_a, b, start_b, count) != 0
    for i in range(count):
        if cast_primitive(Signed, a[start_a + i]) != cast_primitive(Signed, b[start_b + i]):
            return False
    return True


def compare(a, b):
    """Negative, 0 or positive, as a is before, equal to or behind b."""
    if not a.is_wide:
        if not b.is_wide:
            return compare_items(narrow_items(a), narrow_items(b))
        return compare_items(narrow_items(a), wide_items(b))
    if not b.is_wide:
        return compare_items(wide_items(a), narrow_items(b))
    return compare_items(wide_items(a), wide_items(b))


def compare_items(a, b):
    count = len(a)
    if len(b) < count:
        count = len(b)
    for i in range(count):
        difference = cast_primitive(Signed, a[i]) - cast_primitive(Signed, b[i])
        if difference != 0:
            return difference
    return len(a) - len(b)


def rank(s, chunk):
    """See `rank_of`."""
    start = chunk * ranks.CHUNK
    result = 0
    for i in range(start, start + ranks.CHUNK):
        digit = codepoint(s, i) + 1 if i < s.length else 0
        if digit > 256:
            return rank_of_wide(result, start + ranks.CHUNK - 1 - i)
        result = int_lshift(result, 9) | digit
    return result


def rank_of_wide(before, following):
    """The rank where a wide character has so many others of the chunk behind it."""
    rank = int_lshift(before, 9) | ranks.WIDE
    return int_lshift(rank, following * 9) | (int_lshift(1, following * 9) - 1)


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
    if not s.is_wide:
        return code < 256 and index_of(narrow_items(s), code, 0, s.length) >= 0
    return index_of(wide_items(s), code, 0, s.length) >= 0


def index_of(items, code, start, stop):
    """The first index of a code point in a part of an array, or -1."""
    if typeOf(items).TO is CHARS:
        return byte_find(items, code, start, stop)
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
    if not s.is_wide:
        if part.is_wide:
            return -1
        return search_items(narrow_items(s), narrow_items(part), start, stop)
    if not part.is_wide:
        return search_items(wide_items(s), narrow_items(part), start, stop)
    return search_items(wide_items(s), wide_items(part), start, stop)


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
    if not s.is_wide:
        if part.is_wide:
            return -1
        return search_items_back(narrow_items(s), narrow_items(part), start, stop)
    if not part.is_wide:
        return search_items_back(wide_items(s), narrow_items(part), start, stop)
    return search_items_back(wide_items(s), wide_items(part), start, stop)


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
    if part.length == 1:
        return count_character(s, code_of(part), start, stop)
    result = 0
    while True:
        start = search(s, part, start, stop)
        if start < 0:
            return result
        result += 1
        start += part.length
        if start > stop:
            return result


def code_of(character):
    if character.is_wide:
        return cast_primitive(Signed, wide_items(character)[0])
    return cast_primitive(Signed, narrow_items(character)[0])


def count_character(s, code, start, stop):
    if not s.is_wide:
        return count_of(narrow_items(s), code, start, stop)
    return count_of(wide_items(s), code, start, stop)


def count_of(items, code, start, stop):
    """How often a code point stands in a part of an array; one loop, where many calls that search would be slower."""
    result = 0
    for i in range(start, stop):
        if cast_primitive(Signed, items[i]) == code:
            result += 1
    return result


def matches_at(s, part, position):
    """Whether the part stands at a position, which may be anywhere."""
    if position < 0 or position + part.length > s.length:
        return False
    if part.length == 0:
        return True
    if not s.is_wide:
        if part.is_wide:
            return False
        return same_items(narrow_items(s), position, narrow_items(part), 0, part.length)
    if not part.is_wide:
        return same_items(wide_items(s), position, narrow_items(part), 0, part.length)
    return same_items(wide_items(s), position, wide_items(part), 0, part.length)


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

@changes_nothing
@never_inlined
def hash(s):
    """The hash of text: the same on all backends and in every run; never 0 and never -1."""
    known = cast_primitive(Signed, s.hash)
    if known == 0:
        known = compute_hash(s)
        s.hash = cast_primitive(Int32, known)
    return known


def hash_or_none(s):
    return hash(s) if s else 0


def compute_hash(s):
    if not s.is_wide:
        return hash_items(narrow_items(s))
    return hash_items(wide_items(s))


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
    """Spreads what distinguishes hashes over the bits that are kept, 32 with their sign."""
    h = intmask((h ^ (int_rshift(h, 32) & 0xffffffff)) * -7046029254386353131)
    h = cast_primitive(Signed, cast_primitive(Int32, h ^ int_rshift(h, 29)))
    if h == 0 or h == -1:
        return 1
    return h
