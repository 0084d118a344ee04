import sys

from agreeing import Agreeing


class TestUnions(Agreeing):

    def test_an_int_or_a_text(self):
        def told(n):
            value = n if n > 0 else 'nothing'
            return value, isinstance(value, str)
        self.agree(told, 3)
        self.agree(told, 0)

    def test_mixed_items(self):
        def listed(n):
            items = [n, 'a', 2.5, None, (n, 'b'), [n]]
            return items, [type(item).__name__ for item in items], items[1] == 'a'
        self.agree(listed, 4)

    def test_a_table_of_anything(self):
        def described(name):
            person = {'name': name, 'age': 30, 'tags': ['x']}
            return person, ', '.join(f'{key}={value}' for key, value in person.items())
        self.agree(described, 'Ann')

    def test_what_not_all_can_do(self):
        def added(n):
            items = [n, 'a']
            return items[n] + 1
        self.agree(added, 0)
        self.interpret_raises(TypeError, added, [1])


class TestUnboundedIntegers(Agreeing):

    def test_constants(self):
        def computed(n):
            return 2 ** 100 + n, (2 ** 100 + n) // 7, (2 ** 100 + n) % 1000007, -(2 ** 100) >> 3
        self.agree(computed, 5)

    def test_by_an_option(self):
        def product(n):
            result = 1
            for i in range(2, n + 1):
                result *= i
            return result
        self.agree(product, 30, int='unbounded')
        self.interpret_raises(OverflowError, product, [30], int='64')

    def test_of_the_largest(self):
        def computed(n):
            return n + 1, n * n, n << 5, -n - 2
        self.agree(computed, sys.maxsize, int='unbounded')
