"""Runs collectors untranslated, on checked memory: a random program allocates, links, and drops containers, and a model knows what must still be there.

usage: test_collectors.py RPYTHON MEMORY (the folders of rpython and of the collectors)
"""

import random
import sys
import types

sys.path.insert(0, sys.argv[1])
package = types.ModuleType('serpentine_system')
package.__path__ = [sys.argv[2]]
sys.modules['serpentine_system'] = package

from rpython.rtyper.lltypesystem import externals
from serpentine_system import cards, cells, generational, headers, mark_sweep, marking

NODE, ARRAY, STATE = 1, 2, 3
NODE_SIZE, LEFT, RIGHT, ITEM = 32, 8, 16, 24
LENGTH, ITEMS = 8, 16
ROOTS = 20

load, store = externals.memory_load, externals.memory_store


def table(words):
    address = externals.memory_allocate(8 * len(words))
    for index, word in enumerate(words):
        store(address + 8 * index, word)
    return address


class Model:
    """What a container should hold."""

    def __init__(self, kind, item, pointers):
        self.kind = kind
        self.item = item
        self.pointers = pointers
        self.identity = None

    def slot(self, index):
        return (LEFT, RIGHT)[index] if self.kind == NODE else ITEMS + 8 * index


cells.MEDIUM_PAGE_SIZE = 1 << 14
# So that there are large containers, too.
mark_sweep.LARGEST_MEDIUM = generational.LARGEST_MEDIUM = 1200


class MarkSweep:
    module = mark_sweep
    prebuilt = headers.PREBUILT

    @staticmethod
    def prepare(threshold):
        cells.LEAST_ALLOCATED = cells.MOST_FOR_LITTLE = threshold
        mark_sweep.heap.__init__()
        mark_sweep.heap.threshold = threshold

    remember = staticmethod(lambda container, pointer, choice: None)
    remember_item = staticmethod(lambda array, index, pointer, choice: None)
    remember_items = staticmethod(lambda source, array, start, count: None)

    @staticmethod
    def allocate(number, size, choice):
        return mark_sweep.allocate(number, size)

    @staticmethod
    def allocate_array(number, size, length, choice):
        return mark_sweep.allocate_array(number, size, length)


class Generational:
    module = generational
    prebuilt = headers.PREBUILT | headers.UNREMEMBERED

    @staticmethod
    def prepare(threshold):
        cells.LEAST_ALLOCATED = cells.MOST_FOR_LITTLE = threshold
        generational.NURSERY_SIZE = 1 << 13
        generational.NURSERY_USED_FIRST = 1 << 12
        generational.NURSERY_BITS = 1 - generational.NURSERY_SIZE
        generational.LARGEST_YOUNG = 1550
        generational.nursery.__init__()
        generational.nursery.threshold = threshold

    @staticmethod
    def remember(container, pointer, choice):
        """In one of the ways in which programs do so."""
        if choice == 0:
            generational.remember(container)
        elif choice == 1:
            generational.remember_ahead(0)
            generational.remember_ahead(7)
            generational.remember_ahead(container)
        else:
            generational.remember_unless_integer(container, 7)
            generational.remember_unless_integer(container, pointer)

    @staticmethod
    def remember_item(array, index, pointer, choice):
        """In one of the ways in which programs do so."""
        if choice == 0:
            generational.remember_ahead(array)
        else:
            generational.remember_item(array, index, 7)
            generational.remember_item(array, index, pointer)

    remember_items = staticmethod(generational.remember_items)

    @staticmethod
    def allocate(number, size, choice):
        """Where room was made for two, the second is left out: it was not needed."""
        if choice == 0:
            return generational.allocate(number, size)
        if not generational.has_room(2 * size):
            generational.make_room()
        return generational.take(number, size)

    @staticmethod
    def allocate_array(number, size, length, choice):
        if choice == 0 or not generational.has_room(size):
            return generational.allocate_array(number, size, length)
        return generational.take_array(number, size, length)


