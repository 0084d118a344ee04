"""Merges of neighbouring runs that are sorted, which ask for `<` in the order in which CPython asks for it.

What is moved are the numbers of keys. The shorter run is put aside; where one run wins many times in a row, how many more are before the other's next one is searched for: galloping, as Tim Peters describes it in listsort.txt.
"""

from rpython.rtyper.lltypesystem.lltype import int_lshift, int_rshift

raises_as_python = True

# So many in a row make a search worth its while.
MIN_GALLOP = 7


class Merge:
    """Where a merge is: how many of each run are left, where the next of each is, and where it goes to."""

    def __init__(self, left, left_count, right, right_count, to):
        self.left = left
        self.left_count = left_count
        self.right = right
        self.right_count = right_count
        self.to = to


def merge(keys, work, start, left_count, middle, right_count):
    """Merges two runs of numbers."""
    before = first_after(keys, work.numbers, work.numbers[middle], start, left_count, 0)
    start += before
    left_count -= before
    if left_count == 0:
        return
    right_count = first_not_before(keys, work.numbers, work.numbers[middle - 1], middle, right_count, right_count - 1)
    if right_count == 0:
        return
    if left_count <= right_count:
        copy_numbers(work.numbers, start, work.others, 0, left_count)
        merge_upwards(keys, work, Merge(0, left_count, middle, right_count, start))
    else:
        copy_numbers(work.numbers, middle, work.others, 0, right_count)
        merge_downwards(keys, work, Merge(middle - 1, left_count, right_count - 1, right_count, middle + right_count - 1))


def copy_numbers(source, start, target, to, count):
    for i in range(count):
        target[to + i] = source[start + i]


def first_not_before(keys, array, number, start, count, hint):
    """How many of a sorted part of an array have lesser keys than a number has. @param hint about where that is"""
    last = 0
    offset = 1
    if keys[array[start + hint]] < keys[number]:
        most = count - hint
        while offset < most and keys[array[start + hint + offset]] < keys[number]:
            last = offset
            offset = int_lshift(offset, 1) + 1
        low = hint + last + 1
        high = hint + least(offset, most)
    else:
        most = hint + 1
        while offset < most and not keys[array[start + hint - offset]] < keys[number]:
            last = offset
            offset = int_lshift(offset, 1) + 1
        low = hint - least(offset, most) + 1
        high = hint - last
    while low < high:
        middle = low + int_rshift(high - low, 1)
        if keys[array[start + middle]] < keys[number]:
            low = middle + 1
        else:
            high = middle
    return high


def first_after(keys, array, number, start, count, hint):
    """How many of a sorted part of an array have no greater keys than a number has."""
    last = 0
    offset = 1
    if keys[number] < keys[array[start + hint]]:
        most = hint + 1
        while offset < most and keys[number] < keys[array[start + hint - offset]]:
            last = offset
            offset = int_lshift(offset, 1) + 1
        low = hint - least(offset, most) + 1
        high = hint - last
    else:
        most = count - hint
        while offset < most and not keys[number] < keys[array[start + hint + offset]]:
            last = offset
            offset = int_lshift(offset, 1) + 1
        low = hint + last + 1
        high = hint + least(offset, most)
    while low < high:
        middle = low + int_rshift(high - low, 1)
        if keys[number] < keys[array[start + middle]]:
            high = middle
        else:
            low = middle + 1
    return high


def least(a, b):
    return a if a < b else b


def merge_upwards(keys, work, state):
    """Merges from the lowest on; the left run has been put aside."""
    try:
        put_right_up(work, state, 1)
        while not is_left_enough(state) and not take_turns_up(keys, work, state):
            gallop_up(keys, work, state)
    finally:
        # Of the left run the last one is the greatest of all.
        if state.left_count == 1:
            put_right_up(work, state, state.right_count)
        put_left_up(work, state, state.left_count)


def is_left_enough(state):
    """Whether it is known where the others go to, if the left run has been put aside."""
    return state.right_count == 0 or state.left_count <= 1


