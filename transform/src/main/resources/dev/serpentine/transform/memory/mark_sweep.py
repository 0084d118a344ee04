"""A mark-and-sweep collector that does not move, in system code. An address is an int here.

Small containers lie in pages of cells of one size, large ones by themselves. A container begins with its header: the number of its type from bit 8 on,
bit 0 the mark, bit 1 set where the collector did not make it. A free cell has the header 0, and the address of the next free cell behind it. Pages are
swept when cells of their size are wanted, not before.
"""

from rpython.rtyper.lltypesystem.lltype import external, int_div_trunc, int_lshift, int_rshift

load = external('memory_load')
store = external('memory_store')
take_memory = external('memory_allocate')
give_memory_back = external('memory_free')
clear = external('memory_clear')

WORD = 8
GRANULE = 16
LARGEST_SMALL = 1024
SIZE_CLASSES = LARGEST_SMALL // GRANULE + 1
PAGE_SIZE = 1 << 14
ARENA_SIZE = 1 << 20
LEAST_THRESHOLD = 8 << 20

MARKED = 1
PREBUILT = 2
TYPE_SHIFT = 8

# A type's entry in the type table: its size, its items' size, whether these are pointers, its first pointer offset.
TYPE_ENTRY_SHIFT = 5
ITEM_SIZE = WORD
ITEMS_ARE_POINTERS = 2 * WORD
FIRST_OFFSET = 3 * WORD
# Where every array has its length.
LENGTH = WORD

# The static roots of a type: its number, how many they are, the array of pointers to them, and where in that the first is.
ROOT_COUNT = WORD
ROOT_POINTERS = 2 * WORD
ROOT_OFFSET = 3 * WORD
ROOT_GROUP_SIZE = 4 * WORD

# The description of a page: the next page of the same size, and where its cells begin.
PAGE_CELLS = WORD
PAGE_DESCRIPTION_SIZE = 2 * WORD


class Heap:
    """All that the collector remembers. The tables are words by size class; the lists are words that grow."""

    def __init__(self):
        self.type_table = 0
        self.pointer_offsets = 0
        self.static_roots = 0
        self.static_root_groups = 0
        self.prebuilt = 0
        self.prebuilt_end = 0
        self.shadow_stack_top = 0
        self.shadow_stack_base = 0
        self.stress = 0
        self.free_cells = 0
        self.withheld_cells = 0
        self.pages = 0
        self.unswept = 0
        self.arena_next = 0
        self.arena_end = 0
        self.large = 0
        self.large_count = 0
        self.large_room = 0
        self.mark_stack = 0
        self.mark_count = 0
        self.mark_room = 0
        self.allocated = 0
        self.threshold = LEAST_THRESHOLD


heap = Heap()


def set_up(type_table, pointer_offsets, static_roots, static_root_groups, shadow_stack_top, shadow_stack_base, stress):
    heap.type_table = type_table
    heap.pointer_offsets = pointer_offsets
    heap.static_roots = static_roots
    heap.static_root_groups = static_root_groups
    heap.shadow_stack_top = shadow_stack_top
    heap.shadow_stack_base = shadow_stack_base
    heap.stress = stress
    heap.free_cells = take_memory(SIZE_CLASSES * WORD)
    heap.withheld_cells = take_memory(SIZE_CLASSES * WORD)
    heap.pages = take_memory(SIZE_CLASSES * WORD)
    heap.unswept = take_memory(SIZE_CLASSES * WORD)
    heap.large_room = 256
    heap.large = take_memory(heap.large_room * WORD)
    heap.mark_room = 4096
    heap.mark_stack = take_memory(heap.mark_room * WORD)


def watch(region):
    """Has collections look at prebuilt containers that lie behind each other: behind the region's first word, up to the address that this is."""
    heap.prebuilt = region + WORD
    heap.prebuilt_end = load(region)


def allocate(number, size):
    """The address of a new zeroed container of so many bytes."""
    cell = 0
    if size <= LARGEST_SMALL:
        # The size in granules, rounded up, times the size of a word.
        place = heap.free_cells + (int_rshift(size + (GRANULE - 1), 1) & -WORD)
        cell = load(place)
        if cell != 0:
            store(place, load(cell + WORD))
            clear(cell, size)
    if cell == 0:
        cell = allocate_slowly(size)
    store(cell, int_lshift(number, TYPE_SHIFT))
    return cell


def allocate_array(number, length):
    """The address of a new zeroed array, its length set."""
    entry = heap.type_table + int_lshift(number, TYPE_ENTRY_SHIFT)
    array = allocate(number, load(entry) + load(entry + ITEM_SIZE) * length)
    store(array + LENGTH, length)
    return array


def allocate_slowly(size):
    if heap.stress != 0 or heap.allocated >= heap.threshold:
        collect()
    if size > LARGEST_SMALL:
        return allocate_large(size)
    cell = take_cell(int_rshift(size + (GRANULE - 1), 4))
    clear(cell, size)
    return cell


def allocate_large(size):
    heap.allocated += size
    if heap.large_count == heap.large_room:
        heap.large = grown(heap.large, heap.large_count)
        heap.large_room = heap.large_count * 2
    container = take_memory(size)
    store(heap.large + heap.large_count * WORD, container)
    heap.large_count += 1
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


