"""gzip: what is compressed, and files of it. A file that is read is taken apart as a whole when it is first asked for something, since the streams of the original cannot be translated."""

import errno
import io
import os
import time
import zlib

from rpython.rlib.objectmodel import specialize

__all__ = ['compress', 'decompress', 'open', 'GzipFile', 'READ', 'WRITE']

_open = __builtins__['open'] if type(__builtins__) is dict else __builtins__.open

READ = 1
WRITE = 2

_OF_ANOTHER_SYSTEM = 255
_EXTRA = 4
_NAME = 8
_COMMENT = 16
_CHECKSUM = 2
_CUT_OFF = 'Compressed file ended before the end-of-stream marker was reached'


def compress(data, compresslevel=9, *, mtime=None):
    """As in gzip."""
    if mtime == 0:
        return zlib.compress(data, compresslevel, 31)
    if mtime is None:
        when = int(time.time())
    else:
        when = int(mtime)
    effort = 2 if compresslevel == 9 else 4 if compresslevel == 1 else 0
    header = b'\x1f\x8b\x08\x00' + when.to_bytes(4, 'little') + bytes([effort, _OF_ANOTHER_SYSTEM])
    return header + zlib.compress(data, compresslevel, -15) + zlib.crc32(data).to_bytes(4, 'little') + (len(data) & 0xFFFFFFFF).to_bytes(4, 'little')


def decompress(data):
    """As in gzip."""
    rest = bytes(data)
    members = []
    while len(rest) > 0:
        unpacker = zlib.decompressobj(-15)
        found = unpacker.decompress(rest[_end_of_header(rest):])
        if not unpacker.eof or len(unpacker.unused_data) < 8:
            raise EOFError(_CUT_OFF)
        if int.from_bytes(unpacker.unused_data[:4], 'little') != zlib.crc32(found):
            raise original.BadGzipFile('CRC check failed')
        if int.from_bytes(unpacker.unused_data[4:8], 'little') != len(found) & 0xFFFFFFFF:
            raise original.BadGzipFile('Incorrect length of data produced')
        members.append(found)
        rest = unpacker.unused_data[8:].lstrip(b'\x00')
    return b''.join(members)


def _end_of_header(data):
    if data[:2] != b'\x1f\x8b':
        raise original.BadGzipFile('Not a gzipped file (' + repr(data[:2]) + ')')
    position = _behind(data, 0, 10)
    if data[2] != 8:
        raise original.BadGzipFile('Unknown compression method')
    flags = data[3]
    if flags & _EXTRA:
        position = _behind(data, position, 2)
        position = _behind(data, position, int.from_bytes(data[position - 2:position], 'little'))
    for flag in (_NAME, _COMMENT):
        if flags & flag:
            end = data.find(b'\x00', position)
            position = end + 1 if end >= 0 else len(data)
    if flags & _CHECKSUM:
        position = _behind(data, position, 2)
    return position


def _behind(data, position, count):
    if len(data) < position + count:
        raise EOFError(_CUT_OFF)
    return position + count


# Files


@specialize.memo()
def _is_wrong(mode):
    return 't' in mode and 'b' in mode


@specialize.memo()
def _is_text(mode):
    return 't' in mode


@specialize.memo()
def _is_read(mode):
    return not any(letter in mode for letter in 'wax')


@specialize.memo()
def _of_bytes(mode):
    return mode.replace('t', '')


@specialize.arg(1)
def open(filename, mode='rb', compresslevel=9, encoding=None, errors=None, newline=None):
    """As in gzip, with a mode that is a constant."""
    if _is_wrong(mode):
        raise ValueError('Invalid mode: ' + repr(mode))
    if not _is_text(mode):
        _require_none(encoding, 'encoding')
        _require_none(errors, 'errors')
        _require_none(newline, 'newline')
        return _opened(filename, mode, compresslevel)
    elif _is_read(mode):
        return _TextReader(_opened(filename, _of_bytes(mode), compresslevel), encoding, errors, newline)
    else:
        return _TextWriter(_opened(filename, _of_bytes(mode), compresslevel), encoding, errors, newline)


def _require_none(value, name):
    if value is not None:
        raise ValueError('Argument ' + repr(name) + ' not supported in binary mode')


