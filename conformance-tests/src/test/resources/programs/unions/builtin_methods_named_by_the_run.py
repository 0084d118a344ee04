"""Methods of built-in types by names that only the run tells, which are called at once."""
# alone: for its values of several kinds the types of all of a group would be inferred again

ALIGN = {'<': 'ljust', '>': 'rjust', '^': 'center'}


def pad(text, sign, width):
    return getattr(text, ALIGN[sign])(width, '.')


def apply(text, names):
    for name in names:
        text = getattr(text, name)()
    return text


def changed(items, name, argument):
    method = getattr(items, name)
    method(argument)
    return items


def attempt(action):
    try:
        print(action())
    except (AttributeError, TypeError) as error:
        print(type(error).__name__, error)


def main():
    for sign in '<>^':
        attempt(lambda: repr(pad('ab', sign, 6)))
    attempt(lambda: apply(' Abc ', 'strip upper'.split()))
    attempt(lambda: apply('x', ['foo']))
    attempt(lambda: apply('x', ['center']))
    for name, argument in [('append', 5), ('remove', 3), ('insert', 1)]:
        attempt(lambda: changed([3, 1], name, argument))
    for name in ['keys', 'values', 'items']:
        print(sorted(getattr({'a': 1}, name)()))
    for name in 'add', 'discard', 'update':
        attempt(lambda: changed({1}, name, 1))
    for value in ['B', b'B', 2]:
        for name in ['lower', 'bit_length']:
            attempt(lambda: getattr(value, name)())


if __name__ == '__main__':
    main()
