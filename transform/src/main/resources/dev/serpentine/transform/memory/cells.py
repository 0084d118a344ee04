"""Memory for containers that do not move: small ones and medium ones in pages of cells of one size, large ones by themselves. An address is an int here.

Containers of one size class come one behind the other out of a run of free cells. When a run is used up, the next one is looked for: sweeping goes on from where it ended, takes the marks
off the containers that it passes, and stops behind the next free cells. So what is free is written nowhere, and a page is swept when cells of its size are wanted, not before.
What a free cell holds means nothing, but it is not marked. A page of small containers says whether any of them was marked: if none was, all of it is one run, and nobody looks at its cells.
Medium ones are few in a page, so that their cells are always looked at. Their sizes are rounded up by less than an eighth.
"""

from rpython.rtyper.lltypesystem.lltype import external, int_div_trunc, int_lshift, int_rshift
from serpentine_system.headers import LARGE, MARKED, WORD

load = external('memory_load')
store = external('memory_store')
take_memory = external('memory_allocate')
take_memory_uncleared = external('memory_allocate_uncleared')
give_memory_back = external('memory_free')
clear = external('memory_clear')

GRANULE = 16
LARGEST_SMALL = 1024
PAGE_SIZE = 1 << 14
# Medium sizes: eight classes each time that they double.
LARGEST_MEDIUM = 1 << 15
FIRST_STEP_SHIFT = 7
DOUBLINGS = 5
MEDIUM_PAGE_SIZE = 1 << 18
# Pages come out of arenas. Each is twice as large as the one before, up to a size: what is large is put into large pages of the processor, and what is not used of it is nowhere.
FIRST_ARENA_SIZE = 1 << 20
LARGEST_ARENA_SIZE = 1 << 25

# The entry of a size class, as long as a line of the cache: the next free cell and the end of its run, where sweeping goes on and the end of the page in question, the first page that is
# still to be swept, the first of all, and the size of a cell.
RUN_END = WORD
SWEPT = 2 * WORD
PAGE_END = 3 * WORD
UNSWEPT = 4 * WORD
PAGES = 5 * WORD
CELL_SIZE = 6 * WORD
CLASS_SHIFT = 6
CLASS_ENTRY_SIZE = 1 << CLASS_SHIFT
SMALL_CLASSES = LARGEST_SMALL // GRANULE
CLASSES = SMALL_CLASSES + 8 * DOUBLINGS

# A page, which is aligned to its size, begins with the next page of the same size, and whether something in it was marked since it was swept.
PAGE_IS_MARKED = WORD
PAGE_CELLS = 2 * WORD

# A collection is due when so much was allocated since the last one as was alive then. Little that is alive is marked quickly, so less may be allocated, which then stays in the caches.
LEAST_ALLOCATED = 2 << 20
MOST_FOR_LITTLE = 8 << 20
LITTLE_SHIFT = 2


class Cells:
    """The table of size classes, after an entry that is none; the list of large containers grows. What was allocated, in bytes, is counted from one marking to the next."""

    def __init__(self):
        self.classes = 0
        self.last_class = 0
        self.arena_next = 0
        self.arena_end = 0
        self.arena_size = 0
        self.large = 0
        self.large_count = 0
        self.large_room = 0
        self.allocated = 0


cells = Cells()


def set_up_cells():
    cells.classes = take_memory((CLASSES + 1) * CLASS_ENTRY_SIZE)
    cells.last_class = cells.classes + CLASSES * CLASS_ENTRY_SIZE
    size = 0
    entry = cells.classes
    while entry != cells.last_class:
        size += GRANULE if size < LARGEST_SMALL else int_lshift(1, step_shift(size + 1))
        entry += CLASS_ENTRY_SIZE
        store(entry + CELL_SIZE, size)
    cells.large_room = 256
    cells.large = take_memory(cells.large_room * WORD)


def allocated_until_due(live):
    """How many bytes may be allocated when so many are alive until these should be marked again."""
    if live >= MOST_FOR_LITTLE:
        return live
    several = int_lshift(live, LITTLE_SHIFT)
    return min(max(several, LEAST_ALLOCATED), MOST_FOR_LITTLE)


def take_large(size, front):
    """The address of zeroed memory for a container that is too large for a cell. So many zeroed bytes lie in front of the word before it."""
    return noted_large(take_memory(room_in_front(front) + size), front, size)


def take_large_uncleared(size, front):
    """The same, but of the container itself only the header is zero."""
    memory = take_memory_uncleared(room_in_front(front) + size)
    clear(memory, room_in_front(front))
    container = noted_large(memory, front, size)
    store(container, 0)
    return container


def room_in_front(front):
    """How many bytes behind the beginning of its memory a large container begins. The word before it says where that is."""
    return (front + WORD + (GRANULE - 1)) & -GRANULE


