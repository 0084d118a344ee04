class Own(ValueError):
    pass


def attempt(f):
    try:
        print(repr(f()))
    except TypeError as e:
        print(e)


def main(argv):
    attempt(lambda: ImportError('a', name='b', path='c'))
    attempt(lambda: ImportError('a', invalid=1))
    attempt(lambda: IndexError('a', x=1))
    attempt(lambda: Own('a', x=1))
    attempt(lambda: KeyError(x=1))


if __name__ == "__main__":
    main([])
