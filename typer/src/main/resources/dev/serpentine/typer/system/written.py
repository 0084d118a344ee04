"""What may be written to a stream: which of the kinds that meet in a call is right only the run tells."""

from enum import Enum

from serpentine_system import contents, enums


def plain_bytes(b):
    """What a stream of bytes is given, as bytes."""
    if isinstance(b, bytes):
        return b
    if isinstance(b, (bytearray, memoryview)) or hasattr(b, '_plain_bytes_'):
        return bytes(b)
    raise TypeError("a bytes-like object is required, not '" + type(b).__name__ + "'")


def plain_text(s):
    """What a stream of text is given."""
    if not is_text(s):
        raise TypeError('write() argument must be str, not ' + type(s).__name__)
    return contents.of(enums.plain(s))


def text_in_memory(s):
    """What a StringIO is given."""
    if not is_text(s):
        raise TypeError("string argument expected, got '" + type(s).__name__ + "'")
    return contents.of(enums.plain(s))


def is_text(s):
    """Whether it is a text, an instance of a class that extends str, or a member of an enumeration that does."""
    if isinstance(s, Enum):
        return isinstance(s, str)
    return isinstance(s, str) or hasattr(s, '_plain_text_')
