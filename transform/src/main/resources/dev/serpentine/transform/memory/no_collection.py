"""Allocates and never frees, in system code. An address is an int here."""

from rpython.rtyper.lltypesystem.lltype import external, int_rshift
from serpentine_system.headers import LENGTH, new_header, tables

store = external('memory_store')
take_memory = external('memory_allocate')

CHUNK_SIZE = 1 << 20
LARGEST_IN_CHUNK = CHUNK_SIZE // 8


class Chunk:
    """What is left of the memory that was taken last: zeroed."""

    def __init__(self):
        self.next = 0
        self.end = 0


chunk = Chunk()


def set_up(type_table, pointer_offsets, static_roots, raw_root_groups, root_groups, shadow_stack_top, shadow_stack_base, stress, checks, log):
    tables.types = type_table


def watch(region):
    pass


def allocate(number, size):
    """The address of a new zeroed container of so many bytes."""
    container = chunk.next
    behind = container + ((size + 15) & -16)
    if behind <= chunk.end:
        chunk.next = behind
    else:
        container = allocate_slowly(size)
    store(container, new_header(number))
    return container


def allocate_array(number, size, length):
    """The address of a new zeroed array of so many bytes, its length set."""
    array = allocate(number, size)
    store(array + LENGTH, length)
    return array


def allocate_slowly(size):
    if size > LARGEST_IN_CHUNK:
        return take_memory(size)
    container = take_memory(CHUNK_SIZE)
    chunk.next = container + ((size + 15) & -16)
    chunk.end = container + CHUNK_SIZE
    return container


def collect():
    pass


def identity(container):
    """A number that only this container has as long as it lives: it stays where it is."""
    return int_rshift(container, 4)
