"""open, files of text and of bytes, and standard input."""

from io import UnsupportedOperation
from rpython.rlib.objectmodel import import_from_mixin
from rpython.rtyper.lltypesystem.lltype import CHARS, external, llbytes, malloc
from rpython.rtyper.special_methods import observes_ends, on_end
from serpentine_system import builders, encodings, ends, errors, interrupts, streams, text, written
from serpentine_system.registry import constant_parameters

SIZE = 16384
os_open = external('os_open')
os_close = external('os_close')
os_seek = external('os_seek')
os_truncate = external('os_truncate')
os_isatty = external('os_isatty')
os_stat_mode = external('os_stat_mode')

TRUNCATE = 0o1000
CREATE = 0o100
EXCLUSIVE = 0o200
APPEND = 0o2000
IS_A_DIRECTORY = 21
BAD_DESCRIPTOR = 9


class RawFile:
    """An open descriptor with a buffer of what was read ahead, and one of what is to be written."""

    def __init__(self, descriptor, name, mode):
        self.descriptor = descriptor
        self.name = name
        self.is_numbered = False
        self.mode = mode
        self.updates = '+' in mode
        self.can_read = 'r' in mode or self.updates
        self.can_write = 'r' not in mode or self.updates
        self.closed = False
        self.position = 0
        self.limit = 0
        self.room = 0
        self.at_end = False
        self.has_written = False


class _Writer:
    """A file that was written to and is open."""

    def __init__(self, raw):
        # Fields of this name hold nothing, where the ends of files are observed.
        self.serpentine_uncounted = raw


class _Writers:
    """All of them, by descriptor."""

    def __init__(self):
        self.open = {}
        self.are_over = False

    def finish(self):
        """Writes at the program's end what is kept for files that are open still; what is written later is written at once."""
        self.are_over = True
        for writer in list(self.open.values()):
            try:
                put_out(writer.serpentine_uncounted)
            except OSError:
                continue


_writers = _Writers()


def object_ended(raw):
    """A file that nobody holds any more is closed; what goes wrong then changes nothing."""
    try:
        close(raw)
    except OSError:
        return


def put(raw, b):
    """Keeps bytes to be written."""
    if not raw.has_written:
        raw.has_written = True
        raw.pending = builders.new_bytes(64)
        if not _writers.open:
            ends.do_at_end(_writers.finish)
        _writers.open[raw.descriptor] = _Writer(raw)
    builders.add_bytes(raw.pending, b)
    if raw.pending.length > SIZE or _writers.are_over:
        put_out(raw)


def put_out(raw):
    """Writes what is kept."""
    if raw.has_written and raw.pending.length > 0:
        b = builders.build_bytes(raw.pending)
        raw.pending.length = 0
        write_bytes(raw, b)


def check_open(raw, complaint='I/O operation on closed file.'):
    if raw.closed:
        raise ValueError(complaint)


def no_operation(name):
    """Of a file that is open, but not for this."""
    raise UnsupportedOperation(name)


def fill(raw):
    """Reads ahead; False at the end."""
    if raw.room == 0:
        raw.ahead = malloc(CHARS, SIZE)
        raw.room = SIZE
    raw.position = 0
    raw.limit = 0
    count = interrupts.read(raw.descriptor, raw.ahead, SIZE)
    if count < 0:
        errors.raise_os_error(-count, None)
    raw.limit = count
    return count > 0


def read_bytes(raw, size):
    """So many bytes, or all where the size is negative."""
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


def read_line(raw, size):
    """The bytes up to and with the next line feed, and no more than the size unless that is negative."""
    builder = builders.new_bytes(80)
    while size != 0:
        if raw.position >= raw.limit and not fill(raw):
            break
        limit = raw.limit
        if size >= 0 and size < limit - raw.position:
            limit = raw.position + size
        end = text.index_of(raw.ahead, 10, raw.position, limit)
        count = (end + 1 if end >= 0 else limit) - raw.position
        builders.add_items(builder, raw.ahead, raw.position, count)
        raw.position += count
        if size > 0:
            size -= count
        if end >= 0:
            break
    return builders.build_bytes(builder)


def write_bytes(raw, b):
    items = llbytes(b).items
    start = 0
    while start < len(items):
        written = interrupts.write(raw.descriptor, items, start, len(items) - start)
        if written < 0:
            errors.raise_os_error(-written, None)
        start += written
    return len(items)


def seek(raw, offset, whence):
    if whence == 1:
        offset -= raw.limit - raw.position
    raw.position = 0
    raw.limit = 0
    result = os_seek(raw.descriptor, offset, whence)
    if result < 0:
        errors.raise_os_error(-result, None)
    return result


def tell(raw):
    result = os_seek(raw.descriptor, 0, 1)
    if result < 0:
        errors.raise_os_error(-result, None)
    return result - (raw.limit - raw.position)


def truncate(raw, size):
    result = os_truncate(raw.descriptor, size)
    if result < 0:
        errors.raise_os_error(-result, None)
    return size


