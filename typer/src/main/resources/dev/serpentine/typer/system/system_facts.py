"""What sys tells and is told about the interpreter, of which a translated program has none."""

_RECURSION_LIMIT = 1000


def intern(string, /):
    return string


def audit(event, /, *args):
    """Nobody listens."""


def getrecursionlimit():
    """What CPython says at first; how deep a program may really go is the platform's."""
    return _RECURSION_LIMIT


def setrecursionlimit(limit, /):
    if limit < 1:
        raise ValueError('recursion limit must be greater or equal than 1')


def getdefaultencoding():
    return 'utf-8'


def getfilesystemencoding():
    return 'utf-8'
