"""Mappings of names that only the run tells, passed to what is built in."""
# alone: for its values of several kinds the types of all of a group would be inferred again


def run(function, *args, **kwargs):
    return Call(function, args, kwargs).made()


class Call:
    def __init__(self, function, args, kwargs):
        self.function = function
        self.args = args
        self.kwargs = kwargs

    def made(self):
        try:
            return self.function(*self.args, **self.kwargs)
        except (TypeError, ZeroDivisionError) as error:
            return f'{type(error).__name__} {error}'


def own(n, *, limit=3):
    return n * limit


def options(names):
    return {name: 2 for name in names}


def attempt(action):
    try:
        print(action())
    except TypeError as error:
        print('TypeError', error)


def main():
    print(run(own, 2), run(own, 2, limit=5), run(own, 2, lim=5))
    print(run(divmod, 7, 2), run(divmod, 7, 0), run(''.join, ['a', 'b']), run(''.join, ['a', 1]))
    print(run(len, 'abc'), run(len, 'abc', limit=2), run(print, 1, 'a'), run(print, 1, sep=2))
    print(run([3].append, 4), run([3].append, 4, limit=2), run(int, '12'), run(int, '12', base=8))
    for names in [], ['ndigits'], ['foo']:
        attempt(lambda: round(2.25, **options(names)))
        attempt(lambda: len('ab', **options(names)))
        attempt(lambda: 'a,b'.split(',', **options(names)))
    for names in [], ['reverse'], ['foo']:
        attempt(lambda: sorted([3, 1, 2], **options(names)))
        attempt(lambda: [3, 1].sort(**options(names)))
    for names in [], ['base'], ['x']:
        attempt(lambda: int('101', **options(names)))
    for names in [], ['start']:
        attempt(lambda: list(enumerate('ab', **options(names))))
        attempt(lambda: sum([1, 2], **options(names)))
    for given in {}, {'sep': '-'}, {'end': '!\n', 'sep': '+'}, {'end': None}, {'file': None}:
        print(1, 2, **given)
    for given in {}, {'maxsplit': 1}, {'sep': '-'}, {'sep': '-', 'maxsplit': 1}:
        attempt(lambda: 'a-b c-d'.split(**given))
    print(run(dict, a=1), run(list, 'ab'), run(list, x=1), run(max, 3, 4), run(min))


if __name__ == '__main__':
    main()
