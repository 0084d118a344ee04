"""What is done with vars(x) and x.__dict__, which are looked at where they stand."""


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


class Empty:
    pass


def fill(**keywords):
    return list(keywords.items())


def add(x, y):
    return x * 100 + y


def of_uses():
    point = Point(3, 4)
    print('%(x)d and %(y)d' % vars(point), '{x}-{y}'.format(**vars(point)), '{y}'.format_map(vars(point)), f'{vars(point)}', f'{point.__dict__!r:>20}')
    print(fill(**vars(point)), fill(a=1, **point.__dict__), add(**vars(point)), [*vars(point)], {**vars(point), 'x': 0})
    print(vars(point) | {'z': 1}, max(vars(point).values()), sum(vars(point).values()), sum(v for v in vars(point).values()), any(v > 3 for v in vars(point).values()))
    print({k.upper(): v for k, v in vars(point).items()}, [k for k in vars(point)], tuple(vars(point).items()), set(vars(point)) == {'x', 'y'})
    print(vars(point).copy(), type(vars(point)) is dict, isinstance(point.__dict__, dict), str(vars(point)), 3 in vars(point).values(), ('x', 3) in vars(point).items())
    kept = dict(vars(point))
    kept['x'] = 99
    print(kept, point.x)
    name = 'y'
    print(vars(point)[name], point.__dict__[name])
    try:
        print(vars(point)['q'])
    except KeyError as e:
        print('KeyError', e)


class Counter:
    def __init__(self):
        self.seen = 0
        self.total = 10
        self.last = ''

    def next(self):
        self.total += 1
        return self.total


def of_changes():
    counter = Counter()
    for name, value in vars(counter).items():
        counter.total += 5
        print(name, value)
        counter.last = name
    print(vars(counter), counter.next(), vars(counter))
    try:
        for name in vars(counter):
            print(name)
            counter.more = name
    except RuntimeError as e:
        print('RuntimeError', e)
    items = (f'{k}:{v}' for k, v in vars(counter).items())
    counter.seen = 77
    print(', '.join(items))


def nothing(n):
    return Point(n, n) if n else None


def of_none():
    for n in range(2):
        try:
            print(vars(nothing(n)))
        except TypeError as e:
            print('TypeError', e)
        try:
            print(nothing(n).__dict__)
        except AttributeError as e:
            print('AttributeError', e)
    for thing in [Point(1, 2), 3, 'text', Empty()]:
        try:
            print(vars(thing), thing.__dict__)
        except TypeError as e:
            print('TypeError', e)
        try:
            print(thing.__dict__)
        except AttributeError as e:
            print('AttributeError', e)


def main():
    of_uses()
    of_changes()
    of_none()


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
