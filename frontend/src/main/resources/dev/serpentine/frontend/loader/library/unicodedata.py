"""unicodedata over tables of Python 3.12's Unicode, which the embedded Python's differ from, and of which it has a part only. Names are known of constants."""

from bisect import bisect_right

from rpython.rlib.objectmodel import specialize
from rpython.rtyper import unicode_data

__all__ = ['unidata_version', 'category', 'bidirectional', 'east_asian_width', 'combining', 'mirrored', 'normalize', 'is_normalized', 'numeric', 'digit', 'decimal', 'name', 'lookup']

unidata_version = unicode_data.VERSION


def _pairs(flat):
    return dict(zip(flat[::2], flat[1::2]))


_CANONICAL = _pairs(unicode_data.CANONICAL)
_COMPATIBLE = _pairs(unicode_data.COMPATIBLE)
_COMPOSED = _pairs(unicode_data.COMPOSED)
_NUMERIC = dict(zip(unicode_data.NUMERIC, unicode_data.NUMBERS))
_DIGITS = {char: int(_NUMERIC[char]) for char in unicode_data.DIGITS}
_DECIMALS = {char: int(_NUMERIC[char]) for char in unicode_data.DECIMALS}
_WITHOUT_DIRECTION = '-'


def _code(chr, function):
    if len(chr) != 1:
        raise TypeError(function + '() argument must be a unicode character, not str')
    return ord(chr)


def category(chr, /):
    """As in unicodedata."""
    return unicode_data.CATEGORY_VALUES[bisect_right(unicode_data.CATEGORY_STARTS, _code(chr, 'category')) - 1]


def bidirectional(chr, /):
    """As in unicodedata."""
    value = unicode_data.DIRECTION_VALUES[bisect_right(unicode_data.DIRECTION_STARTS, _code(chr, 'bidirectional')) - 1]
    return '' if value == _WITHOUT_DIRECTION else value


def east_asian_width(chr, /):
    """As in unicodedata."""
    return unicode_data.WIDTH_VALUES[bisect_right(unicode_data.WIDTH_STARTS, _code(chr, 'east_asian_width')) - 1]


def _combining(code):
    return 0 if code < 0x300 else unicode_data.COMBINING_VALUES[bisect_right(unicode_data.COMBINING_STARTS, code) - 1]


def combining(chr, /):
    """As in unicodedata."""
    return _combining(_code(chr, 'combining'))


def mirrored(chr, /):
    """As in unicodedata."""
    return 1 - bisect_right(unicode_data.MIRRORED_STARTS, _code(chr, 'mirrored')) % 2


_absent = object()


@specialize.call_location()
def numeric(chr, default=_absent, /):
    """As in unicodedata."""
    _code(chr, 'numeric')
    if chr in _NUMERIC:
        return _NUMERIC[chr]
    if default is _absent:
        raise ValueError('not a numeric character')
    return default


@specialize.call_location()
def digit(chr, default=_absent, /):
    """As in unicodedata."""
    _code(chr, 'digit')
    if chr in _DIGITS:
        return _DIGITS[chr]
    if default is _absent:
        raise ValueError('not a digit')
    return default


@specialize.call_location()
def decimal(chr, default=_absent, /):
    """As in unicodedata."""
    _code(chr, 'decimal')
    if chr in _DECIMALS:
        return _DECIMALS[chr]
    if default is _absent:
        raise ValueError('not a decimal')
    return default


@specialize.memo()
def name(chr, default=None, /):
    """As in unicodedata, of constants."""
    found = original.name(chr, default)
    if found is None:
        raise ValueError('no such name')
    return found


@specialize.memo()
def lookup(name, /):
    """As in unicodedata, of constants."""
    try:
        # The embedded Python leaves the brace behind it.
        return ('\\N{' + name + '}').encode('ascii').decode('unicode_escape')[:1]
    except UnicodeDecodeError:
        raise KeyError("undefined character name '" + name + "'") from None


def _taken_apart(text, is_compatible):
    """The characters, each taken apart, and those that combine in the order of their classes."""
    chars = []
    for char in text:
        code = ord(char)
        if code < 0xa0:
            chars.append(char)
        elif 0xac00 <= code < 0xd7a4:
            chars.extend(_syllable(code - 0xac00))
        elif is_compatible and char in _COMPATIBLE:
            chars.extend(_COMPATIBLE[char])
        elif char in _CANONICAL:
            chars.extend(_CANONICAL[char])
        else:
            chars.append(char)
    _order(chars)
    return chars


def _syllable(index):
    """Two or three letters of a syllable of Hangul."""
    letters = chr(0x1100 + index // 588) + chr(0x1161 + index % 588 // 28)
    return letters + chr(0x11a7 + index % 28) if index % 28 else letters


def _order(chars):
    for place in range(1, len(chars)):
        its_class = _combining(ord(chars[place]))
        if its_class == 0:
            continue
        char = chars[place]
        to = place
        while to > 0 and _combining(ord(chars[to - 1])) > its_class:
            chars[to] = chars[to - 1]
            to -= 1
        chars[to] = char


def _together(first, second):
    """What two characters are put together to; nothing where they are not."""
    left = ord(first)
    right = ord(second)
    if 0x1100 <= left < 0x1113 and 0x1161 <= right < 0x1176:
        return chr(0xac00 + ((left - 0x1100) * 21 + right - 0x1161) * 28)
    if 0xac00 <= left < 0xd7a4 and (left - 0xac00) % 28 == 0 and 0x11a7 < right < 0x11c3:
        return chr(left + right - 0x11a7)
    return _COMPOSED.get(first + second, '')


def _composed(chars):
    """Each character with those behind it that it can be put together with, where none of at least the same class stands between."""
    result = []
    starter = -1
    last_class = 0
    for char in chars:
        its_class = _combining(ord(char))
        if starter >= 0 and (last_class < its_class or last_class == 0 and starter == len(result) - 1):
            whole = _together(result[starter], char)
            if whole:
                result[starter] = whole
                continue
        if its_class == 0:
            starter = len(result)
        last_class = its_class
        result.append(char)
    return result


def normalize(form, unistr, /):
    """As in unicodedata."""
    if form not in ('NFC', 'NFD', 'NFKC', 'NFKD'):
        raise ValueError('invalid normalization form')
    if unistr.isascii():
        return unistr
    chars = _taken_apart(unistr, form[2] == 'K')
    return ''.join(_composed(chars) if form[-1] == 'C' else chars)


def is_normalized(form, unistr, /):
    """As in unicodedata."""
    return normalize(form, unistr) == unistr
