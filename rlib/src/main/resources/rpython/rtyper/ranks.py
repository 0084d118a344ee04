"""Ranks: words that tell the order of parts of values, for system code that sorts; databases call them abbreviated keys. Which types have them is known when the program is translated.

The parts of a tuple are those of its items, up to the first that has no ranks; an int is one part, and so is a text. An int is its own rank. A text has a rank for each seven characters, a chunk: nine bits for each of
these, 0 where it has ended, its code and one where that is below 256, else WIDE, and ones behind that.
"""

CHUNK = 7
WIDE = 257


def _is_ranked(value):
    return isinstance(value, (int, str))


def _parts(value):
    """The ranked parts, and whether nothing follows."""
    if not isinstance(value, tuple):
        return ([value], True) if _is_ranked(value) else ([], False)
    parts = []
    for item in value:
        more, is_whole = _parts(item)
        parts += more
        if not is_whole:
            return parts, False
    return parts, True


def is_compared_by_value(value):
    """Whether no function of the program is called to compare values of this type, and they hold nothing that changes."""
    if isinstance(value, tuple):
        return all(is_compared_by_value(item) for item in value)
    return value is None or isinstance(value, (int, float, str, bytes))


def has_rank(value):
    """Whether values of this type have ranks at all."""
    return ranked_parts(value) > 0


def ranked_parts(value):
    """How many parts of it have ranks."""
    return len(_parts(value)[0])


def is_ranked_wholly(value):
    """Whether two of that type are equal where all ranks are."""
    return _parts(value)[1]


def is_text_part(value, part):
    """Whether that part is a text."""
    return isinstance(_parts(value)[0][part], str)


def rank_of(value, part, chunk):
    """The rank of a part, of a text that of this chunk. Of two with equal ranks before and others here the lesser is before the other."""
    item = _parts(value)[0][part]
    if isinstance(item, int):
        return item
    rank = 0
    is_cut_off = False
    for i in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        digit = 511 if is_cut_off else 0 if i >= len(item) else min(ord(item[i]) + 1, WIDE)
        is_cut_off = is_cut_off or digit == WIDE
        rank = rank << 9 | digit
    return rank
