import math
import operator

TABLE = {'trunc': math.trunc, 'abs': abs, 'len': len, 'upper': str.upper, 'max': max, 'map': map, 'neg': lambda x: -x,
         'add': operator.add, 'first': lambda xs: xs[0], 'sqrt': math.sqrt}


class Thing:
    def __init__(self, n):
        self.n = n

    def __abs__(self):
        return self.n


def apply(name, *args):
    try:
        print(name, TABLE[name](*args))
    except (TypeError, IndexError) as error:
        print(name, type(error).__name__, error)


def main():
    for name in TABLE:
        if name != 'map':
            apply(name, Thing(3))
    apply('trunc', 2.5)
    apply('abs', -3)
    apply('len', 'abc')
    apply('len', 5)
    apply('upper', 'abc')
    apply('max', [1, 2])
    apply('max', 1, 2)
    apply('add', 1, 2)
    apply('add', 'a', 'b')
    apply('add', 'a', 1)
    apply('first', 'xyz')
    apply('sqrt', 16)
    apply('map', str, 3)


if __name__ == '__main__':
    main()