class Run:
    def __init__(self, kind, seed, stress, threshold, checks=0):
        self.random = random.Random(seed)
        self.kind = kind
        self.collector = kind.module
        kind.prepare(threshold)
        cells.cells.__init__()
        marking.roots.__init__()
        # The state has no header: its only word is a pointer.
        type_table = table([0] * 4 + [NODE_SIZE, 0, 0, 0] + [ITEMS, 8, 1, 3] + [8, 0, 0, 4])
        offsets = table([LEFT, RIGHT, -1, -1, 0, -1])
        self.base = table([0] * (ROOTS + 1))
        self.top = table([self.base])
        prebuilt = table([NODE << headers.TYPE_SHIFT | kind.prebuilt, 0, 0, 77])
        self.state_address = table([0])
        roots = table([STATE, 1, table([1, self.state_address]), 8, NODE, 1, table([1, prebuilt]), 8])
        self.static = Model(NODE, 77, [None, None])
        self.state = None
        self.addresses = {self.static: prebuilt}
        self.roots = []
        self.collector.set_up(type_table, offsets, roots, 1, 2, self.top, self.base, stress, checks, 0)

    def save_roots(self):
        """Some slots hold ints instead of pointers."""
        for index, model in enumerate(self.roots):
            store(self.base + 8 * index, self.addresses[model])
        store(self.base + 8 * len(self.roots), self.random.choice([0, 1, 3, -1, self.addresses[self.static] | 1]))
        store(self.top, self.base + 8 * (len(self.roots) + 1))

    def read_again(self):
        """Where all is that can be reached; what is in a container is compared, and each has one address of its own."""
        found, models = {}, {}
        pending = [(self.static, self.addresses[self.static])]
        pending += [(model, load(self.base + 8 * index)) for index, model in enumerate(self.roots)]
        if self.state is not None:
            pending.append((self.state, load(self.state_address)))
        while pending:
            model, address = pending.pop()
            if model in found:
                assert found[model] == address, 'two places for one container'
                continue
            assert address not in models, 'two containers in one place'
            found[model] = address
            models[address] = model
            assert headers.type_number(load(address)) == model.kind, 'a container in use was freed'
            if model.kind == NODE:
                assert load(address + ITEM) == model.item
            else:
                assert load(address + LENGTH) == len(model.pointers)
            for index, other in enumerate(model.pointers):
                pointer = load(address + model.slot(index))
                if other is None:
                    assert pointer == 0 or pointer & 1 != 0
                else:
                    pending.append((other, pointer))
        self.addresses = found
        identities = {}
        for model, address in found.items():
            if model.identity is not None or self.random.random() < 0.02:
                identity = self.collector.identity(address)
                assert model.identity is None or model.identity == identity, 'another identity'
                model.identity = identity
                assert identities.setdefault(identity, model) is model, 'two of one identity'

    def any_model(self):
        return self.random.choice(list(self.addresses))

    def link(self, model):
        if model.pointers:
            index = self.random.randrange(len(model.pointers))
            self.put(model, index, None if self.random.random() < 0.2 else self.any_model())

    def put(self, model, index, other):
        model.pointers[index] = other
        address = self.addresses[model]
        if other is None:
            store(address + model.slot(index), self.random.choice([0, 7]))
        else:
            if model.kind == ARRAY:
                self.kind.remember_item(address, index, self.addresses[other], self.random.randrange(8))
            else:
                self.kind.remember(address, self.addresses[other], self.random.randrange(3))
            store(address + model.slot(index), self.addresses[other])

    def copy(self):
        """Copies some items of an array, within it or to another."""
        arrays = [model for model in self.addresses if model.kind == ARRAY]
        if not arrays:
            return
        source, array = self.random.choice(arrays), self.random.choice(arrays)
        count = self.random.randrange(min(len(source.pointers), len(array.pointers)) + 1)
        first = self.random.randrange(len(source.pointers) - count + 1)
        start = self.random.randrange(len(array.pointers) - count + 1)
        if count != 0 and self.random.random() < 0.5:
            self.put(source, first + self.random.randrange(count), self.roots[-1])
        self.kind.remember_items(self.addresses[source], self.addresses[array], start, count)
        words = [load(self.addresses[source] + source.slot(first + index)) for index in range(count)]
        array.pointers[start:start + count] = source.pointers[first:first + count]
        for index, word in enumerate(words):
            store(self.addresses[array] + array.slot(start + index), word)

    def step(self, step):
        self.save_roots()
        self.make(step)
        for _ in range(3):
            self.link(self.any_model())
        self.read_again()
        if self.random.random() < 0.3:
            self.copy()
            self.read_again()
        if self.random.random() < 0.1:
            self.state = self.random.choice([None, self.any_model()])
            store(self.state_address, 0 if self.state is None else self.addresses[self.state])
        if self.random.random() < 0.02:
            self.roots.clear()
            self.save_roots()
            self.read_again()
            self.link(self.static)

    def make(self, step):
        kept = list(self.roots)
        if self.random.random() < 0.8:
            address = self.kind.allocate(NODE, NODE_SIZE, self.random.randrange(2))
            assert load(address + LEFT) == load(address + RIGHT) == load(address + ITEM) == 0
            store(address + ITEM, step)
            model = Model(NODE, step, [None, None])
        else:
            length = self.random.choice([0, 1, 3, 10, 60, 130, 140, 171, 190, 200, 259])
            address = self.kind.allocate_array(ARRAY, ITEMS + 8 * length, length, self.random.randrange(2))
            assert load(address + LENGTH) == length
            assert all(load(address + ITEMS + 8 * index) == 0 for index in range(length))
            model = Model(ARRAY, None, [None] * length)
        self.read_again()
        self.addresses[model] = address
        if len(kept) == ROOTS:
            kept.pop(self.random.randrange(ROOTS))
        self.roots = kept + [model]
        self.save_roots()
        self.read_again()

    def run(self, steps):
        for step in range(steps):
            self.step(step)
        self.save_roots()
        self.collector.collect()
        self.read_again()


# Cards are small, so that those of an array need several words. For an array to be looked through as a whole, all of them have to be marked, or a few.
for kind, card_shift, many_shift in (MarkSweep, 0, 0), (Generational, 0, 0), (Generational, 1, 5):
    cards.CARD_SHIFT, cards.CARD_ITEMS, cards.WORD_ITEMS = card_shift, 1 << card_shift, 64 << card_shift
    cards.MANY_SHIFT = many_shift
    Run(kind, seed=1, stress=0, threshold=20000).run(700)
    Run(kind, seed=2, stress=1, threshold=20000).run(100)
    Run(kind, seed=3, stress=0, threshold=300).run(200)
    Run(kind, seed=5, stress=0, threshold=20000, checks=1).run(300)
    # What is dropped is used again: memory does not grow with the number of allocations.
    run = Run(kind, seed=4, stress=0, threshold=20000)
    before = len(externals._allocations)
    for step in range(3000):
        run.step(step)
    assert len(externals._allocations) < before + 200, len(externals._allocations) - before