def _opened(filename, mode, compresslevel):
    if isinstance(filename, str):
        return GzipFile(filename, mode, compresslevel)
    if hasattr(filename, '__fspath__'):
        return GzipFile(os.fspath(filename), mode, compresslevel)
    if hasattr(filename, 'read') or hasattr(filename, 'write'):
        return GzipFile(None, mode, compresslevel, filename)
    raise TypeError('filename must be a str or bytes object, or a file')


def _header_of_file(name, level, mtime):
    when = int(time.time()) if mtime is None else int(mtime)
    base = os.path.basename(name)
    if not base.isascii():
        try:
            base.encode('latin-1')
        except UnicodeEncodeError:
            base = ''
    base = base.removesuffix('.gz')
    effort = 2 if level == 9 else 4 if level == 1 else 0
    header = b'\x1f\x8b\x08' + bytes([_NAME if base else 0]) + when.to_bytes(4, 'little') + bytes([effort, _OF_ANOTHER_SYSTEM])
    return header + base.encode('latin-1') + b'\x00' if base else header


def _nothing():
    """What is done to a file that is not ours."""


class GzipFile:
    """gzip.GzipFile."""

    def __init__(self, filename=None, mode=None, compresslevel=9, fileobj=None, mtime=None):
        kind = 'r' if not mode else mode[0]
        if mode and ('t' in mode or 'U' in mode) or kind not in 'rwax':
            raise ValueError('Invalid mode: ' + repr(mode))
        self.mode = READ if kind == 'r' else WRITE
        self.name = '' if filename is None else os.fspath(filename)
        self.closed = False
        self._packed = b''
        self._memory = io.BytesIO()
        self._is_unpacked = False
        self._checksum = 0
        self._size = 0
        self._packer = zlib.compressobj(compresslevel, 8, -15, 8, 0)
        self._put = io.BytesIO().write
        self._flush_file = _nothing
        self._close_file = _nothing
        if fileobj is None:
            self._use_file(kind)
        elif kind == 'r':
            self._packed = fileobj.read()
        else:
            self._put = fileobj.write
            self._flush_file = fileobj.flush
        if self.mode == WRITE:
            self._put(_header_of_file(self.name, compresslevel, mtime))

    def _use_file(self, kind):
        if kind == 'r':
            with _open(self.name, 'rb') as file:
                self._packed = file.read()
            return
        if kind == 'w':
            file = _open(self.name, 'wb')
        elif kind == 'a':
            file = _open(self.name, 'ab')
        else:
            file = _open(self.name, 'xb')
        self._put = file.write
        self._flush_file = file.flush
        self._close_file = file.close

    def _require(self, mode, what):
        if self.closed:
            raise ValueError('I/O operation on closed file')
        if self.mode != mode:
            raise OSError(errno.EBADF, what + ('() on write-only GzipFile object' if mode == READ else '() on read-only GzipFile object'))

    def _contents(self, what):
        """What is read, as a file in memory."""
        self._require(READ, what)
        if not self._is_unpacked:
            self._memory = io.BytesIO(decompress(self._packed))
            self._packed = b''
            self._is_unpacked = True
        return self._memory

    # What is read

    def read(self, size=-1):
        """As in gzip."""
        return self._contents('read').read(size)

    def read1(self, size=-1):
        """As in gzip."""
        return self._contents('read1').read(size)

    def peek(self, n):
        """As in gzip."""
        memory = self._contents('peek')
        start = memory.tell()
        found = memory.read()
        memory.seek(start)
        return found

    def readline(self, size=-1):
        """As in io."""
        return self._contents('readline').readline(size)

    def readlines(self):
        """As in io."""
        return self._contents('readline').readlines()

    def __iter__(self):
        return self

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    # What is written

    def write(self, data):
        """As in gzip."""
        self._require(WRITE, 'write')
        if not isinstance(data, (bytes, bytearray, memoryview)):
            raise TypeError("a bytes-like object is required, not '" + type(data).__name__ + "'")
        known = bytes(data)
        if len(known) > 0:
            self._put(self._packer.compress(known))
            self._size += len(known)
            self._checksum = zlib.crc32(known, self._checksum)
        return len(known)

    def writelines(self, lines):
        """As in io."""
        for line in lines:
            self.write(line)

    def flush(self, zlib_mode=2):
        """As in gzip."""
        if self.closed:
            raise ValueError('I/O operation on closed file')
        if self.mode == WRITE:
            self._put(self._packer.flush(zlib_mode))
            self._flush_file()

    def close(self):
        """As in gzip."""
        if self.closed:
            return
        self.closed = True
        if self.mode == WRITE:
            self._put(self._packer.flush() + self._checksum.to_bytes(4, 'little') + (self._size & 0xFFFFFFFF).to_bytes(4, 'little'))
            self._close_file()

    # Where it stands

    def tell(self):
        """As in gzip."""
        if self.mode == WRITE:
            return self._size
        return self._contents('tell').tell()

    def seek(self, offset, whence=0):
        """As in gzip."""
        if self.mode == READ:
            return self._contents('seek').seek(max(0, offset) if whence == 0 else offset, whence)
        self._require(WRITE, 'seek')
        if whence == 2:
            raise ValueError('Seek from end not supported')
        wanted = self._size + offset if whence == 1 else offset
        if wanted < self._size:
            raise OSError('Negative seek in write mode')
        self.write(bytes(wanted - self._size))
        return self._size

    def rewind(self):
        """As in gzip."""
        if self.mode != READ:
            raise OSError("Can't rewind in write mode")
        self.seek(0)

    def readable(self):
        """As in io."""
        return self.mode == READ

    def writable(self):
        """As in io."""
        return self.mode == WRITE

    def seekable(self):
        """As in io."""
        return True

    def __enter__(self):
        if self.closed:
            raise ValueError('I/O operation on closed file.')
        return self

    def __exit__(self, exc, value, tb):
        self.close()


