"""What nothing catches of groups is told as a tree."""


def fail():
    raise ValueError('a')


def failed():
    try:
        fail()
    except ValueError as error:
        return error


def chained():
    try:
        raise KeyError('x') from failed()
    except KeyError as error:
        error.add_note('first note\nand more')
        return error


def nest(depth):
    if depth == 0:
        return ValueError('innermost')
    return ExceptionGroup('nested ' + str(depth), [nest(depth - 1)])


def main():
    inner = ExceptionGroup('inner', [failed(), TypeError(2)])
    group = ExceptionGroup('outer', [nest(11), ValueError(1), failed(), inner, chained()] + [ValueError(i) for i in range(12)])
    group.add_note('noted')
    group.__cause__ = ExceptionGroup('cause', [KeyError(1)])
    raise group


if __name__ == '__main__':
    main()
