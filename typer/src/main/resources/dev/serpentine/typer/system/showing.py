"""Which containers repr() is at, so that one that holds itself is told by dots within."""

_shown = set()


def is_plain(items):
    """Whether nothing in an iterable can lead back to it: for most types known before the program runs."""
    for item in items:
        if not (item is None or isinstance(item, (int, float, str, bytes))):
            return False
    return True


def begin(container):
    """Whether repr() is not at this container already; then end() is to follow."""
    number = id(container)
    if number in _shown:
        return False
    _shown.add(number)
    return True


def end(container):
    _shown.discard(id(container))