class _TextReader:
    """What gzip.open gives for texts that are read."""

    def __init__(self, file, encoding, errors, newline):
        self.buffer = file
        self.name = file.name
        self._encoding = 'utf-8' if encoding is None else encoding
        self._errors = 'strict' if errors is None else errors
        self._newline = newline
        self._memory = io.StringIO()
        self._is_decoded = False

    def _contents(self):
        if self.buffer.closed:
            raise ValueError('I/O operation on closed file.')
        if not self._is_decoded:
            text = self.buffer.read().decode(self._encoding, self._errors)
            self._memory = io.StringIO(_with_ends(text, self._newline), '' if self._newline == '' else '\n')
            self._is_decoded = True
        return self._memory

    def read(self, size=-1):
        """As in io."""
        return self._contents().read(size)

    def readline(self, size=-1):
        """As in io."""
        return self._contents().readline(size)

    def readlines(self):
        """As in io."""
        return self._contents().readlines()

    def __iter__(self):
        return self

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def readable(self):
        """As in io."""
        return True

    def writable(self):
        """As in io."""
        return False

    @property
    def closed(self):
        return self.buffer.closed

    def close(self):
        """As in io."""
        self.buffer.close()

    def __enter__(self):
        return self

    def __exit__(self, exc, value, tb):
        self.close()


def _with_ends(text, newline):
    """A text that is read, with ends of lines as a file has them that is opened so."""
    return text.replace('\r\n', '\n').replace('\r', '\n') if newline is None else text


class _TextWriter:
    """What gzip.open gives for texts that are written."""

    def __init__(self, file, encoding, errors, newline):
        self.buffer = file
        self.name = file.name
        self._encoding = 'utf-8' if encoding is None else encoding
        self._errors = 'strict' if errors is None else errors
        self._end = newline if newline else '\n'

    def write(self, text):
        """As in io."""
        if self.buffer.closed:
            raise ValueError('I/O operation on closed file.')
        if not isinstance(text, str):
            raise TypeError('write() argument must be str, not ' + type(text).__name__)
        written = text if self._end == '\n' else text.replace('\n', self._end)
        self.buffer.write(written.encode(self._encoding, self._errors))
        return len(text)

    def writelines(self, lines):
        """As in io."""
        for line in lines:
            self.write(line)

    def flush(self):
        """As in io."""
        self.buffer.flush()

    def readable(self):
        """As in io."""
        return False

    def writable(self):
        """As in io."""
        return True

    @property
    def closed(self):
        return self.buffer.closed

    def close(self):
        """As in io."""
        self.buffer.close()

    def __enter__(self):
        return self

    def __exit__(self, exc, value, tb):
        self.close()
