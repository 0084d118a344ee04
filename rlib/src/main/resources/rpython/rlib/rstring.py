"""Building, splitting and testing text."""


class ParseStringError(Exception):
    """A text that does not stand for a number."""

    def __init__(self, msg):
        self.msg = msg

    def __str__(self):
        return self.msg


class ParseStringOverflowError(Exception):
    """A text that stands for a number which is too large."""

    def __init__(self, parser):
        self.parser = parser


class InvalidBaseError(ParseStringError):
    pass


class StringBuilder:
    """Collects pieces of text; build() joins them."""

    def __init__(self, init_size=100):
        self._pieces = []
        self._length = 0

    def append(self, s):
        self._pieces.append(s)
        self._length += len(s)

    def append_slice(self, s, start, end):
        assert 0 <= start <= end <= len(s)
        self._pieces.append(s[start:end])
        self._length += end - start

    def append_multiple_char(self, c, times):
        if times > 0:
            self._pieces.append(c * times)
            self._length += times

    def build(self):
        return ''.join(self._pieces)

    def getlength(self):
        return self._length


class UnicodeBuilder(StringBuilder):
    """The same: text is Unicode text."""


class ByteListBuilder:
    """Collects characters below 256; build() gives the list of them."""

    def __init__(self, init_size=100):
        self._characters = []

    def append(self, s):
        for c in s:
            self._characters.append(c)

    def append_slice(self, s, start, end):
        assert 0 <= start <= end <= len(s)
        for i in range(start, end):
            self._characters.append(s[i])

    def append_multiple_char(self, c, times):
        for i in range(times):
            self._characters.append(c)

    def build(self):
        return self._characters

    def getlength(self):
        return len(self._characters)


def startswith(u, prefix, start=0, end=9223372036854775807):
    return u.startswith(prefix, start, end)


def endswith(u, suffix, start=0, end=9223372036854775807):
    return u.endswith(suffix, start, end)


def split(value, by=None, maxsplit=-1):
    """The pieces between separators; between runs of whitespace without one."""
    return value.split(by, maxsplit)


def rsplit(value, by=None, maxsplit=-1):
    return value.rsplit(by, maxsplit)


def replace(s, sub, by, maxsplit=-1):
    return s.replace(sub, by, maxsplit)


def strip_spaces(s):
    return s.strip()


def search_find(value, other, start, end):
    return value.find(other, start, end)


def is_whitespace(c):
    return c.isspace()


def assert_str0(s):
    """States that the text has no zero character."""
    assert '\x00' not in s
    return s


def check_str0(s):
    if '\x00' in s:
        raise ValueError('embedded null character')
