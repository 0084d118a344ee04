import pytest

from agreeing import Agreeing


class TestLists(Agreeing):

    @pytest.mark.parametrize('index', [0, 2, -1, -3, 3, -4])
    def test_items(self, index):
        def item(items, i):
            return items[i]
        self.agree(item, [10, 20, 30], index)

    def test_growing_and_shrinking(self):
        def worked(n):
            items = []
            for i in range(n):
                items.append(i)
                if i % 3 == 2:
                    items.pop(0)
                if i % 5 == 4:
                    items.insert(1, -i)
            del items[1:3]
            items.extend([7, 8])
            items.remove(7)
            items.reverse()
            return items, items.index(8), items.count(8)
        self.agree(worked, 20)

    def test_pop_of_nothing(self):
        def popped(n):
            items = [1] * n
            return items.pop()
        self.agree(popped, 0)

    def test_slices(self):
        def changed(n):
            items = list(range(n))
            items[2:4] = [20, 30, 40]
            items[::3] = [0] * len(items[::3])
            return items, items[::-1], items[-3:]
        self.agree(changed, 9)

    def test_a_slice_of_another_size(self):
        def changed(items):
            items[::2] = [1]
            return items
        self.interpret_raises(ValueError, changed, [[1, 2, 3, 4]])

    def test_sorting(self):
        def ordered(items):
            items.sort()
            return items, sorted(items, key=lambda x: -x % 7), sorted(items, reverse=True)
        self.agree(ordered, [5, -3, 12, 0, 7, 7, 1])

    def test_other_names(self):
        def shared(n):
            items = [[0]] * n
            items[0].append(1)
            return items, items[0] is items[1]
        self.agree(shared, 2)

    def test_comprehensions(self):
        def made(n):
            return [x * y for x in range(n) for y in range(x) if (x + y) % 2], [[i] * i for i in range(n)]
        self.agree(made, 5)

    def test_unpacking(self):
        def unpacked(items):
            first, *middle, last = items
            return first, middle, last
        self.agree(unpacked, [1, 2, 3, 4])

    def test_too_few_to_unpack(self):
        def unpacked(items):
            a, b = items
            return a + b
        self.agree(unpacked, [1])

    def test_comparing(self):
        def compared(a, b):
            return a == b, a < b, a + b, a * 2, 2 in a
        self.agree(compared, [1, 2], [1, 3])


class TestTuples(Agreeing):

    def test_items(self):
        def items(pair):
            a, b = pair
            return pair[0], b, pair + (a,), len(pair), pair == (a, b)
        self.agree(items, (1, 'x'))

    def test_as_keys(self):
        def counted(n):
            counts = {}
            for i in range(n):
                key = i % 2, str(i % 3)
                counts[key] = counts.get(key, 0) + 1
            return counts
        self.agree(counted, 10)

    def test_ordering(self):
        def ordered(n):
            return sorted([(i % 3, -i) for i in range(n)]), max((i % 4, i) for i in range(n))
        self.agree(ordered, 9)


class TestDicts(Agreeing):

    def test_what_is_there(self):
        def looked(table, key):
            return table.get(key), table.get(key, -1), key in table, len(table), list(table.items())
        self.agree(looked, {'a': 1, 'b': 2}, 'b')

    def test_what_is_not_there(self):
        def looked(table, key):
            return table[key]
        self.agree(looked, {'a': 1}, 'c')

    def test_order(self):
        def changed(n):
            table = {i: i * i for i in range(n)}
            del table[2]
            table[2] = 0
            table.update({0: 5, 99: 1})
            table.pop(1, None)
            return table, list(reversed(table)), table.popitem()
        self.agree(changed, 6)

    def test_many(self):
        def counted(n):
            table = {}
            for i in range(n):
                table[i * 7919 % 1009] = i
            return len(table), sum(table), sum(table.values())
        self.agree(counted, 3000)

    def test_growing_while_iterating(self):
        def grown(n):
            table = {0: 0}
            for key in table:
                table[key + n] = 1
            return len(table)
        self.agree(grown, 1)

    def test_defaults(self):
        def grouped(words):
            groups = {}
            for word in words:
                groups.setdefault(len(word), []).append(word)
            return groups
        self.agree(grouped, ['a', 'bb', 'c', 'dd'])

    def test_equality(self):
        def compared(a, b):
            return a == b, a | b, {**a, 'z': 0}
        self.agree(compared, {'a': 1, 'b': 2}, {'b': 2, 'a': 1})


class TestSets(Agreeing):

    def test_operations(self):
        def combined(a, b):
            return a | b, a & b, a - b, a ^ b, a <= b, a.isdisjoint(b), 2 in a
        self.agree(combined, {1, 2, 3}, {3, 4})

    def test_order(self):
        def made(n):
            return {i * 37 % 101 for i in range(n)}, set(range(n)) - {3}
        self.agree(made, 30)

    def test_changing(self):
        def changed(n):
            items = set()
            for i in range(n):
                items.add(i % 5)
                items.discard(i % 3)
            items |= {10}
            return items, frozenset(items) == items
        self.agree(changed, 11)

    def test_removing_what_is_not_there(self):
        def removed(items, item):
            items.remove(item)
            return items
        self.agree(removed, {1}, 2)
