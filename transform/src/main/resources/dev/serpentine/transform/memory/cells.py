"""Memory for containers that do not move: small ones in pages of cells of one size, large ones by themselves. An address is an int here.

A free cell has the header 0, and the address of the next free cell behind it. Pages are swept when cells of their size are wanted, not before.
"""

from rpython.rtyper.lltypesystem.lltype import external, int_div_trunc, int_rshift
from serpentine_system.headers import MARKED, WORD

load = external('memory_load')
store = external('memory_store')
take_memory = external('memory_allocate')
give_memory_back = external('memory_free')

GRANULE = 16
LARGEST_SMALL = 1024
SIZE_CLASSES = LARGEST_SMALL // GRANULE + 1
PAGE_SIZE = 1 << 14
ARENA_SIZE = 1 << 20

# The description of a page: the next page of the same size, and where its cells begin.
PAGE_CELLS = WORD
PAGE_DESCRIPTION_SIZE = 2 * WORD


class Cells:
    """The tables are words by size class; the list of large containers grows. What was allocated, in bytes, is counted from one marking to the next."""

    def __init__(self):
        self.free = 0
        self.pages = 0
        self.unswept = 0
        self.arena_next = 0
        self.arena_end = 0
        self.large = 0
        self.large_count = 0
        self.large_room = 0
        self.allocated = 0


cells = Cells()


def set_up_cells():
    cells.free = take_memory(SIZE_CLASSES * WORD)
    cells.pages = take_memory(SIZE_CLASSES * WORD)
    cells.unswept = take_memory(SIZE_CLASSES * WORD)
    cells.large_room = 256
    cells.large = take_memory(cells.large_room * WORD)


def take_large(size):
    """The address of zeroed memory for a container that is too large for a cell."""
    cells.allocated += size
    if cells.large_count == cells.large_room:
        cells.large = grown(cells.large, cells.large_count)
        cells.large_room = cells.large_count * 2
    container = take_memory(size)
    store(cells.large + cells.large_count * WORD, container)
    cells.large_count += 1
    return container


def grown(words, count):
    """A list of twice as many words that begins with these."""
    new = take_memory(count * (2 * WORD))
    i = 0
    while i < count * WORD:
        store(new + i, load(words + i))
        i += WORD
    give_memory_back(words)
    return new


def free_list(size):
    """Where the address of the first free cell for that many bytes, at most LARGEST_SMALL, stands."""
    # The size in granules, rounded up, times the size of a word.
    return cells.free + (int_rshift(size + (GRANULE - 1), 1) & -WORD)


def take_cell(size):
    """The address of a cell for that many bytes, at most LARGEST_SMALL. It is not zeroed."""
    place = free_list(size)
    if load(place) == 0:
        find_free_cells(int_rshift(size + (GRANULE - 1), 4))
    cell = load(place)
    store(place, load(cell + WORD))
    return cell


def find_free_cells(size_class):
    place = cells.free + size_class * WORD
    unswept = cells.unswept + size_class * WORD
    while load(place) == 0:
        page = load(unswept)
        if page == 0:
            page = new_page(size_class)
        else:
            store(unswept, load(page))
        cells.allocated += sweep(page, size_class)


def new_page(size_class):
    """A page of free cells, not swept."""
    if cells.arena_next == cells.arena_end:
        cells.arena_next = take_memory(ARENA_SIZE)
        cells.arena_end = cells.arena_next + ARENA_SIZE
    page = take_memory(PAGE_DESCRIPTION_SIZE)
    store(page + PAGE_CELLS, cells.arena_next)
    cells.arena_next += PAGE_SIZE
    pages = cells.pages + size_class * WORD
    store(page, load(pages))
    store(pages, page)
    return page


def sweep(page, size_class):
    """Takes the marks off a page, and puts what had none among the free cells. How many bytes these have."""
    size = size_class * GRANULE
    cell = load(page + PAGE_CELLS)
    end = cell + int_div_trunc(PAGE_SIZE, size) * size
    place = cells.free + size_class * WORD
    rest = load(place)
    last = 0
    freed = 0
    while cell != end:
        header = load(cell)
        if header & MARKED != 0:
            store(cell, header - MARKED)
        else:
            store(cell, 0)
            if last == 0:
                store(place, cell)
            else:
                store(last + WORD, cell)
            last = cell
            freed += size
        cell += size
    if last != 0:
        store(last + WORD, rest)
    return freed


def finish_sweeping():
    """Old marks must be gone before new ones are made."""
    size_class = 1
    while size_class < SIZE_CLASSES:
        page = load(cells.unswept + size_class * WORD)
        while page != 0:
            sweep(page, size_class)
            page = load(page)
        store(cells.unswept + size_class * WORD, 0)
        size_class += 1


def free_unmarked():
    """What has no mark is free from now on."""
    size_class = 0
    while size_class < SIZE_CLASSES * WORD:
        store(cells.free + size_class, 0)
        store(cells.unswept + size_class, load(cells.pages + size_class))
        size_class += WORD
    sweep_large()
    cells.allocated = 0


def sweep_large():
    kept = 0
    i = 0
    while i < cells.large_count:
        container = load(cells.large + i * WORD)
        header = load(container)
        if header & MARKED != 0:
            store(container, header - MARKED)
            store(cells.large + kept * WORD, container)
            kept += 1
        else:
            give_memory_back(container)
        i += 1
    cells.large_count = kept
