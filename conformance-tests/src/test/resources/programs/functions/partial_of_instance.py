from functools import partial


class Meter:
    def __init__(self):
        self.total = 0

    def __call__(self, e, scale=1, *more):
        self.total += e * scale
        return self.total


class Loud(Meter):
    def __call__(self, e, scale=1, *more):
        print('loud', e, scale, more)
        return super().__call__(e, scale)


meter = Meter()
loud = Loud()
by_ten = partial(meter, scale=10)
of_four = partial(loud, 4)
both = [partial(meter, 1), partial(loud, 2, 3), meter, max]
table = {'a': meter, 'b': partial(loud, scale=3), 'c': lambda e: e}


def main(argv):
    print(by_ten(4), of_four(), of_four(5, 6), of_four(scale=2))
    print([f(2) for f in both[:3]])
    print(sorted((k, f(7)) for k, f in table.items()))
    meter.total = 0
    print(by_ten(1), meter.total, loud.total)
    try:
        by_ten(1, 2)
    except TypeError as error:
        print(error)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(main(sys.argv))
