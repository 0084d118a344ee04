"""What collectors say on standard error: a line of words and numbers. All arrays that it takes are there from the beginning, since nothing can be allocated."""

from rpython.rtyper.lltypesystem.lltype import Char, cast_primitive, external, int_div_trunc, llbytearray, llbytes

os_write = external('os_write')
exit_process = external('process_exit')

ROOM = 400
STANDARD_ERROR = 2
STATUS = 134


SMALL_COLLECTION = b'serpentine: a small collection took '
FULL_COLLECTION = b'serpentine: a full collection took '
MICROSECONDS = b' microseconds, '
KILOBYTES = b' kilobytes remain\n'
DAMAGE = b'serpentine: the heap is damaged: '
AT = b' at '
WRONG_HEADER = b'a wrong header'
NEEDLESSLY_REMEMBERED = b'a container is remembered though the nursery is empty'
CARD_OF_NONE = b'a marked card of an array that is not noted'
NOT_REMEMBERED = b'a pointer into the nursery that is not remembered'
NO_CONTAINER = b'a pointer to no container'
END = b'\n'

line = bytearray(ROOM)


class Length:
    def __init__(self):
        self.written = 0


length = Length()


def add(code):
    llbytearray(line).items[length.written] = cast_primitive(Char, code)
    length.written += 1


def add_text(text):
    characters = llbytes(text).items
    i = 0
    while i < len(characters):
        llbytearray(line).items[length.written] = characters[i]
        length.written += 1
        i += 1


def add_number(number):
    """A number that is not negative."""
    rest = int_div_trunc(number, 10)
    if rest != 0:
        add_number(rest)
    add(48 + number - rest * 10)


def write_line():
    os_write(STANDARD_ERROR, llbytearray(line).items, 0, length.written)
    length.written = 0


def collection(kind, microseconds, kilobytes):
    add_text(kind)
    add_number(microseconds)
    add_text(MICROSECONDS)
    add_number(kilobytes)
    add_text(KILOBYTES)
    write_line()


def damage(kind, address):
    """The heap is not as it should be: the process ends."""
    add_text(DAMAGE)
    add_text(kind)
    add_text(AT)
    add_number(address)
    add_text(END)
    write_line()
    exit_process(STATUS)
