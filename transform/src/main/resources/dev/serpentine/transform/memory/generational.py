"""A collector of two generations, in system code. An address is an int here.

New containers lie in the nursery, one behind the other. When it is full, those that are still needed are copied into cells, which do not move, and the nursery is empty again; that is a
small collection. A full one is a small one and then marks and sweeps the cells. What is too large for the nursery never was there.

A small collection looks at the shadow stack, at the static roots without headers, and at the containers outside of the nursery that were remembered: those that pointers were put into since
the last one. These, and large ones that were made since then, do not have the bit UNREMEMBERED, and are looked through as a whole.

Large arrays of pointers have cards (cards.py), so that not all of such an array is looked at because of one item. The invariant, whenever no collection is under way: a pointer into the nursery
stands only in a container without the bit UNREMEMBERED, which is on the list of those remembered, or in an item whose card is marked, of an array that has the bit CARDS_MARKED and is on the list.
- An array has cards (CARDED) if it is too large for a cell, its items are pointers, and it is not prebuilt. It gets them with its memory, unmarked, when it leaves the nursery or is made outside of it.
- The write barrier of items tests the header and then, in arrays outside of the nursery only, whether the pointer leads there. If it does, an array without cards is remembered as a whole; one
  with cards has the item's card marked, and is put on the list with the first one. As soon as many of its cards are marked it is remembered as a whole, and further writes cost one test.
- An array that a loop without collections writes into is remembered as a whole ahead of the loop, as other containers are: a test in each round would cost several times what such loops take.
- Where several items are copied into an array, their cards are marked, or they are so many that it is remembered as a whole; nothing is done if they come out of a container that can hold no
  pointer into the nursery by the invariant.
- An array that grows is a new array: what has just been made is looked through as a whole, once, and its items need no barrier until something is collected.
- A small collection looks into the items of marked cards and unmarks them. So there are no marked cards, and nothing is remembered, when the old generation is marked and swept; cards are freed with
  their array, and have nothing to do with the marks of the old generation. Should that be marked in steps, it needs a barrier of its own: a card says nothing of what was overwritten.
- Prebuilt arrays have no room in front and are remembered as a whole.
"""

from rpython.rtyper.lltypesystem.lltype import cast_float_to_int, external, int_lshift, int_rshift
from serpentine_system import cards, checking, marking, report
from serpentine_system.cells import LARGEST_MEDIUM, LARGEST_SMALL, LEAST_ALLOCATED, allocated_until_due, cells, erase_unmarked, finish_sweeping, free_unmarked, grown, set_up_cells, take_cell, take_large, take_large_uncleared, take_medium
from serpentine_system.headers import (CARDED, CARDS_MARKED, FIRST_OFFSET, HAS_PLACE, ITEMS_ARE_POINTERS, LARGE, LENGTH, MOVED, PLACE_SHIFT, UNREMEMBERED, WORD, container_size, new_header,
                                       tables, type_entry, type_number)
from serpentine_system.marking import ROOT_COUNT, ROOT_GROUP_SIZE, ROOT_OFFSET, ROOT_POINTERS, roots

load = external('memory_load')
store = external('memory_store')
clear = external('memory_clear')
take_memory = external('memory_allocate')
now = external('time_monotonic')

# The room for the nursery, and how much of it is used at first. More is used as soon as much of what is in it stays.
NURSERY_SIZE = 1 << 23
NURSERY_USED_FIRST = 1 << 22
MUCH_SHIFT = 4
# What is larger is remembered as soon as it is made, and so keeps for a while what only it leads to, though it may not be needed itself.
LARGEST_YOUNG = NURSERY_USED_FIRST >> 3
# What an address has in common with that of the nursery if something lies there. The lowest bit is among them: odd numbers are ints that are kept in their pointers.
NURSERY_BITS = 1 - NURSERY_SIZE
# What stands where the nursery was under stress: no address and no int in a pointer.
RUIN = 0x5A5A5A5A5A5A5A5A


