"""Checks the whole heap of a collector of two generations, when it is asked to: every header, every pointer and what is remembered. An address is an int here."""

from rpython.rtyper.lltypesystem.lltype import external
from serpentine_system import cards, report
from serpentine_system.cells import CELL_SIZE, CLASS_ENTRY_SIZE, PAGE_CELLS, PAGES, cells, end_of_cells
from serpentine_system.headers import (CARDED, CARDS_MARKED, FIRST_OFFSET, ITEM_SIZE, ITEMS_ARE_POINTERS, LARGE, LENGTH, MARKED, PREBUILT, TYPE_MASK, TYPE_SHIFT, UNREMEMBERED, WORD,
                                       container_size, tables, type_entry, type_number)
from serpentine_system.marking import ROOT_COUNT, ROOT_GROUP_SIZE, ROOT_OFFSET, ROOT_POINTERS, roots

load = external('memory_load')

LEGAL_BITS = TYPE_MASK << TYPE_SHIFT | MARKED | PREBUILT | UNREMEMBERED | LARGE | CARDED | CARDS_MARKED


class Range:
    """Where the nursery is, and whether pointers may lead there: before a collection, of what is remembered."""

    def __init__(self):
        self.start = 0
        self.end = 0
        self.is_empty = 0


nursery = Range()


def check_old(start, end, is_empty):
    """Everything outside of the nursery. Where the nursery is empty nothing may lead there and all pointers are checked; before, only what is not remembered may not lead there."""
    nursery.start = start
    nursery.end = end
    nursery.is_empty = is_empty
    entry = cells.classes
    while entry != cells.last_class:
        entry += CLASS_ENTRY_SIZE
        page = load(entry + PAGES)
        while page != 0:
            check_page(page, load(entry + CELL_SIZE))
            page = load(page)
    i = 0
    while i < cells.large_count:
        # Without a header where it is the place of a container that is still in the nursery.
        if load(load(cells.large + i * WORD)) != 0:
            check_container(load(cells.large + i * WORD))
        i += 1
    container = roots.prebuilt
    while container != roots.prebuilt_end:
        check_container(container)
        container += (container_size(container, type_number(load(container))) + (WORD - 1)) & -WORD
    check_static_roots()
    if is_empty != 0:
        check_shadow_stack()


def check_page(page, size):
    """Free cells have no header: see erase_unmarked."""
    cell = page + PAGE_CELLS
    end = end_of_cells(page, size)
    while cell != end:
        if load(cell) != 0:
            check_container(cell)
        cell += size


def check_static_roots():
    group = roots.static
    while group != roots.static_end:
        root = load(group + ROOT_POINTERS) + load(group + ROOT_OFFSET)
        end = root + load(group + ROOT_COUNT) * WORD
        while root != end:
            if group >= roots.static_raw_end:
                check_container(load(root))
            elif nursery.is_empty != 0:
                check_pointers(load(root), load(group), 1)
            root += WORD
        group += ROOT_GROUP_SIZE


def check_shadow_stack():
    root = roots.shadow_stack_base
    top = load(roots.shadow_stack_top)
    while root != top:
        check_pointer(root, 1)
        root += WORD


def check_container(container):
    header = load(container)
    if header & LEGAL_BITS != header or type_number(header) == 0:
        report.damage(report.WRONG_HEADER, container)
    is_unremembered = header & UNREMEMBERED
    if nursery.is_empty != 0 and is_unremembered == 0:
        report.damage(report.NEEDLESSLY_REMEMBERED, container)
    if header & CARDED != 0:
        check_cards(container, header)
    else:
        check_pointers(container, type_number(header), is_unremembered)


def check_cards(array, header):
    """Checks an array that has cards: if it is not remembered as a whole, a pointer into the nursery needs a marked one, and an array with a marked one is noted."""
    is_noted = header & CARDS_MARKED != 0
    if nursery.is_empty != 0 and (is_noted or header & UNREMEMBERED == 0):
        report.damage(report.NEEDLESSLY_REMEMBERED, array)
    items = array + load(type_entry(type_number(header)))
    index = 0
    while index < load(array + LENGTH):
        is_marked = cards.is_marked(array, index)
        if is_marked and not is_noted:
            report.damage(report.CARD_OF_NONE, array)
        check_pointer(items + index * WORD, 0 if is_marked else header & UNREMEMBERED)
        index += 1


def check_pointers(container, number, is_unremembered):
    entry = type_entry(number)
    offsets = tables.pointer_offsets + load(entry + FIRST_OFFSET) * WORD
    offset = load(offsets)
    while offset >= 0:
        check_pointer(container + offset, is_unremembered)
        offsets += WORD
        offset = load(offsets)
    if load(entry + ITEMS_ARE_POINTERS) != 0:
        item = container + load(entry)
        end = item + load(entry + ITEM_SIZE) * load(container + LENGTH)
        while item != end:
            check_pointer(item, is_unremembered)
            item += WORD


def check_pointer(place, is_unremembered):
    target = load(place)
    if target == 0 or target & 1 != 0:
        return
    if target >= nursery.start and target < nursery.end:
        if is_unremembered != 0:
            report.damage(report.NOT_REMEMBERED, place)
    elif nursery.is_empty != 0:
        header = load(target)
        if header & LEGAL_BITS != header or type_number(header) == 0:
            report.damage(report.NO_CONTAINER, place)
