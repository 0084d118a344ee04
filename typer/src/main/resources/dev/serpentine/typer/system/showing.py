"""Which containers repr() is at, so that one that holds itself is told by dots within."""

from serpentine_system.registry import constant_parameters

_shown = set()


def is_plain(items):
    """Whether nothing in an iterable can lead back to it: for most types known before the program runs."""
    for item in items:
        if not (item is None or isinstance(item, (int, float, str, bytes))):
            return False
    return True


@constant_parameters('text_of', 'within')
def shown(container, plain, text_of, within):
    """What text_of gives for a container; within itself that is the text given for it. A plain one holds itself nowhere."""
    if plain:
        return text_of(container)
    number = id(container)
    if number in _shown:
        return within
    _shown.add(number)
    try:
        return text_of(container)
    finally:
        _shown.discard(number)
