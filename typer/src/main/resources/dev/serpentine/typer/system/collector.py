"""What a program asks of the garbage collector."""

from rpython.rtyper.lltypesystem.lltype import gc_collect


def collect(generation=2):
    gc_collect()
    return 0


def collect_step():
    gc_collect()
    return True


def nothing():
    """Switching the collector on or off."""


def is_enabled():
    return True
