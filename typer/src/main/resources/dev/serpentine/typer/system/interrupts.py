"""Interrupts: SIGINT, which a program may take as KeyboardInterrupt."""

from rpython.rtyper.lltypesystem.lltype import external
from rpython.rtyper.special_methods import looks_out_for_interrupts
from serpentine_system import errors

os_read = external('os_read')
os_write = external('os_write')
time_sleep = external('time_sleep')
interrupt_watch = external('interrupt_watch')
interrupt_pending = external('interrupt_pending')
interrupt_take = external('interrupt_take')
interrupt_raise = external('interrupt_raise')

SIGINT = 2
INTERRUPTED = -4
LAST_SIGNAL = 64


def watch():
    """The program begins to take notice, or to end at once."""
    interrupt_watch(1 if looks_out_for_interrupts() else 0)


def poll():
    """Raises KeyboardInterrupt if there was an interrupt since the last look."""
    if interrupt_pending() != 0:
        take()


def take():
    if interrupt_take() != 0:
        raise KeyboardInterrupt()


def read(descriptor, items, count):
    """Reads into an array as os_read does; KeyboardInterrupt where an interrupt comes first."""
    while True:
        result = os_read(descriptor, items, 0, count)
        if result != INTERRUPTED:
            return result
        poll()


def write(descriptor, items, start, count):
    """Writes of an array as os_write does."""
    while True:
        result = os_write(descriptor, items, start, count)
        if result != INTERRUPTED:
            return result
        poll()


def sleep(seconds):
    """Waits as time_sleep does."""
    time_sleep(seconds)
    poll()


def raise_signal(signalnum):
    """signal.raise_signal, of SIGINT."""
    if signalnum != SIGINT:
        if signalnum < 1 or signalnum > LAST_SIGNAL:
            errors.raise_os_error(22, None)
        raise NotImplementedError('a translated program can only raise SIGINT')
    if looks_out_for_interrupts():
        interrupt_raise()
        poll()
    else:
        raise KeyboardInterrupt()


def default_int_handler(signalnum, frame):
    """signal.default_int_handler."""
    raise KeyboardInterrupt()
