"""What clauses leave of a group, or raise themselves, is told with the places of each."""


def raising():
    raise ExceptionGroup('m', [ValueError(1), TypeError(2), OSError(3)])


def handling():
    try:
        raising()
    except* ValueError:
        raise KeyError('k')
    except* TypeError:
        pass


def main():
    try:
        handling()
    except* KeyError:
        raise


if __name__ == '__main__':
    main()
