"""Special methods that return what Python refuses: a TypeError of the operation, in its words."""
import operator


class Numbers:
    def __init__(self, value):
        self.value = value

    def __str__(self):
        return self.value

    def __repr__(self):
        return 3

    def __len__(self):
        return self.value

    def __bool__(self):
        return self.value

    def __hash__(self):
        return 'hash'

    def __index__(self):
        return 1.5

    def __int__(self):
        return None

    def __float__(self):
        return 7

    def __format__(self, spec):
        return [spec]

    def __bytes__(self):
        return 'bytes'

    def __iter__(self):
        return [1, 2]

    def __contains__(self, item):
        return self.value

    def __eq__(self, other):
        return self.value


class Sized:
    """As truth, too."""

    def __init__(self, size):
        self.size = size

    def __len__(self):
        return self.size

    def __iter__(self):
        return self


class Named:
    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return self.name

    def __bool__(self):
        return bool(self.name)

    def __format__(self, spec):
        return f'<{self.name}|{spec}>'

    def __bytes__(self):
        return b'named'

    def __hash__(self):
        return True


class Quiet:
    def __str__(self):
        print('str')


class Pairs:
    def __init__(self, pairs):
        self.pairs = pairs

    def __iter__(self):
        if not self.pairs:
            return None
        return iter(self.pairs)


def attempt(what, action):
    try:
        print(what, action())
    except (TypeError, ValueError) as e:
        print(what, type(e).__name__, e)


def of_numbers(n):
    attempt('str', lambda: str(n))
    attempt('repr', lambda: repr(n))
    attempt('f', lambda: f'{n}')
    attempt('f!r', lambda: f'{n!r}')
    attempt('%', lambda: '%s' % n)
    attempt('list', lambda: str([n]))
    attempt('len', lambda: len(n))
    attempt('bool', lambda: bool(n))
    attempt('if', lambda: 1 if n else 2)
    attempt('not', lambda: not n)
    attempt('hash', lambda: hash(n))
    attempt('key', lambda: {n: 1})
    attempt('index', lambda: [1, 2, 3][n])
    attempt('operator', lambda: operator.index(n))
    attempt('range', lambda: range(n))
    attempt('int', lambda: int(n))
    attempt('float', lambda: float(n))
    attempt('format', lambda: format(n))
    attempt('format x', lambda: format(n, 'x'))
    attempt('bytes', lambda: bytes(n))
    attempt('iter', lambda: iter(n))
    attempt('for', lambda: [x for x in n])
    attempt('in', lambda: 1 in n)
    attempt('==', lambda: n == 1)


def main():
    of_numbers(Numbers(None))
    of_numbers(Numbers('text'))
    for size in (3, 0, -1):
        sized = Sized(size)
        attempt('size', lambda: len(sized))
        attempt('truth', lambda: bool(sized))
        attempt('for', lambda: [x for x in sized])
    for name in ('x', None, ''):
        named = Named(name)
        attempt('str', lambda: str(named))
        attempt('repr', lambda: [named])
        attempt('truth', lambda: not named)
        attempt('format', lambda: format(named) + f'{named:>3}' + format(named, '5'))
        attempt('bytes', lambda: bytes(named) + bytes([1, 2]))
        attempt('hash', lambda: hash(named))
    attempt('quiet', lambda: str(Quiet()))
    attempt('print', lambda: print(Quiet()))
    for pairs in ([(1, 2)], []):
        attempt('pairs', lambda: list(Pairs(pairs)))


main()
