class Validated:
    def __set_name__(self, owner, name):
        self.public = name
        self.private = '_' + name

    def __get__(self, inst, owner):
        if inst is None:
            return self
        try:
            return getattr(inst, self.private)
        except AttributeError:
            raise AttributeError(f'{owner.__name__}.{self.public} not set yet') from None

    def __set__(self, inst, value):
        setattr(inst, self.private, value)


class Product:
    sku = Validated()
    name = Validated()

    def __init__(self, sku):
        self.sku = sku


class Named:
    def __set_name__(self, owner, name):
        self.name = name

    def __get__(self, inst, owner=None):
        if inst is None:
            return self
        return f'{owner.__name__}.{self.name} of {type(inst).__name__}'


class Counted:
    counts = {}

    def __get__(self, inst, kind):
        self.counts[kind] = self.counts.get(kind, 0) + 1
        return kind.weight * 2


class A:
    title = Named()
    double = Counted()
    weight = 1


class B(A):
    weight = 5


class C(B):
    pass


class Point(tuple):
    __slots__ = ()

    def __new__(cls, x, y):
        return super().__new__(cls, (x, y))


class Word(str):
    __slots__ = ('note',)


class Free(str):
    pass


def attempt(f):
    try:
        return f()
    except AttributeError as error:
        return str(error)


def assign_point(p):
    p.z = 3


def assign_word(w):
    w.other = 3


def main(argv):
    for each in [A(), B(), C()]:
        print(each.title, each.double)
    print(sorted((k.__name__, v) for k, v in Counted.counts.items()))
    b = B()
    print(b.title)
    print(attempt(lambda: assign_point(Point(1, 2))))
    w = Word('w')
    w.note = 'n'
    print(w.note, attempt(lambda: assign_word(w)))
    print(attempt(lambda: setattr(w, 'more', 3)))
    f = Free('x')
    f.any = 1
    print(f.any)
    p = Product('A1')
    print(p.sku)
    print(attempt(lambda: p.name))
    p.name = 'n'
    print(p.name)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(main(sys.argv))