class Nursery:
    """The quick way allocates up to the limit, which under stress is where the nursery begins."""

    def __init__(self):
        self.next = 0
        self.limit = 0
        self.start = 0
        self.size = 0
        self.remembered = 0
        self.remembered_count = 0
        self.remembered_room = 0
        self.places = 0
        self.place_count = 0
        self.place_room = 0
        self.threshold = LEAST_ALLOCATED
        self.stress = 0
        self.checks = 0
        self.log = 0
        self.copied = 0


nursery = Nursery()


def set_up(type_table, pointer_offsets, static_roots, raw_root_groups, root_groups, shadow_stack_top, shadow_stack_base, stress, checks, log):
    tables.types = type_table
    tables.pointer_offsets = pointer_offsets
    marking.set_up_roots(static_roots, raw_root_groups, root_groups, shadow_stack_top, shadow_stack_base)
    set_up_cells()
    # Aligned to its size.
    nursery.start = (take_memory(2 * NURSERY_SIZE) + (NURSERY_SIZE - 1)) & -NURSERY_SIZE
    nursery.next = nursery.start
    nursery.size = NURSERY_USED_FIRST
    nursery.limit = nursery.start if stress != 0 else nursery.start + nursery.size
    nursery.remembered_room = 1024
    nursery.remembered = take_memory(nursery.remembered_room * WORD)
    nursery.place_room = 64
    nursery.places = take_memory(nursery.place_room * WORD)
    nursery.stress = stress
    nursery.checks = checks
    nursery.log = log


def watch(region):
    marking.watch(region)


def rounded_up(size):
    return (size + (WORD - 1)) & -WORD


def has_room(size):
    """Whether so many bytes can be taken."""
    return size <= LARGEST_YOUNG and nursery.next + rounded_up(size) <= nursery.limit


def make_room():
    """Empties the nursery, so that what is not large can be taken."""
    collect_young()
    collect_old_if_due()


def take(number, size):
    """The address of a new zeroed container of so many bytes, for which there is room."""
    container = nursery.next
    nursery.next = container + rounded_up(size)
    clear(container, size)
    store(container, new_header(number))
    return container


def take_array(number, size, length):
    """The address of a new zeroed array of so many bytes, for which there is room; its length is set."""
    array = take(number, size)
    store(array + LENGTH, length)
    return array


def allocate(number, size):
    """The address of a new zeroed container of so many bytes."""
    if size > LARGEST_YOUNG:
        container = allocate_large(number, size)
        store(container, new_header(number) | bits_outside(number, size))
        return container
    if not has_room(size):
        make_room()
    return take(number, size)


def allocate_array(number, size, length):
    """The address of a new zeroed array of so many bytes, its length set."""
    array = allocate(number, size)
    store(array + LENGTH, length)
    return array


def allocate_large(number, size):
    """What it will point to may be in the nursery, so it is remembered as it is."""
    if nursery.stress != 0 or cells.allocated + size >= nursery.threshold:
        collect_young()
        collect_old_if_due()
    container = take_large(size, size_in_front(number, size))
    append_remembered(container)
    return container


def remember(container):
    """A pointer is about to be put into the container."""
    if load(container) & UNREMEMBERED != 0:
        remember_old(container)


def remember_unless_integer(container, pointer):
    """The pointer is about to be put into the container. It may be an int that is kept in its pointer."""
    if pointer & 1 == 0 and load(container) & UNREMEMBERED != 0:
        remember_old(container)


def remember_ahead(container):
    """Pointers may soon be put into the container, if it is one and not null or an int that is kept in its pointer."""
    if container != 0 and container & 1 == 0 and load(container) & UNREMEMBERED != 0:
        remember_old(container)


def remember_item(array, index, pointer):
    """The pointer, which may be an int, is about to be put into that item of the array."""
    if load(array) & UNREMEMBERED != 0 and pointer & NURSERY_BITS == nursery.start:
        remember_item_of_old(array, index)


def remember_items(source, array, start, count):
    """So many items of the source are about to be copied to those of the array from the start on."""
    if load(array) & UNREMEMBERED != 0:
        remember_items_of_old(source, array, start, count)


def remember_item_of_old(array, index):
    if load(array) & CARDED == 0:
        remember_old(array)
    elif cards.mark(array, index):
        note_marks(array)


