"""Cards: which parts of a large array of pointers a small collection has to look into. An address is an int here.

A card stands for CARD_ITEMS items behind each other. It is a bit, and is marked when a pointer into the nursery is put into one of these items. The cards of an array lie in front of it and
of the word that stands before each large container; the word of the first ones comes last, so that no length is needed to find a card.
"""

from rpython.rtyper.lltypesystem.lltype import external, int_lshift, int_rshift
from serpentine_system.headers import WORD

load = external('memory_load')
store = external('memory_store')

# As many items as a line of the cache has words: what is looked into would be fetched anyway.
CARD_SHIFT = 3
CARD_ITEMS = 1 << CARD_SHIFT
CARDS_IN_WORD = 64
WORD_ITEMS = CARD_ITEMS * CARDS_IN_WORD
ALL_CARDS = -1


def size_of_cards(size):
    """How many bytes the cards have of an array of so many bytes."""
    return (int_rshift(size, 3 + CARD_SHIFT + 6) + 1) * WORD


def first_word(array):
    """Where the cards of its first items are; those of the next are in the word before."""
    return array - 2 * WORD


def word_of(array, card):
    return first_word(array) - int_lshift(int_rshift(card, 6), 3)


def mark(array, index):
    """Marks the card of an item."""
    mark_card(array, int_rshift(index, CARD_SHIFT))


def mark_card(array, card):
    word = word_of(array, card)
    store(word, load(word) | int_lshift(1, card & (CARDS_IN_WORD - 1)))


def mark_several(array, start, count):
    """Marks the cards of so many items, at least one, from one on."""
    card = int_rshift(start, CARD_SHIFT)
    last = int_rshift(start + count - 1, CARD_SHIFT)
    while card <= last:
        if card & (CARDS_IN_WORD - 1) == 0 and card + CARDS_IN_WORD <= last:
            store(word_of(array, card), ALL_CARDS)
            card += CARDS_IN_WORD
        else:
            mark_card(array, card)
            card += 1


def is_marked(array, index):
    """Whether the card of an item is marked."""
    card = int_rshift(index, CARD_SHIFT)
    return load(word_of(array, card)) & int_lshift(1, card & (CARDS_IN_WORD - 1)) != 0
