"""What a program may ask of the garbage collector."""

import gc


def collect(generation=2):
    """Runs a full collection."""
    gc.collect()


def enable():
    gc.enable()


def disable():
    gc.disable()


def isenabled():
    return gc.isenabled()


def collect_step():
    gc.collect()
    return True


def set_max_heap_size(size):
    """Limits the heap, where the collector can."""


def add_memory_pressure(estimate, object=None):
    """Says that so many bytes outside of the heap hang on living objects."""


def must_be_light_finalizer(function):
    return function


def no_collect(function):
    return function


def no_release_gil(function):
    return function


def pin(object):
    return False


def unpin(object):
    pass


def can_move(object):
    return True


def ll_arraycopy(source, source_start, destination, destination_start, count):
    from rpython.rtyper.lltypesystem import lltype
    lltype.ll_arraycopy(source, source_start, destination, destination_start, count)
