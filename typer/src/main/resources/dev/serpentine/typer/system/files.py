"""open, files of text and of bytes, and standard input."""

from rpython.rlib.objectmodel import import_from_mixin
from rpython.rtyper.lltypesystem.lltype import CHARS, external, llbytes, malloc
from serpentine_system import builders, encodings, errors, streams, text
from serpentine_system.registry import constant_parameters

SIZE = 16384
os_open = external('os_open')
os_close = external('os_close')
os_read = external('os_read')
os_write = external('os_write')
os_seek = external('os_seek')
os_isatty = external('os_isatty')
os_stat_mode = external('os_stat_mode')

TRUNCATE = 0o1000
CREATE = 0o100
EXCLUSIVE = 0o200
APPEND = 0o2000
IS_A_DIRECTORY = 21


class RawFile:
    """An open descriptor with a buffer of what was read ahead."""

    def __init__(self, descriptor, name):
        self.descriptor = descriptor
        self.name = name
        self.closed = False
        self.position = 0
        self.limit = 0
        self.room = 0
        self.at_end = False


def check_open(raw):
    if raw.closed:
        raise ValueError('I/O operation on closed file.')


def fill(raw):
    """Reads ahead; False at the end."""
    if raw.room == 0:
        raw.ahead = malloc(CHARS, SIZE)
        raw.room = SIZE
    raw.position = 0
    raw.limit = 0
    count = os_read(raw.descriptor, raw.ahead, 0, SIZE)
    if count < 0:
        errors.raise_os_error(-count, None)
    raw.limit = count
    return count > 0


def read_bytes(raw, size):
    """So many bytes, or all where the size is negative."""
    check_open(raw)
    builder = builders.new_bytes(size if 0 <= size and size < SIZE else SIZE)
    while size != 0:
        if raw.position >= raw.limit and not fill(raw):
            break
        count = raw.limit - raw.position
        if size > 0 and count > size:
            count = size
        builders.add_items(builder, raw.ahead, raw.position, count)
        raw.position += count
        if size > 0:
            size -= count
    return builders.build_bytes(builder)


def read_line(raw):
    """The bytes up to and with the next line feed."""
    check_open(raw)
    builder = builders.new_bytes(80)
    while True:
        if raw.position >= raw.limit and not fill(raw):
            break
        end = text.index_of(raw.ahead, 10, raw.position, raw.limit)
        count = (end + 1 if end >= 0 else raw.limit) - raw.position
        builders.add_items(builder, raw.ahead, raw.position, count)
        raw.position += count
        if end >= 0:
            break
    return builders.build_bytes(builder)


def write_bytes(raw, b):
    check_open(raw)
    items = llbytes(b).items
    start = 0
    while start < len(items):
        written = os_write(raw.descriptor, items, start, len(items) - start)
        if written < 0:
            errors.raise_os_error(-written, None)
        start += written
    return len(items)


def seek(raw, offset, whence):
    check_open(raw)
    if whence == 1:
        offset -= raw.limit - raw.position
    raw.position = 0
    raw.limit = 0
    result = os_seek(raw.descriptor, offset, whence)
    if result < 0:
        errors.raise_os_error(-result, None)
    return result


def tell(raw):
    check_open(raw)
    result = os_seek(raw.descriptor, 0, 1)
    if result < 0:
        errors.raise_os_error(-result, None)
    return result - (raw.limit - raw.position)


def close(raw):
    if not raw.closed:
        raw.closed = True
        os_close(raw.descriptor)


class BufferedFile:
    """What files of text and of bytes share: a mixin, since the lines of each have a type of their own."""

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        self.close()

    def __iter__(self):
        return self

    def __next__(self):
        line = self.readline()
        if len(line) == 0:
            raise StopIteration()
        return line

    def readlines(self):
        result = []
        for line in self:
            result.append(line)
        return result

    def writelines(self, lines):
        for line in lines:
            self.write(line)

    def put(self, b):
        """Keeps bytes to be written."""
        check_open(self.raw)
        builders.add_bytes(self.pending, b)
        if self.pending.length > SIZE:
            self.flush()

    def flush(self):
        if self.pending.length > 0:
            b = builders.build_bytes(self.pending)
            self.pending.length = 0
            write_bytes(self.raw, b)

    def tell(self):
        self.flush()
        return tell(self.raw)

    def close(self):
        if not self.raw.closed:
            self.flush()
        close(self.raw)

    def fileno(self):
        return self.raw.descriptor

    def isatty(self):
        return os_isatty(self.raw.descriptor) == 1

    def get_closed(self):
        return self.raw.closed


