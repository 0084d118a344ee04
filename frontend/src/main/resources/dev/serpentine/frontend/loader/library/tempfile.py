"""tempfile, whose own source locks, finalizes and counts on file descriptors. A file that is to go is removed when it is closed, a folder when its block is left or it is cleaned up."""

import os
import shutil

from rpython.rlib.objectmodel import specialize

__all__ = ['gettempdir', 'gettempprefix', 'mkdtemp', 'mkstemp', 'NamedTemporaryFile', 'TemporaryFile', 'TemporaryDirectory', 'template', 'tempdir']

template = 'tmp'
tempdir = None
LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789_'
MOST_TRIES = 10000


def gettempprefix():
    """As in tempfile."""
    return template


def gettempdir():
    """As in tempfile."""
    for variable in ('TMPDIR', 'TEMP', 'TMP'):
        folder = os.environ.get(variable, '')
        if folder and _is_usable(folder):
            return os.path.abspath(folder)
    for folder in ('/tmp', '/var/tmp', '/usr/tmp'):
        if _is_usable(folder):
            return folder
    return os.getcwd()


def _is_usable(folder):
    return os.path.isdir(folder) and os.access(folder, os.W_OK)


def _new_name(suffix, prefix, folder):
    letters = [LETTERS[byte % len(LETTERS)] for byte in os.urandom(8)]
    return os.path.abspath(os.path.join(folder, prefix + ''.join(letters) + suffix))


def _text_or(given, otherwise):
    return otherwise if given is None else os.fspath(given)


def _folder(given):
    return gettempdir() if given is None else os.fspath(given)


def mkdtemp(suffix=None, prefix=None, dir=None):
    """As in tempfile."""
    folder = _folder(dir)
    for i in range(MOST_TRIES):
        name = _new_name(_text_or(suffix, ''), _text_or(prefix, template), folder)
        try:
            os.mkdir(name, 0o700)
        except FileExistsError:
            continue
        return name
    raise FileExistsError(17, 'No usable temporary directory name found')


def mkstemp(suffix=None, prefix=None, dir=None, text=False):
    """As in tempfile."""
    folder = _folder(dir)
    for i in range(MOST_TRIES):
        name = _new_name(_text_or(suffix, ''), _text_or(prefix, template), folder)
        try:
            number = os.open(name, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            continue
        return number, name
    raise FileExistsError(17, 'No usable temporary file name found')


class TemporaryDirectory:
    """As in tempfile."""

    def __init__(self, suffix=None, prefix=None, dir=None, ignore_cleanup_errors=False, *, delete=True):
        self.name = mkdtemp(suffix, prefix, dir)
        self._ignores_errors = ignore_cleanup_errors
        self._deletes = delete

    def __repr__(self):
        return '<TemporaryDirectory ' + repr(self.name) + '>'

    def __enter__(self):
        return self.name

    def __exit__(self, exc, value, tb):
        if self._deletes:
            self.cleanup()

    def cleanup(self):
        if os.path.exists(self.name):
            shutil.rmtree(self.name, self._ignores_errors)


class _TextFile:
    """A named file of text."""

    def __init__(self, name, mode, encoding, newline, deletes):
        self.name = name
        self.file = open(name, mode, encoding=encoding, newline=newline)
        self.deletes = deletes

    def write(self, text):
        return self.file.write(text)

    def writelines(self, lines):
        self.file.writelines(lines)

    def read(self, size=-1):
        return self.file.read(size)

    def readline(self):
        return self.file.readline()

    def readlines(self):
        return self.file.readlines()

    def seek(self, offset, whence=0):
        return self.file.seek(offset, whence)

    def tell(self):
        return self.file.tell()

    def flush(self):
        self.file.flush()

    def truncate(self):
        return self.file.truncate()

    @property
    def closed(self):
        return self.file.closed

    def close(self):
        if not self.file.closed:
            self.file.close()
            if self.deletes:
                os.unlink(self.name)

    def __iter__(self):
        return iter(self.file)

    def __enter__(self):
        return self

    def __exit__(self, exc, value, tb):
        self.close()


class _BinaryFile:
    """A named file of bytes."""

    def __init__(self, name, mode, deletes):
        self.name = name
        self.file = open(name, mode)
        self.deletes = deletes

    def write(self, data):
        return self.file.write(data)

    def read(self, size=-1):
        return self.file.read(size)

    def readline(self):
        return self.file.readline()

    def seek(self, offset, whence=0):
        return self.file.seek(offset, whence)

    def tell(self):
        return self.file.tell()

    def flush(self):
        self.file.flush()

    @property
    def closed(self):
        return self.file.closed

    def close(self):
        if not self.file.closed:
            self.file.close()
            if self.deletes:
                os.unlink(self.name)

    def __enter__(self):
        return self

    def __exit__(self, exc, value, tb):
        self.close()


@specialize.call_location()
def NamedTemporaryFile(mode='w+b', buffering=-1, encoding=None, newline=None, suffix=None, prefix=None, dir=None, delete=True):
    """As in tempfile."""
    number, name = mkstemp(suffix, prefix, dir)
    os.close(number)
    if 'b' in mode:
        return _BinaryFile(name, mode, delete)
    return _TextFile(name, mode, encoding, newline, delete)


@specialize.call_location()
def TemporaryFile(mode='w+b', buffering=-1, encoding=None, newline=None, suffix=None, prefix=None, dir=None):
    """As in tempfile; the file has a name as long as it is open."""
    return NamedTemporaryFile(mode, buffering, encoding, newline, suffix, prefix, dir)
