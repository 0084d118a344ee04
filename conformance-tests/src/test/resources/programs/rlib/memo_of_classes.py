"""specialize.memo() over classes: called at translation time, looked up at run time."""
from rpython.rlib.objectmodel import specialize


class Node:
    priority = 0


class Number(Node):
    priority = 3


class Text(Node):
    priority = 2


class Nothing(Node):
    pass


class Handler:
    def __init__(self, name, depth):
        self.name = name
        self.depth = depth


CALLS = []


def describe_mro(cls):
    return [each.__name__ for each in cls.__mro__ if each is not object]


@specialize.memo()
def name_of(cls):
    return '/'.join(sorted(describe_mro(cls)))


@specialize.memo()
def size_of(cls):
    return len(cls.__mro__) * 10 + cls.priority


@specialize.memo()
def base_of(cls):
    return cls.__bases__[0] if cls.__bases__[0] is not object else Nothing


_handlers = {}


@specialize.memo()
def handler_of(cls):
    if cls not in _handlers:
        _handlers[cls] = Handler('handler of ' + cls.__name__, len(cls.__mro__))
    return _handlers[cls]


@specialize.memo()
def shortcut(cls):
    if cls is Number:
        return None
    return handler_of(cls)


@specialize.memo()
def nothing(cls):
    setattr(cls, '_seen', True)


def of_instance(node):
    return size_of(type(node))


def show(node):
    cls = type(node)
    print(name_of(cls), size_of(cls), handler_of(cls).name, handler_of(cls).depth, of_instance(node))
    found = shortcut(cls)
    print('none' if found is None else found.name)
    print(nothing(cls))
    print(handler_of(cls) is handler_of(node.__class__))


def choose(index):
    if index == 0:
        return Number
    elif index == 1:
        return Text
    return Nothing


def main(argv):
    for node in [Number(), Text(), Nothing(), Node()]:
        show(node)
    for i in range(3):
        cls = choose(i)
        print(i, name_of(cls), size_of(cls), base_of(cls) is Nothing, base_of(cls) is Node)
        print(handler_of(cls).depth + len(argv) - len(argv))
    print(name_of(Text), size_of(Number), base_of(Node) is Nothing)
    maybe = choose(1) if len(argv) < 50 else None
    print(name_of(maybe) if maybe is not None else '-')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(main(sys.argv))