def noted_large(memory, front, size):
    container = memory + room_in_front(front)
    store(container - WORD, memory)
    cells.allocated += size
    if cells.large_count == cells.large_room:
        cells.large = grown(cells.large, cells.large_count)
        cells.large_room = cells.large_count * 2
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


def step_shift(size):
    """By how many bits, at least FIRST_STEP_SHIFT, a medium size is shifted to be between 8 and 16."""
    shift = FIRST_STEP_SHIFT
    while size > int_lshift(16, shift):
        shift += 1
    return shift


def medium_class_of(size):
    """The same for more than LARGEST_SMALL, at most LARGEST_MEDIUM."""
    shift = step_shift(size)
    steps = int_rshift(size - 1, shift) + 1 - 8
    return cells.classes + int_lshift(SMALL_CLASSES + int_lshift(shift - FIRST_STEP_SHIFT, 3) + steps, CLASS_SHIFT)


def take_cell(size):
    """The address of a cell for that many bytes, at most LARGEST_SMALL. It is not zeroed."""
    return take_cell_of(class_of(size), in_cells(size))


def take_medium(size):
    """The same for more than LARGEST_SMALL, at most LARGEST_MEDIUM."""
    entry = medium_class_of(size)
    return take_cell_of(entry, load(entry + CELL_SIZE))


def take_cell_of(entry, size):
    if load(entry) == load(entry + RUN_END):
        find_run(entry, size)
    cell = load(entry)
    store(entry, cell + size)
    return cell


def find_run(entry, size):
    """Has the next free cells of a size class, and takes the marks off the containers before them."""
    cell = pass_marked(load(entry + SWEPT), load(entry + PAGE_END), size)
    while cell == load(entry + PAGE_END):
        page = load(entry + UNSWEPT)
        if page == 0:
            page = new_page(entry, size)
        else:
            store(entry + UNSWEPT, load(page))
        cell = page + PAGE_CELLS
        end = end_of_cells(page, size)
        store(entry + PAGE_END, end)
        if not may_have_marks(page, size):
            take_run(entry, cell, end)
            return
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


def may_have_marks(page, size):
    """Whether the cells of a page have to be looked at. Then their marks are taken off, and it is not asked again until others are made."""
    if size > LARGEST_SMALL:
        return True
    is_marked = load(page + PAGE_IS_MARKED) != 0
    store(page + PAGE_IS_MARKED, 0)
    return is_marked


def page_size(size):
    """How many bytes the pages have for cells of so many."""
    return PAGE_SIZE if size <= LARGEST_SMALL else MEDIUM_PAGE_SIZE


def end_of_cells(page, size):
    return page + PAGE_CELLS + int_div_trunc(page_size(size) - PAGE_CELLS, size) * size


def new_page(entry, size):
    """A page of free cells of that size."""
    if cells.arena_next + page_size(size) > cells.arena_end:
        take_arena()
    page = cells.arena_next
    cells.arena_next += page_size(size)
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
    entry = cells.classes
    while entry != cells.last_class:
        entry += CLASS_ENTRY_SIZE
        size = load(entry + CELL_SIZE)
        take_marks_off(load(entry + SWEPT), load(entry + PAGE_END), size)
        page = load(entry + UNSWEPT)
        while page != 0:
            if may_have_marks(page, size):
                take_marks_off(page + PAGE_CELLS, end_of_cells(page, size), size)
            page = load(page)
        store(entry + UNSWEPT, 0)
        store(entry + SWEPT, load(entry + PAGE_END))


def take_marks_off(cell, end, size):
    while cell != end:
        header = load(cell)
        if header & MARKED != 0:
            store(cell, header - MARKED)
        cell += size


def free_unmarked():
    """What has no mark is free from now on."""
    entry = cells.classes
    while entry != cells.last_class:
        entry += CLASS_ENTRY_SIZE
        store(entry + RUN_END, load(entry))
        store(entry + SWEPT, load(entry + PAGE_END))
        store(entry + UNSWEPT, load(entry + PAGES))
    sweep_large()
    cells.allocated = 0


def erase_unmarked():
    """Takes the headers of all cells without a mark, for those who go through all cells."""
    entry = cells.classes
    while entry != cells.last_class:
        entry += CLASS_ENTRY_SIZE
        page = load(entry + PAGES)
        while page != 0:
            erase_unmarked_of(page, load(entry + CELL_SIZE))
            page = load(page)


def erase_unmarked_of(page, size):
    cell = page + PAGE_CELLS
    while cell != end_of_cells(page, size):
        if load(cell) & MARKED == 0:
            store(cell, 0)
        cell += size


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
            give_memory_back(load(container - WORD))
        i += 1
    cells.large_count = kept
