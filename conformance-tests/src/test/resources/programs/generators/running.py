"""A generator that runs cannot be asked for more."""


class Holder:
    def __init__(self):
        self.generator = None


def curious(holder):
    for i in range(3):
        try:
            print('asked', next(holder.generator))
        except ValueError as error:
            print('next:', error)
        try:
            holder.generator.send(5)
        except ValueError as error:
            print('send:', error)
        try:
            holder.generator.close()
        except ValueError as error:
            print('close:', error)
        try:
            holder.generator.throw(KeyError('k'))
        except ValueError as error:
            print('throw:', error)
        received = yield i
        print('received', received)


def failing():
    yield 1
    raise KeyError('broken')


def careless():
    yield 1
    raise StopIteration()


def ignoring():
    try:
        yield 1
    except GeneratorExit:
        print('not now')
        yield 2


def main(argv):
    holder = Holder()
    holder.generator = curious(holder)
    for i in holder.generator:
        print('got', i)
    generator = failing()
    print(next(generator))
    try:
        next(generator)
    except KeyError as error:
        print('failed', error)
    for item in generator:
        print('never', item)
    try:
        for item in careless():
            print(item)
    except RuntimeError as error:
        print(error, repr(error.__cause__))
    generator = ignoring()
    next(generator)
    try:
        generator.close()
    except RuntimeError as error:
        print(error)
    generator = ignoring()
    try:
        generator.send(3)
    except TypeError as error:
        print(error)
    return 0


if __name__ == '__main__':
    import sys
    main(sys.argv)
