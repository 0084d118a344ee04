"""Marks all containers that the roots lead to. An address is an int here."""

from rpython.rtyper.lltypesystem.lltype import external
from serpentine_system.cells import grown, note_marked
from serpentine_system.headers import FIRST_OFFSET, ITEM_SIZE, ITEMS_ARE_POINTERS, LENGTH, MARKED, PREBUILT, WORD, tables, type_entry, type_number

load = external('memory_load')
store = external('memory_store')
take_memory = external('memory_allocate')

# The static roots of a type, those without headers first: its number, how many they are, the array of pointers to them, and where in that the first is.
ROOT_COUNT = WORD
ROOT_POINTERS = 2 * WORD
ROOT_OFFSET = 3 * WORD
ROOT_GROUP_SIZE = 4 * WORD


class Roots:
    """Where pointers stand that the program can reach by itself, and the stack of what is still to be looked into."""

    def __init__(self):
        self.static = 0
        self.static_raw_end = 0
        self.static_end = 0
        self.prebuilt = 0
        self.prebuilt_end = 0
        self.shadow_stack_top = 0
        self.shadow_stack_base = 0
        self.pending = 0
        self.pending_count = 0
        self.pending_room = 0


roots = Roots()


def set_up_roots(static_roots, raw_groups, static_root_groups, shadow_stack_top, shadow_stack_base):
    roots.static = static_roots
    roots.static_raw_end = static_roots + raw_groups * ROOT_GROUP_SIZE
    roots.static_end = static_roots + static_root_groups * ROOT_GROUP_SIZE
    roots.shadow_stack_top = shadow_stack_top
    roots.shadow_stack_base = shadow_stack_base
    roots.pending_room = 4096
    roots.pending = take_memory(roots.pending_room * WORD)


def watch(region):
    """Has collections look at prebuilt containers that lie behind each other: behind the region's first word, up to the address that this is."""
    roots.prebuilt = region + WORD
    roots.prebuilt_end = load(region)


def mark_from_roots():
    """How many bytes all that was marked has."""
    root = roots.shadow_stack_base
    top = load(roots.shadow_stack_top)
    while root != top:
        mark(load(root))
        root += WORD
    group = roots.static
    while group != roots.static_end:
        number = load(group)
        root = load(group + ROOT_POINTERS) + load(group + ROOT_OFFSET)
        end = root + load(group + ROOT_COUNT) * WORD
        while root != end:
            trace(load(root), number)
            root += WORD
        group += ROOT_GROUP_SIZE
    container = roots.prebuilt
    while container != roots.prebuilt_end:
        container += (trace(container, type_number(load(container))) + (WORD - 1)) & -WORD
    return trace_marked()


def mark(container):
    """Odd numbers are ints that are kept in their pointers."""
    if container == 0 or container & 1 != 0:
        return
    header = load(container)
    if header & (MARKED | PREBUILT) != 0:
        return
    store(container, header | MARKED)
    note_marked(container, header)
    push(container)


def push(container):
    """Has a container looked into later."""
    if roots.pending_count == roots.pending_room:
        roots.pending = grown(roots.pending, roots.pending_count)
        roots.pending_room = roots.pending_count * 2
    store(roots.pending + roots.pending_count * WORD, container)
    roots.pending_count += 1


def trace_marked():
    """Marks what marked containers lead to. How many bytes all of these have."""
    live = 0
    while roots.pending_count != 0:
        roots.pending_count -= 1
        container = load(roots.pending + roots.pending_count * WORD)
        live += trace(container, type_number(load(container)))
    return live


def trace(container, number):
    """Marks what a container of that type points to. How many bytes the container has."""
    entry = type_entry(number)
    size = load(entry)
    place = tables.pointer_offsets + load(entry + FIRST_OFFSET) * WORD
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
