"""The header, a word with which every collected container begins, and the tables that describe types. An address is an int here.

Each bit of the header is declared here and nowhere else; the translator reads these lines. From TYPE_SHIFT on stands the number of the container's type.
"""

from rpython.rtyper.lltypesystem.lltype import external, int_lshift, int_rshift

load = external('memory_load')

WORD = 8

# Reached by the marking that is under way.
MARKED = 1
# Of a container in the nursery: it was copied, and its header is otherwise the copy's address.
MOVED = 1
# The collector did not make it, and never frees it.
PREBUILT = 2
# Of a container that is not in the nursery: a pointer that is put there must be remembered, which none was since the last collection.
UNREMEMBERED = 4
# Of a container in the nursery: the place of its copy is chosen, and from PLACE_SHIFT on stands which of those it is.
HAS_PLACE = 8
# Of a container that is not small: no page says whether it was marked.
LARGE = 16
# Of a large array of pointers that is not in the nursery: cards lie in front of it.
CARDED = 32
# Of such an array: one of its cards is marked.
CARDS_MARKED = 64
TYPE_SHIFT = 8
TYPE_MASK = 0xFFFFFF
PLACE_SHIFT = 32

# A type's entry in the type table: its size, its items' size, whether these are pointers, its first pointer offset.
TYPE_ENTRY_SHIFT = 5
ITEM_SIZE = WORD
ITEMS_ARE_POINTERS = 2 * WORD
FIRST_OFFSET = 3 * WORD
# Where every array has its length.
LENGTH = WORD


class Tables:
    """The addresses of the tables: what they hold is described where they are made."""

    def __init__(self):
        self.types = 0
        self.pointer_offsets = 0


tables = Tables()


def new_header(number):
    """The header of a new container of that type."""
    return int_lshift(number, TYPE_SHIFT)


def type_number(header):
    return int_rshift(header, TYPE_SHIFT) & TYPE_MASK


def type_entry(number):
    """Where the type table tells of a type."""
    return tables.types + int_lshift(number, TYPE_ENTRY_SHIFT)


def container_size(container, number):
    """How many bytes a container of that type has."""
    entry = type_entry(number)
    item_size = load(entry + ITEM_SIZE)
    if item_size == 0:
        return load(entry)
    return load(entry) + item_size * load(container + LENGTH)
