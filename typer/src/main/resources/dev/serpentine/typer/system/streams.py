"""Standard streams. Output is collected in a buffer and encoded as UTF-8; it is written when the buffer is full, before input is read, and at the end."""

from rpython.rtyper.lltypesystem.lltype import CHARS, Char, Signed, cast_primitive, external, int_rshift, ll_arraycopy, llbytes, llstr, malloc, nullptr
from serpentine_system import errors, interrupts, text, written

SIZE = 65536
os_write = external('os_write')
os_isatty = external('os_isatty')
interrupt_hold = external('interrupt_hold')

INTERRUPTED = -4
TRACEBACK = b'Traceback (most recent call last):\nKeyboardInterrupt\n'


class TextOutput:
    """A stream that text is written to."""

    closed = False
    encoding = 'utf-8'
    mode = 'w'

    def __init__(self, descriptor, name, is_unbuffered):
        self.descriptor = descriptor
        self.name = name
        self.is_unbuffered = is_unbuffered
        self.collected = nullptr(CHARS)
        self.room = 0
        self.count = 0

    def write(self, s):
        p = llstr(written.plain_text(s))
        if not p.is_wide:
            write_items(self, text.narrow_items(p), p.length)
        else:
            write_items(self, text.wide_items(p), p.length)
        if self.is_unbuffered:
            drain(self)
        return p.length

    def writelines(self, lines):
        for line in lines:
            self.write(line)

    def flush(self):
        drain(self)

    def fileno(self):
        return self.descriptor

    def isatty(self):
        return os_isatty(self.descriptor) == 1

    def writable(self):
        return True

    def readable(self):
        return False

    def close(self):
        drain(self)

    @property
    def buffer(self):
        return BinaryOutput(self)


class BinaryOutput:
    """What bytes are written to: the buffer attribute of a text stream."""

    def __init__(self, stream):
        self.stream = stream

    def write(self, b):
        items = llbytes(written.plain_bytes(b)).items
        for i in range(len(items)):
            put(self.stream, cast_primitive(Signed, items[i]))
        return len(items)

    def flush(self):
        drain(self.stream)


def write_items(stream, items, count):
    """Encodes an array of code points."""
    for i in range(count):
        code = cast_primitive(Signed, items[i])
        if code < 128:
            put(stream, code)
        else:
            put_long(stream, code, i)


def is_ascii(items, length):
    """Whether all bytes are below 128."""
    for i in range(length):
        if cast_primitive(Signed, items[i]) > 127:
            return False
    return True


def put(stream, byte):
    if stream.count >= stream.room:
        make_room(stream)
    stream.collected[stream.count] = cast_primitive(Char, byte)
    stream.count += 1


def put_long(stream, code, position):
    """The bytes of a code point beyond ASCII."""
    if code < 0x800:
        put(stream, 0xc0 | int_rshift(code, 6))
    else:
        if code < 0x10000:
            if 0xd800 <= code and code < 0xe000:
                raise UnicodeEncodeError("'utf-8' codec can't encode character " + repr(chr(code)) + ' in position ' + str(position) + ': surrogates not allowed')
            put(stream, 0xe0 | int_rshift(code, 12))
        else:
            put(stream, 0xf0 | int_rshift(code, 18))
            put(stream, 0x80 | int_rshift(code, 12) & 63)
        put(stream, 0x80 | int_rshift(code, 6) & 63)
    put(stream, 0x80 | code & 63)


def make_room(stream):
    if stream.room == 0:
        stream.collected = malloc(CHARS, SIZE)
        stream.room = SIZE
    else:
        drain(stream)


def drain(stream):
    """Hands what is collected to the system."""
    start = 0
    count = stream.count
    if count > 0:
        interrupt_hold(1)
        stream.count = 0
        while start < count:
            written = os_write(stream.descriptor, stream.collected, start, count - start)
            if written >= 0:
                start += written
            elif written != INTERRUPTED:
                interrupt_hold(0)
                errors.raise_os_error(-written, None)
            else:
                keep(stream, start, count)
                interrupt_hold(0)
                interrupts.poll()
                interrupt_hold(1)
                start = 0
                count = stream.count
                stream.count = 0
        interrupt_hold(0)


def keep(stream, start, count):
    """What was not written yet stays collected."""
    ll_arraycopy(stream.collected, start, stream.collected, 0, count - start)
    stream.count = count - start


def write_collected(stream):
    """Writes what is collected and leaves it there, at the end of a program that may be anywhere."""
    start = 0
    count = stream.count
    while start < count:
        written = os_write(stream.descriptor, stream.collected, start, count - start)
        if written <= 0:
            break
        start += written


def write_interrupted():
    """Says on stderr what ended the program; where it was is not known."""
    items = llbytes(TRACEBACK).items
    os_write(2, items, 0, len(items))


stdout = TextOutput(1, '<stdout>', False)
stderr = TextOutput(2, '<stderr>', True)
