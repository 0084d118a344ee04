"""Which containers repr() is at, so that one that holds itself is told by dots within."""

from serpentine_system.registry import constant_parameters

_shown = set()
# A view has the number of its dict.
_views_shown = set()


def is_plain(items):
    """Whether nothing in an iterable can lead back to it: for most types known before the program runs."""
    for item in items:
        if not (item is None or isinstance(item, (int, float, str, bytes))):
            return False
    return True


@constant_parameters('text_of', 'within')
def shown(container, plain, text_of, within):
    """What text_of gives for a container; within itself that is the text given for it. A plain one holds itself nowhere."""
    return text_of(container) if plain else shown_among(_shown, container, text_of, within)


@constant_parameters('text_of')
def shown_view(view, plain, text_of):
    """The same of a view of a dict."""
    return text_of(view) if plain else shown_among(_views_shown, view, text_of, '...')


@constant_parameters('text_of', 'within')
def shown_among(numbers, container, text_of, within):
    number = id(container)
    if number in numbers:
        return within
    numbers.add(number)
    try:
        return text_of(container)
    finally:
        numbers.discard(number)
