import copy


class Stack(list):
    limit = 3

    def push(self, x):
        self.append(x)


class SortedList(list):
    def append(self, x):
        super().append(x)
        self.sort()

    def __contains__(self, x):
        return False


class Named(dict):
    def __init__(self, name, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.name = name

    def __setitem__(self, key, value):
        dict.__setitem__(self, key, value * 2)


class Section(dict):
    def __init__(self, name, parent=None):
        dict.__init__(self)
        self.name = name
        self.parent = parent

    def __missing__(self, key):
        if self.parent is not None:
            return self.parent[key]
        raise KeyError(key)


class Names(set):
    pass


STACK = Stack([1, 2])
STACK.tag = 'tagged'
TABLE = Named('t', a=1)
TABLE['b'] = 5
TAGS = Names(['x'])


def total(items):
    result = 0
    for item in items:
        result += item
    return result


def main(argv):
    STACK.push(3)
    print(STACK, STACK.tag, STACK.limit, TABLE, TABLE.name, sorted(TAGS), total(STACK), total([4, 5]))
    TABLE['c'] = 3
    TABLE.update({'d': 1})
    TABLE.__ior__({'e': 1})
    TABLE.setdefault('f', 1)
    print(TABLE)
    s = SortedList()
    for x in [3, 1, 2]:
        s.append(x)
    s.extend([0])
    list.append(s, -1)
    print(s, 3 in s, s.index(3), s == [1, 2, 3, 0, -1])
    n = Named('q', {'a': 1}, b=2)
    m = Named('r', [('k', 4)])
    print(n, n.name, m, len(m))
    root = Section('root')
    root['color'] = 'red'
    child = Section('child', root)
    print(child['color'], child.get('color'), 'color' in child, child, root)
    try:
        child['size']
    except KeyError as error:
        print('missing', error)
    try:
        Stack().pop()
    except IndexError as error:
        print(error)
    try:
        Stack([1])[4]
    except IndexError as error:
        print(error)
    try:
        s.remove(99)
    except ValueError as error:
        print(error)
    try:
        print(hash(STACK))
    except TypeError as error:
        print(error)
    c = copy.copy(STACK)
    c.append(9)
    print(c, STACK, type(c).__name__, c.tag)
    first, *rest = STACK
    print(first, rest, [*STACK, 0], (*STACK,), tuple(STACK), set(STACK) == {1, 2, 3})
    print(any(STACK), all(STACK), min(STACK), list(map(str, STACK)), STACK.copy(), type(STACK.copy()).__name__, type(STACK[:]).__name__)
    print(isinstance(TABLE, dict), isinstance(STACK, (list, tuple)), isinstance(TAGS, set), issubclass(Stack, list))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(main(sys.argv))
