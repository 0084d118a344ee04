"""What is starred in a display and cannot be, of one kind and of several."""
# alone: for its values of several kinds the types of all of a group would be inferred again


class Plain:
    pass


class Mapping:
    def keys(self):
        return ['x']

    def __getitem__(self, key):
        return key * 2


def attempt(name, action):
    try:
        print(name, action())
    except TypeError as error:
        print(name, 'TypeError', error)


def main():
    number = len('ab')
    plain = Plain()
    nothing = None
    attempt('int', lambda: [*number])
    attempt('int', lambda: {*number})
    attempt('int', lambda: {**number})
    attempt('text', lambda: {**'ab'})
    attempt('list', lambda: {**[(1, 2)]})
    attempt('instance', lambda: [*plain])
    attempt('instance', lambda: {**plain})
    attempt('mapping', lambda: {**Mapping()})
    attempt('None', lambda: [1, *nothing])
    for value in [1, 'a', [1], {'k': 2}, None, 2.5, (3, 4), plain]:
        attempt('list', lambda: len([0, *value]))
        attempt('set', lambda: len({0, *value}))
        attempt('dict', lambda: {'n': 0, **value})


if __name__ == '__main__':
    main()
