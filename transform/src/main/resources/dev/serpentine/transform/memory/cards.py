"""Cards: which parts of a large array of pointers a small collection has to look into. An address is an int here.

A card stands for CARD_ITEMS items behind each other. It is a bit, and is marked when a pointer into the nursery is put into one of these items. The cards of an array lie in front of it, of
how many of them were marked, and of the word that stands before each large container; the word of the first cards comes last, so that no length is needed to find one.
"""

from rpython.rtyper.lltypesystem.lltype import external, int_lshift, int_rshift
from serpentine_system.headers import LENGTH, WORD

load = external('memory_load')
store = external('memory_store')
clear = external('memory_clear')

# As many items as a line of the cache has words: what is looked into would be fetched anyway.
CARD_SHIFT = 3
CARD_ITEMS = 1 << CARD_SHIFT
CARDS_IN_WORD = 64
WORD_ITEMS = CARD_ITEMS * CARDS_IN_WORD
ALL_CARDS = -1
# To mark a card and to look into it takes several times as long as to look through its items with all others: where one card in so many is marked, the array is looked through as a whole.
MANY_SHIFT = 3

MARKED_COUNT = 2 * WORD
FIRST_WORD = 3 * WORD


def size_of_cards(size):
    """How many bytes the cards have, and the number of those marked, of an array of so many bytes."""
    return (int_rshift(size, 3 + CARD_SHIFT + 6) + 2) * WORD


def word_of(array, card):
    return array - FIRST_WORD - int_lshift(int_rshift(card, 6), 3)


def mark(array, index):
    """Marks the card of an item. Whether it was not marked before."""
    return mark_card(array, int_rshift(index, CARD_SHIFT))


def mark_card(array, card):
    word = word_of(array, card)
    marked = load(word)
    bit = int_lshift(1, card & (CARDS_IN_WORD - 1))
    if marked & bit != 0:
        return False
    store(word, marked | bit)
    store(array - MARKED_COUNT, load(array - MARKED_COUNT) + 1)
    return True


def mark_several(array, start, count):
    """Marks the cards of so many items, at least one, from one on. Those that were marked before may be counted again."""
    card = int_rshift(start, CARD_SHIFT)
    last = int_rshift(start + count - 1, CARD_SHIFT)
    while card <= last:
        if card & (CARDS_IN_WORD - 1) == 0 and card + CARDS_IN_WORD <= last:
            store(word_of(array, card), ALL_CARDS)
            store(array - MARKED_COUNT, load(array - MARKED_COUNT) + CARDS_IN_WORD)
            card += CARDS_IN_WORD
        else:
            mark_card(array, card)
            card += 1


def many_are_marked(array):
    return load(array - MARKED_COUNT) > int_rshift(load(array + LENGTH), CARD_SHIFT + MANY_SHIFT)


def are_many(array, count):
    """Whether so many items are more than their cards should be marked for."""
    return count > int_rshift(load(array + LENGTH), MANY_SHIFT)


def is_marked(array, index):
    """Whether the card of an item is marked."""
    card = int_rshift(index, CARD_SHIFT)
    return load(word_of(array, card)) & int_lshift(1, card & (CARDS_IN_WORD - 1)) != 0


def unmark_all(array):
    last = word_of(array, int_rshift(load(array + LENGTH), CARD_SHIFT))
    clear(last, array - WORD - last)
