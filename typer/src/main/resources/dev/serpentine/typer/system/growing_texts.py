"""Text that grows at its end, in the place of a variable that text is added to again and again: each character is moved a few times, however often something is added.

A GROWING_TEXT has one holder. Its room is a text that is longer than what stands in it, and that nobody else sees; or the text that it began with, which is full, so that it is never written to.
"""

from rpython.rtyper.lltypesystem.lltype import GROWING_TEXT, STR, malloc, nullptr
from serpentine_system import text

SMALLEST_ROOM = 24


def begin(s):
    """None, and what no variable holds yet, stays null."""
    if not s:
        return nullptr(GROWING_TEXT)
    growing = malloc(GROWING_TEXT)
    growing.length = s.length
    growing.room = s
    return growing


def append(growing, s):
    """Adds a text. What is given back is to be used from then on."""
    length = growing.length
    needed = length + s.length
    room = growing.room
    if needed > room.length or s.is_wide and not room.is_wide:
        room = larger(room, length, needed, s.is_wide)
        growing.room = room
    if room.is_wide:
        text.copy_to_wide(s, 0, text.wide_items(room), length, s.length)
    else:
        text.put_narrow(s, text.narrow_items(room), length)
    growing.length = needed
    return growing


def larger(room, length, needed, is_wide):
    size = room.length * 2
    if size < needed:
        size = needed
    if size < SMALLEST_ROOM:
        size = SMALLEST_ROOM
    if is_wide or room.is_wide:
        made = text.new_wide(size)
        text.copy_to_wide(room, 0, text.wide_items(made), 0, length)
    else:
        made = text.new_narrow(size)
        text.copy_to_narrow(room, 0, text.narrow_items(made), 0, length)
    return made


def finish(growing):
    """The text, after which nothing is added any more."""
    if not growing:
        return nullptr(STR)
    return text.substring(growing.room, 0, growing.length)
