"""Sorting of what the program may see compared, by a `__lt__` of its own: it asks for `<` in the order in which CPython asks for it, so that counts, messages and errors are the same.

Runs are found and lengthened by insertion, as Tim Peters describes it in listsort.txt; which neighbours are merged when is told by the powers of the boundaries between them (Munro and Wild, Nearly-Optimal Mergesorts, 2018).
"""

from rpython.rtyper.lltypesystem.lltype import GcArray, Signed, int_rshift, malloc
from serpentine_system import galloping

raises_as_python = True

WORDS = GcArray(Signed)
# Runs are made half as long as this, or longer.
SHORT = 64


class Work:
    """What is known while keys are sorted: their numbers in the order so far, and the runs that wait to be merged."""

    def __init__(self, length):
        self.numbers = malloc(WORDS, length)
        self.others = malloc(WORDS, length // 2 + 1)
        self.min_gallop = galloping.MIN_GALLOP
        self.starts = []
        self.counts = []
        # Of the boundary behind each run.
        self.powers = []
        for i in range(length):
            self.numbers[i] = i


def sort(keys, work):
    """Puts the numbers of keys in the order of these. Where a comparison raises, each number is still there once."""
    length = len(keys)
    shortest = shortest_run(length)
    start = 0
    while start < length:
        end = end_of_run(keys, work.numbers, start, length)
        if end - start < shortest and end < length:
            longer = start + shortest if start + shortest < length else length
            insert(keys, work.numbers, start, end, longer)
            end = longer
        add_run(keys, work, start, end - start, length)
        start = end
    while len(work.starts) > 1:
        last = len(work.starts) - 2
        if last > 0 and work.counts[last - 1] < work.counts[last + 1]:
            last -= 1
        merge_at(keys, work, last)


def shortest_run(length):
    """The length that makes as many runs as a power of two, or a few less."""
    is_rest = 0
    while length >= SHORT:
        is_rest |= length & 1
        length = int_rshift(length, 1)
    return length + is_rest


def end_of_run(keys, numbers, start, stop):
    """Where a run that starts there ends; one that goes down is reversed."""
    end = start + 1
    if end == stop:
        return end
    is_down = bool(keys[numbers[end]] < keys[numbers[start]])
    end += 1
    while end < stop and bool(keys[numbers[end]] < keys[numbers[end - 1]]) == is_down:
        end += 1
    if is_down:
        reverse(numbers, start, end)
    return end


def reverse(numbers, start, end):
    low = start
    high = end - 1
    while low < high:
        number = numbers[low]
        numbers[low] = numbers[high]
        numbers[high] = number
        low += 1
        high -= 1


def insert(keys, numbers, start, sorted_end, end):
    """Sorts a part, of which what is before sorted_end is sorted, by binary insertion."""
    for position in range(sorted_end, end):
        number = numbers[position]
        low = start
        high = position
        while low < high:
            middle = low + int_rshift(high - low, 1)
            if keys[number] < keys[numbers[middle]]:
                high = middle
            else:
                low = middle + 1
        while position > low:
            numbers[position] = numbers[position - 1]
            position -= 1
        numbers[low] = number


def add_run(keys, work, start, count, length):
    """Adds a run behind the others, and merges those before it that are due."""
    if len(work.starts) > 0:
        power = power_of(work.starts[-1], work.counts[-1], count, length)
        while len(work.starts) > 1 and work.powers[-2] > power:
            merge_at(keys, work, len(work.starts) - 2)
        work.powers[-1] = power
    work.starts.append(start)
    work.counts.append(count)
    work.powers.append(0)


def power_of(start, count, next_count, length):
    """How far one has to go on halving all until the middles of two neighbouring runs are apart."""
    low = 2 * start + count
    high = low + count + next_count
    power = 1
    while low >= length or high < length:
        if low >= length:
            low -= length
            high -= length
        low *= 2
        high *= 2
        power += 1
    return power


def merge_at(keys, work, index):
    """Merges a run with the next one."""
    start = work.starts[index]
    count = work.counts[index]
    middle = work.starts[index + 1]
    next_count = work.counts[index + 1]
    work.counts[index] = count + next_count
    work.starts.pop(index + 1)
    work.counts.pop(index + 1)
    work.powers.pop(index)
    galloping.merge(keys, work, start, count, middle, next_count)
