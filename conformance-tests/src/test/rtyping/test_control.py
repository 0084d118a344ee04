import pytest

from agreeing import Agreeing


class Own(Exception):
    pass


class Special(Own):
    def __init__(self, code):
        super().__init__(f'code {code}')
        self.code = code


class TestExceptions(Agreeing):

    @pytest.mark.parametrize('n', [0, 1, 2, 3, 4])
    def test_clauses(self, n):
        def caught(n):
            log = []
            try:
                try:
                    if n == 1:
                        raise Special(5)
                    if n == 2:
                        raise Own('own')
                    if n == 3:
                        log.append([1][n])
                    log.append(10 // n)
                except Special as e:
                    log.append(e.code)
                    raise ValueError(str(e)) from e
                except (Own, IndexError) as e:
                    log.append(len(str(e)))
                else:
                    log.append(-1)
                finally:
                    log.append(-2)
            except ArithmeticError:
                log.append(-3)
            except ValueError as e:
                log.append(-4 if e.__cause__ is not None else -5)
            return log
        self.agree(caught, n)

    def test_what_nobody_catches(self):
        def raised(n):
            raise Special(n)
        exception = self.interpret_raises(Special, raised, [3])
        assert str(exception) == 'code 3'

    def test_finally_returns(self):
        def left(n):
            for i in range(n):
                try:
                    if i == 2:
                        return 'returned'
                    continue
                finally:
                    if i == 3:
                        break
            return 'done'
        self.agree(left, 2)
        self.agree(left, 5)

    def test_raising_again(self):
        def again(n):
            try:
                try:
                    return 1 // n
                except ZeroDivisionError:
                    raise
            except ArithmeticError as e:
                return str(e)
        self.agree(again, 0)

    def test_assertions(self):
        def asserted(n):
            assert n > 0, f'{n} is too small'
            return n
        self.agree(asserted, 0)

    def test_recursion_without_end(self):
        def deeper(n):
            return deeper(n + 1) + 1
        self.interpret_raises(RecursionError, deeper, [0])


class TestLoops(Agreeing):

    def test_ranges(self):
        def listed(a, b, c):
            return list(range(a, b, c)), len(range(a, b, c)), a in range(a, b, c)
        for step in (1, 3, -2):
            self.agree(listed, 1, 10, step)

    def test_a_step_of_nothing(self):
        def listed(a):
            return list(range(0, 10, a))
        self.agree(listed, 0)

    def test_else(self):
        def found(n):
            for i in range(2, n):
                if n % i == 0:
                    break
            else:
                return 'prime'
            return i
        self.agree(found, 35)
        self.agree(found, 37)

    def test_pairs(self):
        def paired(a, b):
            return list(zip(a, b)), list(enumerate(a, 1)), list(reversed(b)), list(map(lambda x: x + 1, b)), list(filter(None, b))
        self.agree(paired, ['x', 'y', 'z'], [3, 0])

    def test_while(self):
        def collatz(n):
            steps = 0
            while n != 1:
                n = n // 2 if n % 2 == 0 else 3 * n + 1
                steps += 1
            return steps
        self.agree(collatz, 27)

    def test_matching(self):
        def told(n, text):
            match n, text:
                case 0, _:
                    return 'nothing'
                case (1 | 2), 'a':
                    return 'few'
                case x, str() if x > 100:
                    return f'many {x}'
            return 'other'
        for n in (0, 1, 5, 101):
            self.agree(told, n, 'a')


class TestGenerators(Agreeing):

    def test_values(self):
        def generated(n):
            def squares(m):
                for i in range(m):
                    yield i * i
            return list(squares(n)), sum(squares(n)), next(squares(n)), max(squares(n), default=-1)
        self.agree(generated, 5)

    def test_no_more(self):
        def generated(n):
            def few(m):
                for i in range(m):
                    yield i
            numbers = few(n)
            total = 0
            for _ in range(n + 1):
                total += next(numbers)
            return total
        self.interpret_raises(StopIteration, generated, [2])

    def test_delegation(self):
        def generated(n):
            def inner(m):
                yield m
                yield m + 1

            def outer(m):
                for i in range(m):
                    yield from inner(i)
            return list(outer(n))
        self.agree(generated, 3)

    def test_closing(self):
        def closed(n):
            log = []

            def numbers():
                try:
                    i = 0
                    while True:
                        yield i
                        i += 1
                finally:
                    log.append('closed')
            generator = numbers()
            for value in generator:
                log.append(str(value))
                if value == n:
                    break
            generator.close()
            return log
        self.agree(closed, 2)


class TestFunctions(Agreeing):

    def test_defaults_and_keywords(self):
        def called(n):
            def function(a, b=2, *rest, c=3, **others):
                return a, b, len(rest), c, sorted(others)
            return [function(n), function(n, 5, 6, 7), function(n, c=9), function(b=n, a=1)]
        self.agree(called, 1)

    def test_closures(self):
        def counted(n):
            count = 0

            def more(by):
                nonlocal count
                count += by
                return count
            adders = [lambda x, k=k: x + k for k in range(3)]
            return [more(i) for i in range(n)], count, [adder(10) for adder in adders]
        self.agree(counted, 4)

    def test_functions_as_values(self):
        def chosen(n):
            def double(x):
                return x * 2

            def negative(x):
                return -x
            table = {'double': double, 'negative': negative}
            return [table[name](n) for name in sorted(table)], (double if n > 0 else negative)(n)
        self.agree(chosen, -3)

    def test_recursion(self):
        def ackermann(m, n):
            if m == 0:
                return n + 1
            if n == 0:
                return ackermann(m - 1, 1)
            return ackermann(m - 1, ackermann(m, n - 1))
        self.agree(ackermann, 2, 3)

    def test_builtins(self):
        def computed(items):
            return sum(items), min(items), max(items), any(items), all(items), abs(min(items)), sorted(set(items)), len(items)
        self.agree(computed, [3, 0, -7, 3])