def close(raw):
    if not raw.closed:
        try:
            put_out(raw)
        finally:
            raw.closed = True
            if raw.has_written:
                del _writers.open[raw.descriptor]
            os_close(raw.descriptor)


class BufferedFile:
    """What files of text and of bytes share: a mixin, since the lines of each have a type of their own."""

    def __enter__(self):
        check_open(self.raw)
        return self

    def __exit__(self, kind, value, traceback):
        self.close()

    def __iter__(self):
        check_open(self.raw)
        return self

    def readlines(self, hint=-1):
        check_open(self.raw)
        result = []
        count = 0
        for line in self:
            result.append(line)
            count += len(line)
            if hint is not None and 0 < hint <= count:
                break
        return result

    def writelines(self, lines):
        for line in lines:
            self.write(line)

    def close(self):
        close(self.raw)

    def fileno(self):
        check_open(self.raw, 'I/O operation on closed file')
        return self.raw.descriptor

    def isatty(self):
        check_open(self.raw, 'I/O operation on closed file')
        return os_isatty(self.raw.descriptor) == 1

    def readable(self):
        if self.raw.can_read:
            check_open(self.raw, 'I/O operation on closed file')
        return self.raw.can_read

    def writable(self):
        if self.raw.can_write:
            check_open(self.raw, 'I/O operation on closed file')
        return self.raw.can_write

    def seekable(self):
        check_open(self.raw, 'I/O operation on closed file')
        return os_seek(self.raw.descriptor, 0, 1) >= 0

    @property
    def closed(self):
        return self.raw.closed

    @property
    def name(self):
        if self.raw.is_numbered:
            raise NotImplementedError('the name of a file that was opened by its number is not supported; ask for its fileno()')
        return self.raw.name

    def shown_name(self):
        return self.raw.name if self.raw.is_numbered else repr(self.raw.name)

    @property
    def mode(self):
        return self.raw.mode


class BinaryFile:
    """What open() gives for a mode with b."""

    import_from_mixin(BufferedFile)

    def __init__(self, raw):
        self.raw = raw

    def begin_reading(self, complaint):
        if not self.raw.can_read:
            no_operation('read')
        check_open(self.raw, complaint)
        put_out(self.raw)

    def read(self, size=-1):
        self.begin_reading('read of closed file')
        return read_bytes(self.raw, -1 if size is None else size)

    def readline(self, size=-1):
        self.begin_reading('readline of closed file')
        return read_line(self.raw, -1 if size is None else size)

    def __next__(self):
        line = self.readline()
        if len(line) == 0:
            raise StopIteration()
        return line

    def write(self, b):
        if not self.raw.can_write:
            no_operation('write')
        check_open(self.raw, 'write to closed file')
        data = written.plain_bytes(b)
        put(self.raw, data)
        return len(data)

    def flush(self):
        check_open(self.raw, 'flush of closed file' if self.raw.can_write else 'I/O operation on closed file.')
        put_out(self.raw)

    def seek(self, offset, whence=0):
        check_open(self.raw, 'seek of closed file')
        put_out(self.raw)
        return seek(self.raw, offset, whence)

    def tell(self):
        check_open(self.raw, 'I/O operation on closed file')
        put_out(self.raw)
        return tell(self.raw)

    def truncate(self, size=None):
        check_open(self.raw, 'truncate of closed file')
        if not self.raw.can_write:
            no_operation('truncate')
        put_out(self.raw)
        return truncate(self.raw, tell(self.raw) if size is None else size)

    def __repr__(self):
        kind = 'Random' if self.raw.updates else 'Reader' if self.raw.can_read else 'Writer'
        return '<_io.Buffered' + kind + ' name=' + self.shown_name() + '>'


