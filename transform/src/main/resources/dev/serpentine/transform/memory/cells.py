"""Memory for containers that do not move: small ones in pages of cells of one size, large ones by themselves. An address is an int here.

Small containers of one size class come one behind the other out of a run of free cells. When a run is used up, the next one is looked for: sweeping goes on from where it ended, takes the marks
off the containers that it passes, and stops behind the next free cells. So what is free is written nowhere, and a page is swept when cells of its size are wanted, not before.
What a free cell holds means nothing, but it is not marked. A page says whether any of its containers was marked: if none was, all of it is one run, and nobody looks at its cells.
"""

from rpython.rtyper.lltypesystem.lltype import external, int_div_trunc, int_lshift, int_rshift
from serpentine_system.headers import LARGE, MARKED, WORD

load = external('memory_load')
store = external('memory_store')
take_memory = external('memory_allocate')
give_memory_back = external('memory_free')

GRANULE = 16
LARGEST_SMALL = 1024
PAGE_SIZE = 1 << 14
# Pages come out of arenas. Each is twice as large as the one before, up to a size: what is large is put into large pages of the processor, and what is not used of it is nowhere.
FIRST_ARENA_SIZE = 1 << 20
LARGEST_ARENA_SIZE = 1 << 25

# The entry of a size class, as long as a line of the cache: the next free cell and the end of its run, where sweeping goes on and the end of the page in question, the first page that is
# still to be swept, and the first of all.
RUN_END = WORD
SWEPT = 2 * WORD
PAGE_END = 3 * WORD
UNSWEPT = 4 * WORD
PAGES = 5 * WORD
CLASS_SHIFT = 6
CLASSES_SIZE = (LARGEST_SMALL // GRANULE + 1) << CLASS_SHIFT

# A page, which is aligned to its size, begins with the next page of the same size, and whether something in it was marked since it was swept.
PAGE_IS_MARKED = WORD
PAGE_CELLS = 2 * WORD

# A collection is due when so much was allocated since the last one as was alive then. Little that is alive is marked quickly, so less may be allocated, which then stays in the caches.
LEAST_ALLOCATED = 2 << 20
MOST_FOR_LITTLE = 8 << 20
LITTLE_SHIFT = 2


class Cells:
    """The table of size classes; the list of large containers grows. What was allocated, in bytes, is counted from one marking to the next."""

    def __init__(self):
        self.classes = 0
        self.arena_next = 0
        self.arena_end = 0
        self.arena_size = 0
        self.large = 0
        self.large_count = 0
        self.large_room = 0
        self.allocated = 0


cells = Cells()


def set_up_cells():
    cells.classes = take_memory(CLASSES_SIZE)
    cells.large_room = 256
    cells.large = take_memory(cells.large_room * WORD)


def allocated_until_due(live):
    """How many bytes may be allocated when so many are alive until these should be marked again."""
    if live >= MOST_FOR_LITTLE:
        return live
    several = int_lshift(live, LITTLE_SHIFT)
    return min(max(several, LEAST_ALLOCATED), MOST_FOR_LITTLE)


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


def in_cells(size):
    """How many bytes the cell of so many, at most LARGEST_SMALL, has."""
    return (size + (GRANULE - 1)) & -GRANULE


def class_of(size):
    """Where the entry of the size class stands for that many bytes, at most LARGEST_SMALL."""
    return cells.classes + int_lshift(in_cells(size), CLASS_SHIFT - 4)


def take_cell(size):
    """The address of a cell for that many bytes, at most LARGEST_SMALL. It is not zeroed."""
    entry = class_of(size)
    if load(entry) == load(entry + RUN_END):
        find_run(entry, in_cells(size))
    cell = load(entry)
    store(entry, cell + in_cells(size))
    return cell


def find_run(entry, size):
    """Has the next free cells of a size class, and takes the marks off the containers before them."""
    cell = pass_marked(load(entry + SWEPT), load(entry + PAGE_END), size)
    while cell == load(entry + PAGE_END):
        page = load(entry + UNSWEPT)
        if page == 0:
            page = new_page(entry)
        else:
            store(entry + UNSWEPT, load(page))
        cell = page + PAGE_CELLS
        end = end_of_cells(page, size)
        store(entry + PAGE_END, end)
        if load(page + PAGE_IS_MARKED) == 0:
            take_run(entry, cell, end)
            return
        store(page + PAGE_IS_MARKED, 0)
        cell = pass_marked(cell, end, size)
    end = load(entry + PAGE_END)
    run_end = cell + size
    while run_end != end and load(run_end) & MARKED == 0:
        run_end += size
    take_run(entry, cell, run_end)


def take_run(entry, cell, run_end):
    """The free cells from there on are the next ones of the size class."""
    store(entry, cell)
    store(entry + RUN_END, run_end)
    store(entry + SWEPT, run_end)
    cells.allocated += run_end - cell


def pass_marked(cell, end, size):
    """The first cell from there on that is not marked, or the end. Those before it are not marked any more."""
    while cell != end:
        header = load(cell)
        if header & MARKED == 0:
            return cell
        store(cell, header - MARKED)
        cell += size
    return cell


def end_of_cells(page, size):
    return page + PAGE_CELLS + int_div_trunc(PAGE_SIZE - PAGE_CELLS, size) * size


def new_page(entry):
    """A page of free cells."""
    if cells.arena_next == cells.arena_end:
        take_arena()
    page = cells.arena_next
    cells.arena_next += PAGE_SIZE
    store(page, load(entry + PAGES))
    store(entry + PAGES, page)
    return page


def take_arena():
    """Memory for the next pages."""
    cells.arena_size = min(max(2 * cells.arena_size, FIRST_ARENA_SIZE), LARGEST_ARENA_SIZE)
    cells.arena_next = (take_memory(cells.arena_size + PAGE_SIZE) + (PAGE_SIZE - 1)) & -PAGE_SIZE
    cells.arena_end = cells.arena_next + cells.arena_size


def note_marked(container, header):
    """A container with that header, which no prebuilt one has, is being marked."""
    if header & LARGE == 0:
        store((container & -PAGE_SIZE) + PAGE_IS_MARKED, 1)


def finish_sweeping():
    """Old marks must be gone before new ones are made."""
    size = GRANULE
    while size <= LARGEST_SMALL:
        entry = class_of(size)
        take_marks_off(load(entry + SWEPT), load(entry + PAGE_END), size)
        page = load(entry + UNSWEPT)
        while page != 0:
            if load(page + PAGE_IS_MARKED) != 0:
                store(page + PAGE_IS_MARKED, 0)
                take_marks_off(page + PAGE_CELLS, end_of_cells(page, size), size)
            page = load(page)
        store(entry + UNSWEPT, 0)
        store(entry + SWEPT, load(entry + PAGE_END))
        size += GRANULE


def take_marks_off(cell, end, size):
    while cell != end:
        header = load(cell)
        if header & MARKED != 0:
            store(cell, header - MARKED)
        cell += size


def free_unmarked():
    """What has no mark is free from now on."""
    size = GRANULE
    while size <= LARGEST_SMALL:
        entry = class_of(size)
        store(entry + RUN_END, load(entry))
        store(entry + SWEPT, load(entry + PAGE_END))
        store(entry + UNSWEPT, load(entry + PAGES))
        size += GRANULE
    sweep_large()
    cells.allocated = 0


def erase_unmarked():
    """Takes the headers of all cells without a mark, for those who go through all cells."""
    size = GRANULE
    while size <= LARGEST_SMALL:
        page = load(class_of(size) + PAGES)
        while page != 0:
            cell = page + PAGE_CELLS
            while cell != end_of_cells(page, size):
                if load(cell) & MARKED == 0:
                    store(cell, 0)
                cell += size
            page = load(page)
        size += GRANULE


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
