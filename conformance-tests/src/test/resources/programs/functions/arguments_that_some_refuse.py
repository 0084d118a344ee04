"""Functions and methods in one place, of which not all take the arguments of a call: TypeError when it is one that does not."""
from collections import defaultdict


class Bus:
    def __init__(self):
        self.handlers = defaultdict(list)

    def on(self, name):
        def register(handler):
            self.handlers[name].append(handler)
            return handler
        return register

    def emit(self, event, **data):
        return [handler(**data) for handler in self.handlers[event]]


bus = Bus()


@bus.on('made')
def made(shape, **_):
    return f'made {shape}'


@bus.on('made')
@bus.on('grown')
def noted(**everything):
    return sorted(everything)


@bus.on('grown')
def grown(shape, by):
    return f'{shape} by {by}'


class Shape:
    def draw(self):
        return 'shape'


class Circle(Shape):
    def draw(self, colour):
        return f'circle in {colour}'


class Square(Shape):
    def __init__(self, side):
        self.side = side

    def draw(self, colour='none', *, width=1):
        return f'square {self.side} in {colour}, {width}'


def one(a):
    return a + 1


def two(a, b):
    return a * b


def attempt(action):
    try:
        print(action())
    except TypeError as e:
        print('TypeError:', e)


def main():
    attempt(lambda: bus.emit('made', shape='circle'))
    attempt(lambda: bus.emit('grown', shape='circle', by=2))
    attempt(lambda: bus.emit('grown', shape='circle'))
    attempt(lambda: bus.emit('made'))
    attempt(lambda: bus.emit('nothing'))
    for shape in (Shape(), Circle(), Square(2)):
        attempt(lambda: shape.draw())
        attempt(lambda: shape.draw('red'))
        attempt(lambda: shape.draw('red', width=3))
    for function in (one, two):
        attempt(lambda: function(1))
        attempt(lambda: function(2, 3))
        attempt(lambda: function(2, b=4))
        attempt(lambda: function())
    for kind in (Shape, Square):
        attempt(lambda: kind().draw())
        attempt(lambda: kind(3).draw())
    table = {'one': one, 'two': two, 'three': lambda: 3}
    for name, given in [('one', [1]), ('two', [1, 2]), ('three', []), ('two', [1])]:
        attempt(lambda: table[name](*given))


main()