class TextFile:
    """What open() gives for a mode without b. Line ends are read as line feeds, as Python does by default."""

    import_from_mixin(BufferedFile)

    def __init__(self, raw, encoding, its_codec, its_handler, keeps_ends):
        self.raw = raw
        self.encoding = encoding
        self.its_codec = its_codec
        self.its_handler = its_handler
        self.keeps_ends = keeps_ends
        self.ahead = ''
        self.is_iterated = False
        # Whether what comes first in the file is behind, where a mark may stand.
        self.is_begun = encodings.without_mark(its_codec) != its_codec and tell(raw) != 0

    def decoded(self, b):
        its_codec = self.codec_here()
        if its_codec == encodings.UTF_8_SIG:
            self.is_begun = True
        return encodings.decode_with(llbytes(b).items, len(b), its_codec, self.its_handler)

    def encoded(self, s):
        its_codec = self.codec_here()
        self.is_begun = True
        return encodings.encode_with(s, its_codec, self.its_handler)

    def codec_here(self):
        return encodings.without_mark(self.its_codec) if self.is_begun else self.its_codec

    def begin_reading(self):
        check_open(self.raw)
        if not self.raw.can_read:
            no_operation('not readable')
        put_out(self.raw)

    def read(self, size=-1):
        self.begin_reading()
        if size is None or size < 0:
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
        """Of wide characters all that there is, since a line feed's byte may be a part of one."""
        if encodings.is_wide(self.its_codec):
            return plain_ends(self.decoded(read_bytes(self.raw, -1)), self.keeps_ends)
        return plain_ends(self.decoded(read_line(self.raw, -1)), self.keeps_ends)

    def readline(self, size=-1):
        self.begin_reading()
        line = self.whole_line()
        if size is not None and 0 <= size < len(line):
            self.ahead = line[size:] + self.ahead
            line = line[:size]
        return line

    def __next__(self):
        self.is_iterated = True
        line = self.readline()
        if len(line) == 0:
            self.is_iterated = False
            raise StopIteration()
        return line

    def whole_line(self):
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
        check_open(self.raw)
        if not self.raw.can_write:
            no_operation('not writable')
        characters = written.plain_text(s)
        put(self.raw, self.encoded(characters))
        return len(characters)

    def flush(self):
        check_open(self.raw)
        put_out(self.raw)
        self.is_iterated = False

    def seek(self, offset, whence=0):
        check_open(self.raw)
        if whence == 0 and offset < 0:
            raise ValueError('negative seek position ' + str(offset))
        if whence == 1 and offset != 0:
            no_operation("can't do nonzero cur-relative seeks")
        if whence == 2 and offset != 0:
            no_operation("can't do nonzero end-relative seeks")
        if whence == 1:
            offset = self.tell()
            whence = 0
        self.flush()
        self.ahead = ''
        place = seek(self.raw, offset, whence)
        self.is_begun = place != 0
        return place

    def tell(self):
        check_open(self.raw)
        if self.is_iterated:
            raise OSError('telling position disabled by next() call')
        put_out(self.raw)
        return tell(self.raw) - len(encodings.encode_with(self.ahead, encodings.without_mark(self.its_codec), self.its_handler))

    def truncate(self, size=None):
        """Python's buffer has read ahead when it is asked where it is."""
        self.flush()
        if not self.raw.can_write:
            no_operation('truncate')
        return truncate(self.raw, os_seek(self.raw.descriptor, 0, 1) if size is None else size)

    def __repr__(self):
        return '<_io.TextIOWrapper name=' + self.shown_name() + ' mode=' + repr(self.mode) + ' encoding=' + repr(self.encoding) + '>'


def plain_ends(s, keeps_ends):
    """Line ends of other systems as line feeds."""
    if keeps_ends or s.find('\r') < 0:
        return s
    return s.replace('\r\n', '\n').replace('\r', '\n')


def opened(path, mode):
    """Opens a descriptor by mode, or goes on with one that is open."""
    if isinstance(path, int):
        return numbered(int(path), mode)
    return opened_by_name(path, mode)


def numbered(descriptor, mode):
    if mode.find('r') < 0 and mode.find('w') < 0 and mode.find('a') < 0 and mode.find('x') < 0:
        raise ValueError("invalid mode: '" + mode + "'")
    place = os_seek(descriptor, 0, 2 if mode.find('a') >= 0 else 1)
    if place == -BAD_DESCRIPTOR:
        errors.raise_os_error(BAD_DESCRIPTOR, None)
    raw = RawFile(descriptor, str(descriptor), shown_mode(mode))
    raw.is_numbered = True
    return observed(raw)


def opened_by_name(path, mode):
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
    if mode.find('a') >= 0:
        os_seek(descriptor, 0, 2)
    return observed(RawFile(descriptor, path, shown_mode(mode)))


def observed(raw):
    """A file that is closed when nobody holds it any more, where the program looks out for that."""
    if observes_ends() and on_end(raw) == 0:
        # It never is: this says what is called.
        object_ended(raw)
    return raw


def shown_mode(mode):
    """What a file says of the mode that it was opened with: files of bytes put it in an order of their own."""
    if 'b' not in mode:
        return mode
    if '+' not in mode:
        return mode.replace('b', '') + 'b'
    return ('x' if 'x' in mode else 'a' if 'a' in mode else 'r') + 'b+'


@constant_parameters('mode')
def builtin_open(file, mode='r', buffering=-1, encoding=None, errors=None, newline=None):
    if 'b' in mode:
        return BinaryFile(opened(file, mode))
    return TextFile(opened(file, mode), 'UTF-8' if encoding is None else encoding, encodings.codec('utf-8' if encoding is None else encoding),
                    encodings.handler('strict' if errors is None else errors), newline is not None)


class StandardInput(TextFile):
    """Shows what was asked before it reads what is answered."""

    def __init__(self):
        TextFile.__init__(self, RawFile(0, '<stdin>', 'r'), 'utf-8', encodings.UTF_8, encodings.SURROGATEESCAPE, False)

    def readline(self, size=-1):
        streams.stdout.flush()
        return TextFile.readline(self, size)

    def read(self, size=-1):
        streams.stdout.flush()
        return TextFile.read(self, size)

    @property
    def buffer(self):
        streams.stdout.flush()
        return BinaryFile(self.raw)


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