class BinaryFile:
    """What open() gives for a mode with b."""

    import_from_mixin(BufferedFile)

    def __init__(self, raw):
        self.raw = raw
        self.pending = builders.new_bytes(64)
        self.name = raw.name

    def read(self, size=-1):
        self.flush()
        return read_bytes(self.raw, size)

    def readline(self):
        self.flush()
        return read_line(self.raw)

    def write(self, b):
        if isinstance(b, bytearray):
            self.put(bytes(b))
        else:
            self.put(b)
        return len(b)

    def seek(self, offset, whence=0):
        self.flush()
        return seek(self.raw, offset, whence)


class TextFile:
    """What open() gives for a mode without b. Line ends are read as line feeds, as Python does by default."""

    import_from_mixin(BufferedFile)

    def __init__(self, raw, its_codec, its_handler, keeps_ends):
        self.raw = raw
        self.its_codec = its_codec
        self.its_handler = its_handler
        self.keeps_ends = keeps_ends
        self.pending = builders.new_bytes(64)
        self.ahead = ''
        self.name = raw.name

    def decoded(self, b):
        return encodings.decode_with(llbytes(b).items, len(b), self.its_codec, self.its_handler)

    def read(self, size=-1):
        self.flush()
        if size < 0:
            result = self.ahead + plain_ends(self.decoded(read_bytes(self.raw, -1)), self.keeps_ends)
            self.ahead = ''
            return result
        while len(self.ahead) < size:
            line = self.next_line()
            if len(line) == 0:
                break
            self.ahead = self.ahead + line
        result = self.ahead[:size]
        self.ahead = self.ahead[size:]
        return result

    def next_line(self):
        return plain_ends(self.decoded(read_line(self.raw)), self.keeps_ends)

    def readline(self):
        self.flush()
        line = self.ahead
        if len(line) == 0:
            line = self.next_line()
        elif line.find('\n') < 0:
            line = line + self.next_line()
        end = line.find('\n') + 1
        if end == 0 or end == len(line):
            self.ahead = ''
            return line
        self.ahead = line[end:]
        return line[:end]

    def write(self, s):
        self.put(encodings.encode_with(s, self.its_codec, self.its_handler))
        return len(s)

    def seek(self, offset, whence=0):
        self.flush()
        self.ahead = ''
        return seek(self.raw, offset, whence)


def plain_ends(s, keeps_ends):
    """Line ends of other systems as line feeds."""
    if keeps_ends or s.find('\r') < 0:
        return s
    return s.replace('\r\n', '\n').replace('\r', '\n')


def opened(path, mode):
    """Opens a descriptor by mode."""
    flags = 0
    exclusive = mode.find('x') >= 0
    updates = mode.find('+') >= 0
    if mode.find('r') >= 0:
        flags = 2 if updates else 0
    elif mode.find('w') >= 0:
        flags = CREATE | TRUNCATE | (2 if updates else 1)
    elif mode.find('a') >= 0:
        flags = CREATE | APPEND | (2 if updates else 1)
    elif exclusive:
        flags = CREATE | EXCLUSIVE | (2 if updates else 1)
    else:
        raise ValueError("invalid mode: '" + mode + "'")
    encoded = llbytes(encodings.encode_system(path)).items
    descriptor = os_open(encoded, len(encoded), flags, 0o666)
    if descriptor < 0:
        errors.raise_os_error(-descriptor, path)
    if os_stat_mode(encoded, len(encoded)) & 0o170000 == 0o040000:
        # The system refuses a folder only when it is read.
        os_close(descriptor)
        errors.raise_os_error(IS_A_DIRECTORY, path)
    return RawFile(descriptor, path)


@constant_parameters('mode')
def builtin_open(file, mode='r', buffering=-1, encoding=None, errors=None, newline=None):
    if 'b' in mode:
        return BinaryFile(opened(file, mode))
    return TextFile(opened(file, mode), encodings.codec('utf-8' if encoding is None else encoding),
                    encodings.handler('strict' if errors is None else errors), newline is not None)


class StandardInput(TextFile):
    """Opened at its first use."""

    def __init__(self):
        self.is_open = False

    def readline(self):
        open_input(self)
        return TextFile.readline(self)

    def read(self, size=-1):
        open_input(self)
        return TextFile.read(self, size)

    @property
    def buffer(self):
        open_input(self)
        return BinaryFile(self.raw)


def open_input(stream):
    """Gives standard input its descriptor, and shows what was asked."""
    if not stream.is_open:
        stream.is_open = True
        TextFile.__init__(stream, RawFile(0, '<stdin>'), encodings.UTF_8, encodings.SURROGATEESCAPE, False)
    streams.stdout.flush()


stdin = StandardInput()


def builtin_input(prompt=''):
    shown = str(prompt)
    if len(shown) > 0:
        streams.stdout.write(shown)
    streams.stdout.flush()
    line = stdin.readline()
    if len(line) == 0:
        raise EOFError('EOF when reading a line')
    if line[len(line) - 1] == '\n':
        return line[:len(line) - 1]
    return line
