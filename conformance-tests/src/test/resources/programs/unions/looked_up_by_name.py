# Attributes by a name that only the run tells, of values of which some are of built-in types.
class Undefined:
    def __repr__(self):
        return 'undefined'


UNDEFINED = Undefined()


class User:
    def __init__(self, name, tags):
        self.name = name
        self.tags = tags
        self.address = {'city': 'Bern', 'zip': [3, 0]}

    def greet(self):
        return 'I am ' + self.name


def lookup(path, context):
    value = context
    for part in path.split('.'):
        if isinstance(value, dict):
            value = value.get(part, UNDEFINED)
        elif isinstance(value, (list, tuple)) and part.isdigit():
            value = value[int(part)] if int(part) < len(value) else UNDEFINED
        else:
            value = getattr(value, part, UNDEFINED)
        if callable(value):
            value = value()
    return value


def main():
    context = {'user': User('Ann', ['a', 'b']), 'n': 3, 'z': 2.5, 'xs': [1, 'two', None], 'f': lambda: 'called', 's': 'text'}
    for path in ('user.name', 'user.greet', 'user.tags.1', 'user.tags.9', 'user.address.city', 'user.address.zip.0',
                 'n', 'n.real', 'z.imag', 'xs.1', 'xs.2', 'f', 'user.nothing', 's.nothing', 'missing', 'missing.x', 'xs.2.y'):
        print(path, lookup(path, context))


if __name__ == '__main__':
    main()
