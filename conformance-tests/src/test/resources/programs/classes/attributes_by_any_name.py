"""getattr, setattr and hasattr with names of which the program does not say what they are; vars(x) that is written to."""
import copy


class Options:
    depth = 3
    name = 'default'

    def __init__(self, **given):
        self.here = 'hall'
        for key in given:
            setattr(self, key, given[key])

    @property
    def room(self):
        return self.here.upper()

    @room.setter
    def room(self, value):
        self.here = value + '!'

    def hop(self):
        return 'hopped'

    def hip(self, far=2):
        return f'hipped {far}'

    def run(self, what):
        return getattr(self, what)()


class Narrow(Options):
    def __init__(self, width, **given):
        self.width = width
        super().__init__(**given)

    def hop(self):
        return 'narrow hop'


class Record:
    kind = 'record'

    def __init__(self, **fields):
        self.__dict__.update(fields)

    def __repr__(self):
        return 'Record(' + ', '.join(f'{k}={v!r}' for k, v in self.__dict__.items()) + ')'

    def __eq__(self, other):
        return isinstance(other, Record) and self.__dict__ == other.__dict__


class Point:
    def __init__(self, x, y):
        vars(self)['y'] = y
        self.__dict__['x'] = x
        self.z = 0

    def move(self, **to):
        for name, value in to.items():
            self.__dict__[name] = value
        return self

    def merge(self, other):
        vars(self).update(vars(other))
        vars(self).update([('first', 1)], last=9)


class Settings:
    """Nothing that the program names but what it is given."""

    def load(self, text):
        for line in text.split(';'):
            key, _, value = line.partition('=')
            setattr(self, key.strip(), int(value) if value.strip().isdigit() else value.strip())
        return self

    def get(self, key, default=None):
        return getattr(self, key, default)


class Row:
    def __init__(self, a, b):
        self.a = a
        self.b = b

    def total(self):
        return self.a + self.b

    def swap(self, names):
        first, second = names
        kept = getattr(self, first)
        setattr(self, first, getattr(self, second))
        setattr(self, second, kept)


def of_options():
    for o in (Options(), Options(here='attic', depth=9, zeal='much', office=[1]), Narrow(7, name='n', zeal=None), Narrow(8)):
        print(sorted(vars(o), key=str), vars(o), o.depth, o.here, o.name, o.room)
        for name in 'here depth zeal office room nothing width'.split():
            print(name, hasattr(o, name), getattr(o, name, 'absent'))
        try:
            print(o.office)
        except AttributeError as e:
            print(e)
    b = Options()
    for name, value in [('room', 'den'), ('zeal', None), ('x y', 4)]:
        setattr(b, name, value)
    print(vars(b), getattr(b, 'x' + ' y'))
    for o in (b, Narrow(1)):
        for what in 'hop hip hup'.split():
            try:
                print(o.run(what))
            except AttributeError as e:
                print(e)


def of_records():
    r = Record(a=1, b='two')
    print(r, r.a, r.b, vars(r), r == Record(a=1, b='two'), r == Record(b='two', a=1), r == Record(b='two'), Record())
    r.kind = 'mine'
    r.__dict__['kind2'] = 3
    print(r, r.kind, Record().kind, hasattr(r, 'kind2'), getattr(r, 'nope', 'no'))
    s = copy.copy(r)
    s.__dict__['only'] = 's'
    t = copy.deepcopy(s)
    t.__dict__['list'] = [1]
    u = copy.deepcopy(t)
    u.__dict__['list'].append(2) if 'list' in vars(u) else None
    print(r, s, t, u, sep='\n')


def of_points():
    p = Point(1, 2)
    print(vars(p), vars(p.move(x=5, w=[1])))
    q = Point('a', 'b')
    q.merge(p)
    print(vars(q), q.x, q.first)
    try:
        print(q.other)
    except AttributeError as e:
        print(e)
    q.move(other=1)
    print(q.other, sorted(vars(q)))


def of_settings():
    s = Settings().load('a=1; b = two;c=3')
    print(vars(s), s.get('a'), s.get('b'), s.get('d'), s.get('d', 0), [s.get(k) for k in 'cab'])
    s.load('b=22;z=')
    print(vars(s), len(vars(s)), 'z' in vars(s), {k: type(v).__name__ for k, v in vars(s).items()})


def of_rows():
    row = Row(1, 2)
    row.swap('a b'.split())
    print(vars(row), row.total())
    for name in 'a b c'.split():
        try:
            print(name, getattr(row, name))
        except AttributeError as e:
            print(e)


def main():
    of_options()
    of_records()
    of_points()
    of_settings()
    of_rows()


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
