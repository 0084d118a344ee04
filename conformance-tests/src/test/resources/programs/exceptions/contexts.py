"""What was handled when an exception was raised: __context__, __cause__ and __suppress_context__."""


class AppError(Exception):
    pass


def lookup(d, k):
    try:
        return d[k]
    except KeyError as e:
        raise AppError('no ' + k) from e


def implicit(d, k):
    try:
        return d[k]
    except KeyError:
        raise AppError('bad ' + k)


def suppressed(d, k):
    try:
        return d[k]
    except KeyError:
        raise AppError('none ' + k) from None


def in_finally():
    try:
        raise ValueError('first')
    finally:
        raise AppError('second')


def show(e):
    print(type(e).__name__, e, '| cause', repr(e.__cause__), '| context', repr(e.__context__), '|', e.__suppress_context__)


def main(argv):
    d = {'a': 1}
    for f in [lookup, implicit, suppressed]:
        try:
            f(d, 'zz')
        except AppError as e:
            show(e)
    try:
        in_finally()
    except AppError as e:
        show(e)
    try:
        try:
            [1][3]
        except IndexError as e1:
            try:
                1 // (len(argv) - len(argv))
            except ZeroDivisionError as e2:
                show(e2)
                raise e1
    except IndexError as e3:
        show(e3)
    try:
        try:
            raise ValueError('v')
        except ValueError:
            int('x')
    except ValueError as e:
        show(e)
    e = ValueError('plain')
    show(e)
    try:
        raise e
    except ValueError as e4:
        show(e4)
    return 0


if __name__ == '__main__':
    import sys
    main(sys.argv)