def remember_items_of_old(source, array, start, count):
    if count == 0 or load(source) & (UNREMEMBERED | CARDS_MARKED) == UNREMEMBERED:
        return
    if load(array) & CARDED == 0 or cards.are_many(array, count):
        remember_old(array)
    else:
        cards.mark_several(array, start, count)
        note_marks(array)


def note_marks(array):
    """Cards of the array were marked."""
    header = load(array)
    if header & CARDS_MARKED == 0:
        store(array, header | CARDS_MARKED)
        append_remembered(array)
    elif cards.many_are_marked(array):
        store(array, header - UNREMEMBERED)


def remember_old(container):
    header = load(container)
    store(container, header - UNREMEMBERED)
    if header & CARDS_MARKED == 0:
        append_remembered(container)


def append_remembered(container):
    if nursery.remembered_count == nursery.remembered_room:
        nursery.remembered = grown(nursery.remembered, nursery.remembered_count)
        nursery.remembered_room = nursery.remembered_count * 2
    store(nursery.remembered + nursery.remembered_count * WORD, container)
    nursery.remembered_count += 1


def collect():
    """A full collection."""
    collect_young()
    collect_old()


def collect_old_if_due():
    if nursery.stress != 0 or cells.allocated >= nursery.threshold:
        collect_old()


def collect_old():
    """Marks what the roots lead to, when the nursery is empty. What is not marked is free from now on."""
    began = now() if nursery.log != 0 else 0.0
    finish_sweeping()
    live = marking.mark_from_roots()
    if nursery.checks != 0:
        erase_unmarked()
    free_unmarked()
    nursery.threshold = allocated_until_due(live)
    if nursery.log != 0:
        report.collection(report.FULL_COLLECTION, cast_float_to_int((now() - began) * 1000000.0), int_rshift(live, 10))
    if nursery.checks != 0:
        checking.check_old(nursery.start, nursery.start + NURSERY_SIZE, 1)


def collect_young():
    """Empties the nursery."""
    if nursery.checks != 0:
        checking.check_old(nursery.start, nursery.start + NURSERY_SIZE, 0)
    began = now() if nursery.log != 0 else 0.0
    nursery.copied = 0
    update_roots()
    update_copies()
    if nursery.stress != 0:
        ruin()
    nursery.remembered_count = 0
    nursery.place_count = 0
    nursery.next = nursery.start
    if nursery.copied > int_rshift(nursery.size, MUCH_SHIFT):
        use_more()
    if nursery.log != 0:
        report.collection(report.SMALL_COLLECTION, cast_float_to_int((now() - began) * 1000000.0), int_rshift(nursery.copied, 10))
    if nursery.checks != 0:
        collect_old()


def use_more():
    """Has more of the nursery used: then more of what is in it is not needed any more when it is full."""
    if nursery.stress == 0 and nursery.size < NURSERY_SIZE:
        nursery.size *= 2
        nursery.limit = nursery.start + nursery.size


def update_roots():
    root = roots.shadow_stack_base
    top = load(roots.shadow_stack_top)
    while root != top:
        update(root)
        root += WORD
    group = roots.static
    while group != roots.static_raw_end:
        number = load(group)
        root = load(group + ROOT_POINTERS) + load(group + ROOT_OFFSET)
        end = root + load(group + ROOT_COUNT) * WORD
        while root != end:
            update_pointers(load(root), number)
            root += WORD
        group += ROOT_GROUP_SIZE
    i = 0
    while i < nursery.remembered_count:
        container = load(nursery.remembered + i * WORD)
        update_remembered(container, load(container))
        i += 1


def update_remembered(container, header):
    store(container, (header | UNREMEMBERED) & ~CARDS_MARKED)
    if header & UNREMEMBERED != 0:
        update_marked(container, container + load(type_entry(type_number(header))))
    else:
        update_pointers(container, type_number(header))
    if header & CARDS_MARKED != 0:
        cards.unmark_all(container)


