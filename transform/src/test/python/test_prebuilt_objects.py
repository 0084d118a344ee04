"""Makes packed containers untranslated, on checked memory: structs, arrays, and arrays with fields in front of their items.

usage: test_prebuilt_objects.py RPYTHON MEMORY (the folders of rpython and of the collectors)
"""

import sys
import types

sys.path.insert(0, sys.argv[1])
package = types.ModuleType('serpentine_system')
package.__path__ = [sys.argv[2]]
sys.modules['serpentine_system'] = package

from rpython.rtyper.lltypesystem import externals
from serpentine_system import prebuilt_objects
from serpentine_system.prebuilt_objects import END, INTEGERS, POINTERS, SMALL, WORDS

load, store = externals.memory_load, externals.memory_store
NODE, PLAIN, TEXT = 100, 200, 300
NODE_SIZE, NEXT, ITEM = 24, 8, 16
PLAIN_ITEMS = 16
FLAG, TEXT_ITEMS = 20, 24


def table(words):
    address = externals.memory_allocate(8 * len(words))
    for index, word in enumerate(words):
        store(address + 8 * index, word)
    return address


def number(value):
    packed = []
    while value > 127:
        packed.append(value & 127 | 128)
        value >>= 7
    return bytes(packed + [value])


def integer(value):
    return number(2 * value if value >= 0 else -2 * value - 1)


def packed_table(data):
    data += bytes(-len(data) % 8 + 8)
    return table([int.from_bytes(data[i:i + 8], 'little', signed=True) for i in range(0, len(data), 8)])


def texts(contents):
    """Their items, of one byte each, a word at a time."""
    return b''.join(content + bytes(-len(content) % 8) for content in contents)


def main():
    static = table([0, 0])
    contents = [b'', b'a', b'eight888', b'more than one word']
    numbers = [-1, 300, 7]
    # The target is number 1, then come two nodes, an array, and four texts.
    data = number(len(numbers)) + b''.join(number(len(content)) for content in contents)
    data += number(1) + number(3) + integer(-64) + integer(70000)
    data += b''.join(integer(each) for each in numbers)
    data += number(1) * len(contents) + texts(contents)
    data += number(2)
    groups = table([NODE, NODE_SIZE, 0, 2, 0, 1] + [PLAIN, PLAIN_ITEMS, 8, 1, 3, 0] + [TEXT, TEXT_ITEMS, 1, len(contents), 5, 0])
    columns = table([NEXT, POINTERS, ITEM, INTEGERS, END, 0] + [PLAIN_ITEMS, INTEGERS, END, 0] + [FLAG, SMALL, TEXT_ITEMS, WORDS, END, 0])
    patches = table([0, 8, 1])
    region = prebuilt_objects.make_objects(packed_table(data), table([static]), 1, 3 + len(contents), groups, 3, columns, patches, 1)
    first = region + 8
    second = first + NODE_SIZE
    assert [load(first + each) for each in (0, NEXT, ITEM)] == [NODE, static, -64]
    assert [load(second + each) for each in (0, NEXT, ITEM)] == [NODE, second, 70000]
    assert load(static) == 0 and load(static + 8) == first
    array = second + NODE_SIZE
    assert load(region) == array, 'the collector looks at what is before the first that it need not'
    assert [load(array + 8 * i) for i in range(5)] == [PLAIN, 3] + numbers
    text = array + PLAIN_ITEMS + 8 * len(numbers)
    for content in contents:
        assert load(text) == TEXT and load(text + 8) == len(content)
        assert load(text + 16) == 1 << 32, 'the flag, and nothing beside it'
        words = (len(content) + 7) // 8
        items = b''.join((load(text + TEXT_ITEMS + 8 * i) & (1 << 64) - 1).to_bytes(8, 'little') for i in range(words))
        assert items[:len(content)] == content and not any(items[len(content):])
        text += TEXT_ITEMS + 8 * words


main()
