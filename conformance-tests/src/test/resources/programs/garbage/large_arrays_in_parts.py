"""New objects in arrays that are old and large: a collection need not look at all of such an array, but at what was changed."""
import gc
import heapq


class Item:
    def __init__(self, number):
        self.number = number


class Slot:
    def __init__(self):
        self.items = []


TABLE = [None] * 6000


def settle():
    """What is still needed leaves the nursery."""
    gc.collect()


def fill_nursery():
    """The same without a look at what is old, where a collector has generations."""
    total = 0
    for i in range(20):
        total += len("." * (500000 + i))
    return total


def numbers(items):
    total = 0
    for item in items:
        total = (total * 31 + item.number) & 0xFFFFFFFF
    return total


def new_items(count):
    """Few objects, each in many places."""
    return [Item(i) for i in range(100)] * (count // 100)


def replaced_here_and_there():
    items = new_items(6000)
    fill_nursery()
    for turn in range(6):
        for at in (0, 1, 7, 8, 9, 511, 512, 513, 2047, 5999 - turn, turn * 640 + 63):
            items[at] = Item(10000 * turn + at)
        fill_nursery()
    print(numbers(items), items[9].number, items[5999].number, items[5994].number)


def replaced_everywhere():
    items = new_items(5000)
    settle()
    seed = 5
    for i in range(900):
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        items[(seed >> 4) % 5000] = Item(i)
        if i % 300 == 299:
            settle()
    print(numbers(items))


def appended():
    items = []
    for i in range(6000):
        items.append(Item(i * 3) if i % 8 == 0 or i > 5900 else items[i // 2])
        if i % 1500 == 1499:
            settle()
    print(numbers(items), len(items))


def moved_within():
    items = new_items(5200)
    settle()
    for turn in range(5):
        items[turn * 900 + 17] = Item(70000 + turn)
        items.insert(0, Item(80000 + turn))
        items.insert(2600, Item(90000 + turn))
        items.pop(1 + turn)
        settle()
        del items[3000 + turn]
        items[100:103] = [Item(1), Item(2), Item(3), Item(turn)]
        items[4000:4010] = items[20:30]
        settle()
    items.reverse()
    settle()
    print(numbers(items), len(items), items[len(items) - 1].number)
    some = items[300:4900]
    some[0] = items[0] = Item(4)
    settle()
    some.extend(items[:600])
    some[4999] = Item(5)
    settle()
    print(numbers(some), some[0] is items[0], len(some))


def moved_between():
    old = new_items(5000)
    other = new_items(5000)
    settle()
    for i in range(0, 5000, 250):
        old[i] = Item(-i)
    other[1000:1500] = old[500:1000]
    for i in range(4000, 4700):
        other[i], old[i - 1] = old[i], other[i]
    settle()
    print(numbers(old), numbers(other))


def in_dict():
    found = {}
    for i in range(4200):
        found["k" + str(i)] = Item(i)
    settle()
    for i in range(0, 4200, 461):
        found["k" + str(i)] = Item(i + 1)
        found["new" + str(i)] = Item(i + 2)
    settle()
    print(numbers(found.values()), len(found), found["k461"].number, found["new922"].number, sum(len(key) for key in found))


def in_heap():
    heap = [(i * 37 % 101, i) for i in range(100)] * 44
    heapq.heapify(heap)
    settle()
    total = 0
    for i in range(150):
        first, second = heapq.heappop(heap)
        total = (total * 31 + first + second) & 0xFFFFFFFF
        heapq.heappush(heap, (first + i * 37 % 1000, i))
        if i % 50 == 25:
            settle()
    print(total, heap[0], len(heap))


def sorted_in_place():
    items = new_items(4500)
    settle()
    for i in range(0, 4500, 90):
        items[i] = Item(i * 7 % 4500)
    items.sort(key=lambda item: (item.number * 7919) % 4513)
    settle()
    print(numbers(items))


def of_integers():
    powers = [i for i in range(5000)]
    settle()
    for i in range(0, 5000, 97):
        powers[i] = 1 << i % 100
    powers[4999] = 3 ** 50
    settle()
    print(sum(powers) % 1000000007, powers[97], powers[4999])


def prebuilt():
    for i in range(0, 6000, 400):
        TABLE[i] = Item(i)
    settle()
    TABLE[401] = Item(5)
    settle()
    print(sum(item.number for item in TABLE if item is not None))


def never_young():
    items = [None] * 70000
    for at in (0, 5, 30000, 69999):
        items[at] = Item(at)
    settle()
    items[69998] = Item(17)
    items[1] = Item(18)
    settle()
    print(sum(item.number for item in items if item is not None), id(items[1]) == id(items[1]))


def known_by_identity():
    """Each list says where it will be before it is there."""
    slots = [Slot() for i in range(3)]
    identities = []
    for slot in slots:
        slot.items = [None] * 5000
        identities.append(id(slot.items))
    slots[1].items = []
    settle()
    slots[0].items[4321] = Item(6)
    slots[2].items[1234] = Item(7)
    settle()
    print(slots[0].items[4321].number, slots[2].items[1234].number, id(slots[0].items) == identities[0], id(slots[2].items) == identities[2])


def main():
    replaced_here_and_there()
    replaced_everywhere()
    appended()
    moved_within()
    moved_between()
    in_dict()
    in_heap()
    sorted_in_place()
    of_integers()
    prebuilt()
    never_young()
    known_by_identity()


if __name__ == "__main__":
    main()