def take_cell(size_class):
    place = heap.free_cells + size_class * WORD
    withheld = heap.withheld_cells + size_class * WORD
    unswept = heap.unswept + size_class * WORD
    if load(place) == 0:
        store(place, load(withheld))
        store(withheld, 0)
    while load(place) == 0:
        page = load(unswept)
        if page == 0:
            page = new_page(size_class)
        else:
            store(unswept, load(page))
        heap.allocated += sweep(page, size_class)
    cell = load(place)
    store(place, load(cell + WORD))
    if heap.stress != 0:
        # Every allocation has to come here, so the quick way must not find any.
        store(withheld, load(place))
        store(place, 0)
    return cell


def new_page(size_class):
    """A page of free cells, not swept."""
    if heap.arena_next == heap.arena_end:
        heap.arena_next = take_memory(ARENA_SIZE)
        heap.arena_end = heap.arena_next + ARENA_SIZE
    page = take_memory(PAGE_DESCRIPTION_SIZE)
    store(page + PAGE_CELLS, heap.arena_next)
    heap.arena_next += PAGE_SIZE
    pages = heap.pages + size_class * WORD
    store(page, load(pages))
    store(pages, page)
    return page


def sweep(page, size_class):
    """Takes the marks off a page, and puts what had none among the free cells. How many bytes these have."""
    size = size_class * GRANULE
    cell = load(page + PAGE_CELLS)
    end = cell + int_div_trunc(PAGE_SIZE, size) * size
    place = heap.free_cells + size_class * WORD
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


def sweep_large():
    kept = 0
    i = 0
    while i < heap.large_count:
        container = load(heap.large + i * WORD)
        header = load(container)
        if header & MARKED != 0:
            store(container, header - MARKED)
            store(heap.large + kept * WORD, container)
            kept += 1
        else:
            give_memory_back(container)
        i += 1
    heap.large_count = kept


def collect():
    """Marks what the roots lead to. What is not marked is free from now on."""
    finish_sweeping()
    root = heap.shadow_stack_base
    top = load(heap.shadow_stack_top)
    while root != top:
        mark(load(root))
        root += WORD
    group = heap.static_roots
    last_group = group + heap.static_root_groups * ROOT_GROUP_SIZE
    while group != last_group:
        number = load(group)
        root = load(group + ROOT_POINTERS) + load(group + ROOT_OFFSET)
        end = root + load(group + ROOT_COUNT) * WORD
        while root != end:
            trace(load(root), number)
            root += WORD
        group += ROOT_GROUP_SIZE
    container = heap.prebuilt
    while container != heap.prebuilt_end:
        container += (trace(container, int_rshift(load(container), TYPE_SHIFT)) + (WORD - 1)) & -WORD
    live = trace_marked()
    size_class = 0
    while size_class < SIZE_CLASSES * WORD:
        store(heap.free_cells + size_class, 0)
        store(heap.withheld_cells + size_class, 0)
        store(heap.unswept + size_class, load(heap.pages + size_class))
        size_class += WORD
    sweep_large()
    heap.allocated = 0
    heap.threshold = live if live > LEAST_THRESHOLD else LEAST_THRESHOLD


def finish_sweeping():
    """Old marks must be gone before new ones are made."""
    size_class = 1
    while size_class < SIZE_CLASSES:
        page = load(heap.unswept + size_class * WORD)
        while page != 0:
            sweep(page, size_class)
            page = load(page)
        size_class += 1


def mark(container):
    """Odd numbers are ints that are kept in their pointers."""
    if container == 0 or container & 1 != 0:
        return
    header = load(container)
    if header & (MARKED | PREBUILT) != 0:
        return
    store(container, header | MARKED)
    if heap.mark_count == heap.mark_room:
        heap.mark_stack = grown(heap.mark_stack, heap.mark_count)
        heap.mark_room = heap.mark_count * 2
    store(heap.mark_stack + heap.mark_count * WORD, container)
    heap.mark_count += 1


def trace_marked():
    """Marks what marked containers lead to. How many bytes all of these have."""
    live = 0
    while heap.mark_count != 0:
        heap.mark_count -= 1
        container = load(heap.mark_stack + heap.mark_count * WORD)
        live += trace(container, int_rshift(load(container), TYPE_SHIFT))
    return live


def trace(container, number):
    """Marks what a container of that type points to. How many bytes the container has."""
    entry = heap.type_table + int_lshift(number, TYPE_ENTRY_SHIFT)
    size = load(entry)
    place = heap.pointer_offsets + load(entry + FIRST_OFFSET) * WORD
    offset = load(place)
    while offset >= 0:
        mark(load(container + offset))
        place += WORD
        offset = load(place)
    item_size = load(entry + ITEM_SIZE)
    if item_size == 0:
        return size
    total = size + item_size * load(container + LENGTH)
    if load(entry + ITEMS_ARE_POINTERS) != 0:
        item = container + size
        while item != container + total:
            mark(load(item))
            item += WORD
    return total
