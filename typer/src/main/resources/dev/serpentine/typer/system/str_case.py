"""Methods of str about case, kinds of characters, and space around."""

from rpython.rtyper.lltypesystem.lltype import hlstr, llstr
from serpentine_system import builders, characters, indexes, printable, text


def put(builder, expansion, code):
    if len(expansion) > 0:
        builders.add(builder, expansion)
    else:
        builders.add_code(builder, code)


def upper(self):
    p = llstr(self)
    builder = builders.new(p.length)
    for i in range(p.length):
        code = text.codepoint(p, i)
        put(builder, characters.upper_expansion(code), characters.upper(code))
    return builders.build(builder)


def lower(self):
    p = llstr(self)
    builder = builders.new(p.length)
    for i in range(p.length):
        code = text.codepoint(p, i)
        if code == 0x3a3:
            builders.add_code(builder, lower_sigma(p, i))
        else:
            put(builder, characters.lower_expansion(code), characters.lower(code))
    return builders.build(builder)


def lower_sigma(p, position):
    """A capital sigma is a final one in lower case at the end of a word."""
    before = position - 1
    while before >= 0 and is_ignorable(text.codepoint(p, before)):
        before -= 1
    after = position + 1
    while after < p.length and is_ignorable(text.codepoint(p, after)):
        after += 1
    if before >= 0 and characters.is_cased(text.codepoint(p, before)) and not (after < p.length and characters.is_cased(text.codepoint(p, after))):
        return 0x3c2
    return 0x3c3


def is_ignorable(code):
    return code == 0x27 or code == 0x2e or code == 0x3a or code == 0x5e or code == 0x60 or code == 0xa8 or code == 0xad or code == 0xaf or code == 0xb4 \
        or code == 0xb7 or code == 0xb8 or (0x300 <= code and code < 0x370) or code == 0x2019


def casefold(self):
    p = llstr(self)
    builder = builders.new(p.length)
    for i in range(p.length):
        code = text.codepoint(p, i)
        put(builder, characters.fold_expansion(code), characters.fold(code))
    return builders.build(builder)


def capitalize(self):
    p = llstr(self)
    if p.length == 0:
        return self
    builder = builders.new(p.length)
    code = text.codepoint(p, 0)
    put(builder, characters.title_expansion(code), characters.title(code))
    add_lower(builder, p, 1, p.length)
    return builders.build(builder)


def add_lower(builder, p, start, stop):
    for i in range(start, stop):
        code = text.codepoint(p, i)
        if code == 0x3a3:
            builders.add_code(builder, lower_sigma(p, i))
        else:
            put(builder, characters.lower_expansion(code), characters.lower(code))


def title(self):
    p = llstr(self)
    builder = builders.new(p.length)
    inside = False
    for i in range(p.length):
        code = text.codepoint(p, i)
        if inside:
            add_lower(builder, p, i, i + 1)
        else:
            put(builder, characters.title_expansion(code), characters.title(code))
        inside = characters.is_cased(code)
    return builders.build(builder)


def swapcase(self):
    p = llstr(self)
    builder = builders.new(p.length)
    for i in range(p.length):
        code = text.codepoint(p, i)
        if characters.is_upper(code):
            add_lower(builder, p, i, i + 1)
        elif characters.is_lower(code):
            put(builder, characters.upper_expansion(code), characters.upper(code))
        else:
            builders.add_code(builder, code)
    return builders.build(builder)


def all_are(s, test):
    """Whether there are characters and all pass the test, a function on code points."""
    p = llstr(s)
    for i in range(p.length):
        if not test(text.codepoint(p, i)):
            return False
    return p.length > 0


def isalpha(self):
    return all_are(self, characters.is_alpha)


def isdecimal(self):
    return all_are(self, characters.is_decimal)


def isdigit(self):
    return all_are(self, characters.is_digit)


def isnumeric(self):
    return all_are(self, characters.is_numeric)


def isalnum(self):
    return all_are(self, characters.is_alphanumeric)


def isspace(self):
    return all_are(self, text.is_space)


def isprintable(self):
    return len(self) == 0 or all_are(self, printable.is_printable)


def isascii(self):
    p = llstr(self)
    for i in range(p.length):
        if text.codepoint(p, i) > 127:
            return False
    return True


def isidentifier(self):
    p = llstr(self)
    if p.length == 0 or not characters.starts_identifier(text.codepoint(p, 0)):
        return False
    for i in range(1, p.length):
        if not characters.continues_identifier(text.codepoint(p, i)):
            return False
    return True


def isupper(self):
    p = llstr(self)
    found = False
    for i in range(p.length):
        code = text.codepoint(p, i)
        if characters.is_lower(code) or characters.is_title(code):
            return False
        if characters.is_upper(code):
            found = True
    return found


