"""Makes the prebuilt containers of a program that has many: its file holds what they contain as one packed sequence of numbers. An address is an int here.

Numbers are packed seven bits a byte, the lowest first, all bytes but a number's last with the highest bit set. A pointer is 0, or one more than the number of
the container that it points to: first those of the program's static data, then those that are made here, in the order of their groups.
"""

from rpython.rtyper.lltypesystem.lltype import external, int_lshift, int_rshift

load = external('memory_load')
store = external('memory_store')
take_memory = external('memory_allocate')
give_memory_back = external('memory_free')

WORD = 8
LENGTH = WORD

# A group of containers of one type: their header, their size without items, the size of an item (0 for structs), how many they are, where in the table of
# columns the description of what they hold begins, and whether the collector has to look at them.
SIZE = WORD
ITEM_SIZE = 2 * WORD
COUNT = 3 * WORD
FIRST_COLUMN = 4 * WORD
IS_WATCHED = 5 * WORD
GROUP_SIZE = 6 * WORD

# A column: where in the container it is (the items of an array lie behind all else), and how its values are packed. Behind the last column of a group, END stands for the place.
ENCODING = WORD
COLUMN_SIZE = 2 * WORD
END = -1
POINTERS, INTEGERS, WORDS, SMALL = range(4)

# A patch: the number of a static container, and where in it how many pointers lie.
PATCH_PLACE = WORD
PATCH_COUNT = 2 * WORD
PATCH_SIZE = 3 * WORD


class Reading:
    """Where in the packed numbers the next one is, and the addresses of all containers by their numbers."""

    def __init__(self):
        self.at = 0
        self.addresses = 0


reading = Reading()


def next_number():
    at = reading.at
    result = 0
    shift = 0
    while True:
        byte = int_rshift(load(at & -WORD), int_lshift(at & (WORD - 1), 3)) & 255
        at += 1
        result |= int_lshift(byte & 127, shift)
        if byte < 128:
            break
        shift += 7
    reading.at = at
    return result


def next_integer():
    """A number with its sign in the lowest bit."""
    number = next_number()
    return (int_rshift(number, 1) & 0x7FFFFFFFFFFFFFFF) ^ -(number & 1)


def next_word():
    """Eight bytes that are not packed."""
    at = reading.at
    reading.at = at + WORD
    shift = int_lshift(at & (WORD - 1), 3)
    low = load(at & -WORD)
    if shift == 0:
        return low
    rest = 64 - shift
    return (int_rshift(low, shift) & (int_lshift(1, rest) - 1)) | int_lshift(load((at & -WORD) + WORD), rest)


def next_pointer():
    number = next_number()
    if number == 0:
        return 0
    return load(reading.addresses + (number - 1) * WORD)


def next_value(encoding):
    if encoding == POINTERS:
        return next_pointer()
    if encoding == INTEGERS:
        return next_integer()
    if encoding == WORDS:
        return next_word()
    return next_number()


def rounded_up(size):
    return (size + (WORD - 1)) & -WORD


def make_objects(data, targets, target_count, object_count, groups, group_count, columns, patches, patch_count):
    """The address of the memory where they are. Its first word is the address behind those that the collector has to look at, which come first; then they follow."""
    reading.at = data
    reading.addresses = take_memory((target_count + object_count + 1) * WORD)
    place = reading.addresses
    i = 0
    while i < target_count:
        store(place, load(targets + i * WORD))
        place += WORD
        i += 1
    objects = place
    end_of_groups = groups + group_count * GROUP_SIZE
    # The containers' places behind each other, then the same as addresses.
    size = WORD
    group = groups
    while group != end_of_groups:
        left = load(group + COUNT)
        while left != 0:
            store(place, size)
            place += WORD
            length = next_number() if load(group + ITEM_SIZE) != 0 else 0
            size += rounded_up(load(group + SIZE) + load(group + ITEM_SIZE) * length)
            left -= 1
        group += GROUP_SIZE
    region = take_memory((size + 15) & -16)
    end = place
    place = objects
    while place != end:
        store(place, region + load(place))
        place += WORD
    reading.at = data
    set_headers(region, groups, end_of_groups, objects, region + size)
    group = groups
    while group != end_of_groups:
        fill_group(group, objects, columns)
        objects += load(group + COUNT) * WORD
        group += GROUP_SIZE
    patch(patches, patches + patch_count * PATCH_SIZE)
    give_memory_back(reading.addresses)
    return region


def set_headers(region, groups, end_of_groups, place, end_of_region):
    """Gives all containers their headers and lengths, and finds those that the collector has to look at."""
    store(region, end_of_region)
    is_watched = True
    group = groups
    while group != end_of_groups:
        left = load(group + COUNT)
        if is_watched and load(group + IS_WATCHED) == 0:
            store(region, load(place))
            is_watched = False
        while left != 0:
            container = load(place)
            store(container, load(group))
            if load(group + ITEM_SIZE) != 0:
                store(container + LENGTH, next_number())
            place += WORD
            left -= 1
        group += GROUP_SIZE


def fill_group(group, objects, columns):
    end = objects + load(group + COUNT) * WORD
    column = columns + load(group + FIRST_COLUMN) * COLUMN_SIZE
    while load(column) != END:
        encoding = load(column + ENCODING)
        place = objects
        while place != end:
            container = load(place)
            if load(group + ITEM_SIZE) != 0 and load(column) == load(group + SIZE):
                fill_items(container, container + load(column), load(group + ITEM_SIZE), encoding)
            elif encoding == SMALL:
                # What lies beside it in the word is not touched.
                field = container + load(column)
                shift = int_lshift(field & (WORD - 1), 3)
                store(field & -WORD, load(field & -WORD) | int_lshift(next_number(), shift))
            else:
                store(container + load(column), next_value(encoding))
            place += WORD
        column += COLUMN_SIZE


def fill_items(container, item, item_size, encoding):
    end = item + load(container + LENGTH) * item_size
    while item < end:
        store(item, next_value(encoding))
        item += WORD


def patch(patches, end):
    """Has static containers point to those that were made."""
    while patches != end:
        place = load(reading.addresses + load(patches) * WORD) + load(patches + PATCH_PLACE)
        left = load(patches + PATCH_COUNT)
        while left != 0:
            store(place, next_pointer())
            place += WORD
            left -= 1
        patches += PATCH_SIZE