def update_marked(array, items):
    """Updates the items whose cards are marked."""
    end = items + WORD * load(array + LENGTH)
    word = cards.word_of(array, 0)
    while items < end:
        marked = load(word)
        if marked != 0:
            update_cards(items, end, marked)
        items += WORD * cards.WORD_ITEMS
        word -= WORD


def update_cards(items, end, marked):
    """The same of a word of cards."""
    while marked != 0:
        if marked & 1 != 0:
            update_items(items, min(items + WORD * cards.CARD_ITEMS, end))
        items += WORD * cards.CARD_ITEMS
        marked = int_rshift(marked, 1) & 0x7FFFFFFFFFFFFFFF


def update_copies():
    """What was copied may lead to what has to be."""
    while roots.pending_count != 0:
        roots.pending_count -= 1
        container = load(roots.pending + roots.pending_count * WORD)
        update_pointers(container, type_number(load(container)))


def ruin():
    """Has a pointer that nobody updated lead nowhere."""
    word = nursery.start
    while word < nursery.next:
        store(word, RUIN)
        word += WORD


def update(place):
    """If the pointer that stands there leads to the nursery, has it lead to the copy."""
    container = load(place)
    if container & NURSERY_BITS == nursery.start:
        store(place, copy_of(container))


def update_pointers(container, number):
    """The same for all pointers of a container of that type."""
    entry = type_entry(number)
    offsets = tables.pointer_offsets + load(entry + FIRST_OFFSET) * WORD
    offset = load(offsets)
    while offset >= 0:
        update(container + offset)
        offsets += WORD
        offset = load(offsets)
    if load(entry + ITEMS_ARE_POINTERS) != 0:
        item = container + load(entry)
        update_items(item, item + WORD * load(container + LENGTH))


def update_items(item, end):
    while item != end:
        update(item)
        item += WORD


def copy_of(container):
    """Where a container of the nursery is from now on."""
    header = load(container)
    if header & MOVED != 0:
        return header - MOVED
    number = type_number(header)
    size = container_size(container, number)
    if header & HAS_PLACE != 0:
        copy = load(nursery.places + int_rshift(header, PLACE_SHIFT) * WORD)
    else:
        copy = take_place(number, size)
    nursery.copied += size
    store(copy, new_header(number) | UNREMEMBERED | bits_outside(number, size))
    offset = WORD
    while offset < size:
        store(copy + offset, load(container + offset))
        offset += WORD
    store(container, copy | MOVED)
    marking.push(copy)
    return copy


def bits_outside(number, size):
    """What the header of a container of that type says outside of the nursery for its size."""
    if size <= LARGEST_SMALL:
        return 0
    return LARGE | (CARDED if has_cards(number, size) else 0)


def has_cards(number, size):
    return size > LARGEST_MEDIUM and load(type_entry(number) + ITEMS_ARE_POINTERS) != 0


def size_in_front(number, size):
    """How many bytes are needed in front of a large container of that type."""
    return cards.size_of_cards(size) if has_cards(number, size) else 0


def take_place(number, size):
    if size <= LARGEST_SMALL:
        return take_cell(size)
    if size <= LARGEST_MEDIUM:
        return take_medium(size)
    return take_large_uncleared(size, size_in_front(number, size))


def identity(container):
    """A number that only this container has as long as it lives: where it is when it has left the nursery."""
    if container & NURSERY_BITS == nursery.start:
        return int_rshift(chosen_place(container), 4)
    return int_rshift(container, 4)


def chosen_place(container):
    """Where a container in the nursery will move to if it is still needed. If it is not, the place is not marked, and so is found free."""
    header = load(container)
    if header & HAS_PLACE != 0:
        return load(nursery.places + int_rshift(header, PLACE_SHIFT) * WORD)
    number = type_number(header)
    place = take_place(number, container_size(container, number))
    if nursery.place_count == nursery.place_room:
        nursery.places = grown(nursery.places, nursery.place_count)
        nursery.place_room = nursery.place_count * 2
    store(nursery.places + nursery.place_count * WORD, place)
    store(container, header | HAS_PLACE | int_lshift(nursery.place_count, PLACE_SHIFT))
    nursery.place_count += 1
    return place