def islower(self):
    p = llstr(self)
    found = False
    for i in range(p.length):
        code = text.codepoint(p, i)
        if characters.is_upper(code) or characters.is_title(code):
            return False
        if characters.is_lower(code):
            found = True
    return found


def istitle(self):
    p = llstr(self)
    found = False
    inside = False
    for i in range(p.length):
        code = text.codepoint(p, i)
        if characters.is_upper(code) or characters.is_title(code):
            if inside:
                return False
            inside = True
            found = True
        elif characters.is_lower(code):
            if not inside:
                return False
            found = True
        else:
            inside = False
    return found


# Space around

def strip(self, chars=None):
    p = llstr(self)
    start = first_kept(p, chars)
    return hlstr(text.substring(p, start, last_kept(p, start, chars)))


def lstrip(self, chars=None):
    p = llstr(self)
    return hlstr(text.substring(p, first_kept(p, chars), p.length))


def rstrip(self, chars=None):
    p = llstr(self)
    return hlstr(text.substring(p, 0, last_kept(p, 0, chars)))


def first_kept(p, chars):
    if chars is None:
        return text.skip_space(p, 0)
    position = 0
    while position < p.length and has_code(llstr(chars), text.codepoint(p, position)):
        position += 1
    return position


def last_kept(p, start, chars):
    position = p.length
    if chars is None:
        while position > start and text.is_space(text.codepoint(p, position - 1)):
            position -= 1
    else:
        while position > start and has_code(llstr(chars), text.codepoint(p, position - 1)):
            position -= 1
    return position


def has_code(p, code):
    for i in range(p.length):
        if text.codepoint(p, i) == code:
            return True
    return False


def require_one(fill):
    if len(fill) != 1:
        raise TypeError('The fill character must be exactly one character long')


def filled(left, s, right, fill):
    indexes.require_room(left + right)
    builder = builders.new(left + len(s) + right)
    code = ord(fill[0])
    builders.add_repeated(builder, code, left)
    builders.add(builder, s)
    builders.add_repeated(builder, code, right)
    return builders.build(builder)


def missing_to(width, length):
    """How much of a width is left beside a text, if anything; widths may be any numbers."""
    return width - length if width > length else 0


def center(self, width, fillchar=' '):
    require_one(fillchar)
    missing = missing_to(width, len(self))
    if missing <= 0:
        return self
    left = (missing >> 1) + (missing & width & 1)
    return filled(left, self, missing - left, fillchar)


def ljust(self, width, fillchar=' '):
    missing = missing_to(width, len(self))
    require_one(fillchar)
    return self if missing <= 0 else filled(0, self, missing, fillchar)


def rjust(self, width, fillchar=' '):
    missing = missing_to(width, len(self))
    require_one(fillchar)
    return self if missing <= 0 else filled(missing, self, 0, fillchar)


def zfill(self, width):
    missing = missing_to(width, len(self))
    if missing <= 0:
        return self
    if len(self) > 0 and (self[0] == '+' or self[0] == '-'):
        return self[0:1] + filled(missing, self[1:], 0, '0')
    return filled(missing, self, 0, '0')


def expandtabs(self, tabsize=8):
    p = llstr(self)
    builder = builders.new(p.length)
    column = 0
    for i in range(p.length):
        code = text.codepoint(p, i)
        if code == 9:
            if tabsize > 0:
                missing = tabsize - column % tabsize
                builders.add_repeated(builder, 32, missing)
                column += missing
        else:
            builders.add_code(builder, code)
            column += 1
            if code == 10 or code == 13:
                column = 0
    return builders.build(builder)


def translate(self, table):
    """With a dict of code points to code points, texts or None, all values of one of these types."""
    p = llstr(self)
    builder = builders.new(p.length)
    for i in range(p.length):
        code = text.codepoint(p, i)
        if code in table:
            replacement = table[code]
            if replacement is not None:
                if isinstance(replacement, str):
                    builders.add(builder, replacement)
                else:
                    builders.add_code(builder, int(replacement))
        else:
            builders.add_code(builder, code)
    return builders.build(builder)


def maketrans(*args):
    """str.maketrans of a dict, or of two or three texts."""
    if len(args) == 1:
        return table_of(args[0])
    elif len(args) == 2:
        return pairs_of(args[0], args[1])
    else:
        result = {}
        for code, replacement in pairs_of(args[0], args[1]).items():
            result[code] = replacement
        for character in args[2]:
            result[ord(character)] = None
        return result


def pairs_of(sources, replacements):
    if len(sources) != len(replacements):
        raise ValueError('the first two maketrans arguments must have equal length')
    result = {}
    for i in range(len(sources)):
        result[ord(sources[i])] = ord(replacements[i])
    return result


def table_of(table):
    result = {}
    for key in table:
        if isinstance(key, str):
            if len(key) != 1:
                raise ValueError('string keys in translation table must be of length 1')
            result[ord(key)] = table[key]
        else:
            result[key] = table[key]
    return result
