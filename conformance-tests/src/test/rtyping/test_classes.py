import pytest

from agreeing import Agreeing


class Animal:
    kind = 'animal'
    made = 0

    def __init__(self, name):
        self.name = name

    def sound(self):
        return '...'

    def speak(self, times):
        return ' '.join([self.sound()] * times) + ' says ' + self.name


class Dog(Animal):
    kind = 'dog'

    def sound(self):
        return 'woof'


class Puppy(Dog):
    def __init__(self, name, age):
        super().__init__(name + ' jr.')
        self.age = age

    def sound(self):
        return super().sound() + '!'

    def __eq__(self, other):
        return isinstance(other, Puppy) and self.age == other.age

    def __hash__(self):
        return self.age

    def __repr__(self):
        return f'Puppy({self.name!r})'


class Vector:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __add__(self, other):
        return Vector(self.x + other.x, self.y + other.y)

    def __mul__(self, factor):
        return Vector(self.x * factor, self.y * factor)

    __rmul__ = __mul__

    def __getitem__(self, index):
        return (self.x, self.y)[index]

    def __bool__(self):
        return self.x != 0 or self.y != 0

    def __lt__(self, other):
        return self.x < other.x

    def __str__(self):
        return f'<{self.x}, {self.y}>'

    @property
    def length(self):
        return (self.x ** 2 + self.y ** 2) ** 0.5

    @length.setter
    def length(self, value):
        factor = value / self.length
        self.x *= factor
        self.y *= factor

    @classmethod
    def unit(cls):
        return cls(1.0, 0.0)

    @staticmethod
    def dimensions():
        return 2


class TestClasses(Agreeing):

    @pytest.mark.parametrize('which', [0, 1, 2])
    def test_virtual_methods(self, which):
        def spoken(n):
            animals = [Animal('a'), Dog('b'), Puppy('c', 1)]
            return animals[n].speak(n), animals[n].kind, isinstance(animals[n], Dog)
        self.agree(spoken, which)

    def test_equality_and_hashes(self):
        def compared(n):
            a, b = Puppy('a', n), Puppy('b', n)
            return a == b, a != b, len({a, b}), a in [b], {a: 1}[b], a is b
        self.agree(compared, 3)

    def test_operators(self):
        def computed(n):
            v = Vector(n, 1) + 2 * Vector(1, 1) * 3
            return str(v), v[0], v[1], bool(v), bool(Vector(0, 0)), str(min(v, Vector(1, 1)))
        self.agree(computed, 4)

    def test_properties(self):
        def changed(x):
            v = Vector(x, 4.0)
            before = v.length
            v.length = 10.0
            return before, v.x, v.y, Vector.unit().length, Vector.dimensions()
        self.agree(changed, 3.0)

    def test_attributes_of_classes(self):
        def counted(n):
            for _ in range(n):
                Animal.made += 1
            return Animal.made
        before = Animal.made
        assert self.interpret(counted, [3]) == before + 3
        assert Animal.made == before

    def test_none_or_an_instance(self):
        def found(n):
            dog = Dog('d') if n > 0 else None
            return 'none' if dog is None else dog.name
        self.agree(found, 1)
        self.agree(found, 0)

    def test_an_attribute_of_none(self):
        def found(n):
            dog = Dog('d') if n > 0 else None
            return dog.name
        self.agree(found, 0)

    def test_linked_instances(self):
        class Node:
            def __init__(self, value, rest):
                self.value = value
                self.rest = rest

        def summed(n):
            chain = None
            for i in range(n):
                chain = Node(i, chain)
            total = 0
            while chain is not None:
                total = total * 3 + chain.value
                chain = chain.rest
            return total
        self.agree(summed, 8)

    def test_bound_methods(self):
        def called(n):
            methods = [Animal('a').speak, Dog('b').speak]
            return [method(n) for method in methods]
        self.agree(called, 2)

    def test_context_managers(self):
        class Logged:
            def __init__(self, log):
                self.log = log

            def __enter__(self):
                self.log.append('in')
                return self

            def __exit__(self, its_class, value, trace):
                self.log.append('out' if its_class is None else its_class.__name__)
                return its_class is not None and its_class is KeyError

        def logged(n):
            log = []
            try:
                with Logged(log):
                    if n == 1:
                        raise KeyError('k')
                    if n == 2:
                        raise ValueError('v')
            except ValueError as e:
                log.append(str(e))
            return log
        for n in range(3):
            self.agree(logged, n)

    def test_iterators(self):
        class Countdown:
            def __init__(self, n):
                self.n = n

            def __iter__(self):
                return self

            def __next__(self):
                if self.n == 0:
                    raise StopIteration
                self.n -= 1
                return self.n

        def listed(n):
            return list(Countdown(n)), sum(Countdown(n)), 2 in Countdown(n), [*Countdown(n), -1]
        self.agree(listed, 4)

    def test_attributes_by_name(self):
        def read(n):
            dog = Puppy('p', n)
            return getattr(dog, 'age'), hasattr(dog, 'nothing'), getattr(dog, 'nothing', 5)
        self.agree(read, 7)
