"""Runs the collector untranslated, on checked memory: a random program allocates, links, and drops containers, and a model knows what must still be there.

usage: test_mark_sweep.py PATH... (the folders of rpython and of the collector)
"""

import random
import sys
import types

sys.path.insert(0, sys.argv[1])
package = types.ModuleType('serpentine_system')
package.__path__ = [sys.argv[2]]
sys.modules['serpentine_system'] = package

from serpentine_system import cells, mark_sweep as collector, marking
from rpython.rtyper.lltypesystem import externals

NODE, ARRAY = 1, 2
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

    def slot(self, index):
        return (LEFT, RIGHT)[index] if self.kind == NODE else ITEMS + 8 * index


class Run:
    def __init__(self, seed, stress, threshold):
        self.random = random.Random(seed)
        collector.heap.__init__()
        cells.cells.__init__()
        marking.roots.__init__()
        collector.LEAST_THRESHOLD = threshold
        collector.heap.threshold = threshold
        type_table = table([0] * 4 + [NODE_SIZE, 0, 0, 0] + [ITEMS, 8, 1, 3])
        offsets = table([LEFT, RIGHT, -1, -1])
        self.base = table([0] * (ROOTS + 1))
        self.top = table([self.base])
        prebuilt = table([NODE << 8 | 2, 0, 0, 77])
        roots = table([NODE, 1, table([1, prebuilt]), 8])
        self.static = Model(NODE, 77, [None, None])
        self.addresses = {self.static: prebuilt}
        self.roots = []
        collector.set_up(type_table, offsets, roots, 1, self.top, self.base, stress)

    def save_roots(self):
        for index, model in enumerate(self.roots):
            store(self.base + 8 * index, self.addresses[model])
        store(self.top, self.base + 8 * len(self.roots))

    def any_model(self):
        reachable = self.reachable()
        return self.random.choice(reachable)

    def reachable(self):
        found, pending = {}, [self.static] + self.roots
        while pending:
            model = pending.pop()
            if model is not None and model not in found:
                found[model] = True
                pending.extend(model.pointers)
        return list(found)

    def allocate(self, step):
        self.save_roots()
        if self.random.random() < 0.8:
            address = collector.allocate(NODE, NODE_SIZE)
            assert load(address) == NODE << 8
            assert load(address + LEFT) == load(address + RIGHT) == load(address + ITEM) == 0
            store(address + ITEM, step)
            model = Model(NODE, step, [None, None])
        else:
            length = self.random.choice([0, 1, 3, 10, 60, 200])
            address = collector.allocate_array(ARRAY, length)
            assert load(address) == ARRAY << 8 and load(address + LENGTH) == length
            assert all(load(address + ITEMS + 8 * index) == 0 for index in range(length))
            model = Model(ARRAY, None, [None] * length)
        self.addresses[model] = address
        return model

    def link(self, model):
        if model.pointers:
            index = self.random.randrange(len(model.pointers))
            other = None if self.random.random() < 0.2 else self.any_model()
            model.pointers[index] = other
            store(self.addresses[model] + model.slot(index), 0 if other is None else self.addresses[other])

    def check(self):
        for model in self.reachable():
            address = self.addresses[model]
            assert load(address) >> 8 == model.kind, 'a container in use was freed'
            if model.kind == NODE:
                assert load(address + ITEM) == model.item
            else:
                assert load(address + LENGTH) == len(model.pointers)
            for index, other in enumerate(model.pointers):
                assert load(address + model.slot(index)) == (0 if other is None else self.addresses[other])

    def run(self, steps):
        for step in range(steps):
            new = self.allocate(step)
            if len(self.roots) == ROOTS:
                self.roots.pop(self.random.randrange(ROOTS))
            self.roots.append(new)
            for _ in range(3):
                self.link(self.any_model())
            if self.random.random() < 0.02:
                self.roots.clear()
                self.link(self.static)
            if step % 20 == 0:
                self.check()
                assert collector.heap.threshold >= collector.LEAST_THRESHOLD
        self.save_roots()
        collector.collect()
        self.check()


Run(seed=1, stress=0, threshold=20000).run(500)
Run(seed=2, stress=1, threshold=20000).run(80)
Run(seed=3, stress=0, threshold=300).run(150)
# What is dropped is used again: memory does not grow with the number of allocations.
run = Run(seed=4, stress=0, threshold=20000)
before = len(externals._allocations)
for step in range(8000):
    run.allocate(step)
assert len(externals._allocations) < before + 100, len(externals._allocations) - before
