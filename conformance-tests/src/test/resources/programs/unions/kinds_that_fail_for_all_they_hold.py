"""A kind of which none of the kinds that it holds knows what a builtin does with each raises when it comes, as one that holds but one kind."""
# alone: for its values of several kinds the types of all of a group would be inferred again


def made(kind):
    """An int, a list of ints, a dict with keys of two kinds that cannot be added, and a list of two such kinds."""
    if kind == 0:
        return 3
    if kind == 1:
        return [1, 2]
    if kind == 2:
        return {'a': 1, b'c': 2}
    return [None, 'text']


def attempt(name, action):
    try:
        print(name, action())
    except TypeError as error:
        print(name, 'TypeError', error)


def main():
    for kind in range(4):
        value = made(kind)
        attempt('sum', lambda: sum(value))
        attempt('absolute', lambda: [abs(item) for item in value])
        attempt('rounded', lambda: list(map(round, value)))
        attempt('ordered', lambda: sorted(value))
        attempt('greatest', lambda: max(value, default=0))
        attempt('negative', lambda: sum(-item for item in value))
        attempt('list', lambda: [0, *value])
        attempt('set', lambda: len({0, *value}))
        attempt('dict', lambda: {0: 0, **value})
    print(sum([sum(made(1)), made(0)]))


if __name__ == '__main__':
    main()
