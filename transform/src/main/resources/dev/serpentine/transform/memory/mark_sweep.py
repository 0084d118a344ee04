"""A mark-and-sweep collector that does not move, in system code. An address is an int here."""

from rpython.rtyper.lltypesystem.lltype import cast_float_to_int, external, int_rshift
from serpentine_system import marking, report
from serpentine_system.cells import (LARGEST_MEDIUM, LARGEST_SMALL, LEAST_ALLOCATED, RUN_END, allocated_until_due, cells, class_of, finish_sweeping, free_unmarked, in_cells, set_up_cells, take_cell,
                                     take_large, take_medium)
from serpentine_system.headers import LARGE, LENGTH, new_header, tables

load = external('memory_load')
store = external('memory_store')
clear = external('memory_clear')
now = external('time_monotonic')


class Heap:
    """When to collect: as soon as so many bytes were allocated. With stress at each allocation, and the quick way finds no cell."""

    def __init__(self):
        self.threshold = LEAST_ALLOCATED
        self.stress = 0
        self.log = 0


heap = Heap()


def set_up(type_table, pointer_offsets, static_roots, raw_root_groups, root_groups, shadow_stack_top, shadow_stack_base, stress, checks, log):
    tables.types = type_table
    tables.pointer_offsets = pointer_offsets
    marking.set_up_roots(static_roots, raw_root_groups, root_groups, shadow_stack_top, shadow_stack_base)
    set_up_cells()
    heap.stress = stress
    heap.log = log


def watch(region):
    marking.watch(region)


def allocate(number, size):
    """The address of a new zeroed container of so many bytes."""
    if size <= LARGEST_SMALL:
        entry = class_of(size)
        cell = load(entry)
        if cell != load(entry + RUN_END):
            store(entry, cell + in_cells(size))
            clear(cell, size)
        else:
            cell = allocate_slowly(size)
        store(cell, new_header(number))
    else:
        cell = allocate_slowly(size)
        store(cell, new_header(number) | LARGE)
    return cell


def allocate_array(number, size, length):
    """The address of a new zeroed array of so many bytes, its length set."""
    array = allocate(number, size)
    store(array + LENGTH, length)
    return array


def allocate_slowly(size):
    if heap.stress != 0 or cells.allocated >= heap.threshold:
        collect()
    if size > LARGEST_MEDIUM:
        return take_large(size, 0)
    if size > LARGEST_SMALL:
        cell = take_medium(size)
        clear(cell, size)
        return cell
    cell = take_cell(size)
    clear(cell, size)
    if heap.stress != 0:
        # So that the next allocation comes here too. Sweeping finds the cells again.
        store(class_of(size) + RUN_END, load(class_of(size)))
    return cell


def collect():
    """Marks what the roots lead to. What is not marked is free from now on."""
    began = now() if heap.log != 0 else 0.0
    finish_sweeping()
    live = marking.mark_from_roots()
    free_unmarked()
    heap.threshold = allocated_until_due(live)
    if heap.log != 0:
        report.collection(report.FULL_COLLECTION, cast_float_to_int((now() - began) * 1000000.0), int_rshift(live, 10))


def identity(container):
    """A number that only this container has as long as it lives: it stays where it is."""
    return int_rshift(container, 4)
