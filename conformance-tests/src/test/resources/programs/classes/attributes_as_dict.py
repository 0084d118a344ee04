"""vars(x) and x.__dict__: what instances hold, in the order in which they got it."""
import copy
from collections import deque
from dataclasses import dataclass, field
from functools import cached_property


class Shown:
    """Shows what instances hold."""
    kind = 'shown'

    def __repr__(self):
        return type(self).__name__ + '(' + ', '.join(f'{k}={v!r}' for k, v in vars(self).items() if not k.startswith('_')) + ')'

    def __eq__(self, other):
        return type(self) is type(other) and vars(self) == vars(other)


class Point(Shown):
    def __init__(self, x, y):
        self.x, self.y = x, y


class Named(Point):
    def __init__(self, name, x=0, y=0):
        self.name = name
        super().__init__(x, y)
        self._hidden = [name]


class Late(Named):
    color = 'red'
    size = 3

    def __init__(self, name, color=None, tags=()):
        if color is not None:
            self.color = color
        super().__init__(name)
        if tags:
            self.tags = list(tags)
        else:
            self.tags = []
        self.end = None

    def grow(self):
        self.size += 1
        return self

    def mark(self, mark):
        self.mark_of = mark
        return self


class Branches(Shown):
    """The same attributes in different orders."""

    def __init__(self, up):
        if up:
            self.a = 1
            self.b = 'two'
        else:
            self.b = 'deux'
            self.a = 10
        self.c = 3.5


class Same(Shown):
    def __init__(self, up):
        if up:
            self.a = 1
            self.b = [1]
        else:
            self.a = -1
            self.b = []
        for i in range(2):
            self.a += i
        self.c = self.a


class Empty:
    pass


class Bag:
    pass


class Slotted:
    __slots__ = ('a', 'b', '__dict__')

    def __init__(self):
        self.a = 1
        self.c = 'c'


class Circle(Shown):
    def __init__(self, radius):
        self.radius = radius

    @property
    def diameter(self):
        return 2 * self.radius

    @diameter.setter
    def diameter(self, value):
        self.radius = value / 2

    @cached_property
    def area(self):
        return round(3.14159 * self.radius ** 2, 2)

    @cached_property
    def label(self):
        return f'circle of {self.radius}'


@dataclass
class Item:
    name: str
    price: float = 1.5
    tags: list = field(default_factory=list)
    count: int = field(default=0, init=False)

    def __post_init__(self):
        self.total = self.price * 2


@dataclass(frozen=True)
class Frozen:
    a: int
    b: str = 'b'


class Failure(Exception):
    def __init__(self, message, code):
        super().__init__(message)
        self.code_of = code
        self.where = None


class Stack(list):
    def __init__(self, items, name):
        super().__init__(items)
        self.name = name


class Queue(deque):
    def __init__(self, limit):
        super().__init__()
        self.limit = limit


class Made:
    def __new__(cls, *args):
        made = object.__new__(cls)
        made.first = 'new'
        return made

    def __init__(self, value):
        self.value = value
        self.first = 'init'

    @classmethod
    def bare(cls):
        made = cls.__new__(cls)
        made.only = True
        return made


class Node:
    def __init__(self, value, parent=None):
        self.value = value
        if parent is not None:
            parent.adopt(self)
        self.children = []

    def adopt(self, child):
        child.parent = self
        self.children.append(child)
        self.last = child.value



def of_shown():
    things = [Point(1, 2), Named('n', 3), Late('l'), Late('m', 'blue'), Late('o', None, 'ab').grow(), Late('p').mark(7).grow(), Late('q').grow().mark(8)]
    for thing in things:
        print(thing, sorted(vars(thing)), len(vars(thing)), 'color' in vars(thing), 'size' in thing.__dict__)
    for thing in things:
        print(list(vars(thing)), list(thing.__dict__.keys()), [str(v) for v in vars(thing).values()])
    print(things[0] == Point(1, 2), things[0] == Point(2, 1), things[0] == Named('x'), vars(things[0]) != {'x': 1, 'y': 2})
    for up in (True, False):
        print(vars(Branches(up)), vars(Same(up)))
        b = Branches(up)
        b.a = 5
        print(b, b.__dict__)


def of_others():
    print(vars(Empty()), Empty().__dict__, len(vars(Empty())), not vars(Empty()), bool(Empty().__dict__))
    for name in vars(Empty()):
        print(name)
    bag = Bag()
    for i in range(2):
        print(vars(bag))
        bag.second = i
        bag.first = str(i)
    print(vars(bag), bag.__dict__['first'], bag.__dict__.get('third', 'none'), bag.__dict__.get('second'))
    slotted = Slotted()
    print(vars(slotted))
    slotted.b = 2
    slotted.d = 3.5
    print(vars(slotted), slotted.b)
    circle = Circle(2)
    print(vars(circle), circle.area, vars(circle), circle.label)
    print(circle, vars(circle), 'area' in vars(circle), 'diameter' in vars(circle))
    circle.diameter = 5
    print(vars(circle), circle.area)
    print(vars(Circle(1)), Circle(1).label)


def of_made():
    item = Item('pen')
    print(vars(item), item)
    item.count += 1
    print(vars(item), Item(**{'name': 'x'}) == Item('x'))
    print(vars(Frozen(1)), {**vars(Frozen(2, 'c')), 'b': 0}, dict(vars(Frozen(3)), c=4))
    try:
        raise Failure('broken', 7)
    except Failure as failure:
        failure.where = 'here'
        print(vars(failure), failure)
    stack = Stack([1, 2], 'st')
    print(vars(stack), stack)
    queue = Queue(3)
    queue.append(1)
    print(vars(queue), len(queue))
    print(vars(Made(1)), vars(Made.bare()))
    root = Node(1)
    child = Node(2, root)
    print(list(vars(root)), list(vars(child)), vars(child)['value'])


def of_copies():
    late = Late('z').mark(1).grow()
    other = copy.copy(late)
    deep = copy.deepcopy(late)
    other.extra = 1
    deep.tags.append('t')
    print(list(vars(late)), list(vars(other)), list(vars(deep)), vars(deep)['tags'], late == deep, late == copy.copy(late))


def main():
    of_shown()
    of_others()
    of_made()
    of_copies()


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