def take_turns_up(keys, work, state):
    """Moves one after the other, till one run has won often, or till it is known where the others go to: then True."""
    lefts = rights = 0
    while lefts < work.min_gallop and rights < work.min_gallop:
        if keys[work.numbers[state.right]] < keys[work.others[state.left]]:
            put_right_up(work, state, 1)
            rights += 1
            lefts = 0
        else:
            put_left_up(work, state, 1)
            lefts += 1
            rights = 0
        if is_left_enough(state):
            return True
    work.min_gallop += 1
    return False


def gallop_up(keys, work, state):
    """Moves many at a time, as long as that is worth its while."""
    is_worthwhile = True
    while is_worthwhile:
        if work.min_gallop > 1:
            work.min_gallop -= 1
        lefts = first_after(keys, work.others, work.numbers[state.right], state.left, state.left_count, 0)
        put_left_up(work, state, lefts)
        if is_left_enough(state):
            return
        put_right_up(work, state, 1)
        if is_left_enough(state):
            return
        rights = first_not_before(keys, work.numbers, work.others[state.left], state.right, state.right_count, 0)
        put_right_up(work, state, rights)
        if is_left_enough(state):
            return
        put_left_up(work, state, 1)
        if is_left_enough(state):
            return
        is_worthwhile = lefts >= MIN_GALLOP or rights >= MIN_GALLOP
    work.min_gallop += 1


def put_left_up(work, state, count):
    copy_numbers(work.others, state.left, work.numbers, state.to, count)
    state.left += count
    state.left_count -= count
    state.to += count


def put_right_up(work, state, count):
    copy_numbers(work.numbers, state.right, work.numbers, state.to, count)
    state.right += count
    state.right_count -= count
    state.to += count


def merge_downwards(keys, work, state):
    """Merges from the highest on; the right run has been put aside."""
    try:
        put_left_down(work, state, 1)
        while not is_right_enough(state) and not take_turns_down(keys, work, state):
            gallop_down(keys, work, state)
    finally:
        # Of the right run the first one is the least of all.
        if state.right_count == 1:
            put_left_down(work, state, state.left_count)
        put_right_down(work, state, state.right_count)


def is_right_enough(state):
    return state.left_count == 0 or state.right_count <= 1


def take_turns_down(keys, work, state):
    lefts = rights = 0
    while lefts < work.min_gallop and rights < work.min_gallop:
        if keys[work.others[state.right]] < keys[work.numbers[state.left]]:
            put_left_down(work, state, 1)
            lefts += 1
            rights = 0
        else:
            put_right_down(work, state, 1)
            rights += 1
            lefts = 0
        if is_right_enough(state):
            return True
    work.min_gallop += 1
    return False


def gallop_down(keys, work, state):
    is_worthwhile = True
    while is_worthwhile:
        if work.min_gallop > 1:
            work.min_gallop -= 1
        start = state.left + 1 - state.left_count
        lefts = state.left_count - first_after(keys, work.numbers, work.others[state.right], start, state.left_count, state.left_count - 1)
        put_left_down(work, state, lefts)
        if is_right_enough(state):
            return
        put_right_down(work, state, 1)
        if is_right_enough(state):
            return
        rights = state.right_count - first_not_before(keys, work.others, work.numbers[state.left], 0, state.right_count, state.right_count - 1)
        put_right_down(work, state, rights)
        if is_right_enough(state):
            return
        put_left_down(work, state, 1)
        if is_right_enough(state):
            return
        is_worthwhile = lefts >= MIN_GALLOP or rights >= MIN_GALLOP
    work.min_gallop += 1


def put_left_down(work, state, count):
    for i in range(count):
        work.numbers[state.to - i] = work.numbers[state.left - i]
    state.left -= count
    state.left_count -= count
    state.to -= count


def put_right_down(work, state, count):
    for i in range(count):
        work.numbers[state.to - i] = work.others[state.right - i]
    state.right -= count
    state.right_count -= count
    state.to -= count
