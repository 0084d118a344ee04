"""Sorting by ranks (see rpython.rtyper.ranks): words that tell the order of parts of the keys. Words lie side by side, where keys are all over the memory.

First all keys are sorted by the ranks of their first part; where several have the same, these are sorted by what follows in the text, or by the next part, and so on. The keys themselves stay where they are, and are only
compared where they are few, or where there are no ranks.
"""

from rpython.rtyper.lltypesystem.lltype import GcArray, Signed, malloc
from rpython.rtyper.ranks import WIDE, is_ranked_wholly, is_text_part, rank_of, ranked_parts
from serpentine_system import merging

raises_as_python = True

WORDS = GcArray(Signed)
# As many are compared themselves.
FEW = 6
# So often what follows in a text is looked at.
MOST_CHUNKS = 4


def order_of(keys):
    """The numbers of keys that have ranks, in the order of the keys: an array of WORDS."""
    ranks = malloc(WORDS, len(keys))
    numbers = malloc(WORDS, len(keys))
    for i in range(len(keys)):
        numbers[i] = i
    sort_by_part(keys, ranks, numbers, 0, len(keys), 0, 0)
    return numbers


def sort_by_part(keys, ranks, numbers, start, stop, part, chunk):
    """Sorts a part of the numbers, of keys that do not differ before this chunk of this part."""
    for i in range(start, stop):
        ranks[i] = rank_of(keys[numbers[i]], part, chunk)
    starts = merging.runs(ranks, numbers, start, stop)
    if len(starts) > 1:
        merging.merge_runs(ranks, numbers, starts, stop, malloc(WORDS, stop - start), malloc(WORDS, stop - start))
    while start < stop:
        end = start + 1
        while end < stop and ranks[end] == ranks[start]:
            end += 1
        if end - start > FEW:
            sort_equal(keys, ranks, numbers, start, end, part, chunk)
        elif end - start > 1:
            sort_few(keys, numbers, start, end)
        start = end


def sort_equal(keys, ranks, numbers, start, stop, part, chunk):
    """Sorts a part of the numbers, of keys that have the same rank for this chunk of this part."""
    key = keys[0]
    last = ranks[start] & 511
    if is_text_part(key, part) and last != 0:
        # The text has not ended there.
        if last < WIDE and chunk + 1 < MOST_CHUNKS:
            sort_by_part(keys, ranks, numbers, start, stop, part, chunk + 1)
        else:
            sort_by_keys(keys, numbers, start, stop)
    elif part + 1 < ranked_parts(key):
        sort_by_part(keys, ranks, numbers, start, stop, part + 1, 0)
    elif not is_ranked_wholly(key):
        sort_by_keys(keys, numbers, start, stop)


def sort_few(keys, numbers, start, stop):
    """Sorts a part of the numbers by insertion."""
    for i in range(start + 1, stop):
        number = numbers[i]
        to = i
        while to > start and keys[number] < keys[numbers[to - 1]]:
            numbers[to] = numbers[to - 1]
            to -= 1
        numbers[to] = number


def sort_by_keys(keys, numbers, start, stop):
    """Sorts a part of the numbers by their keys."""
    some_keys = [keys[numbers[i]] for i in range(start, stop)]
    some_numbers = [numbers[i] for i in range(start, stop)]
    merging.merge_sort(some_keys, some_numbers)
    for i in range(start, stop):
        numbers[i] = some_numbers[i - start]
