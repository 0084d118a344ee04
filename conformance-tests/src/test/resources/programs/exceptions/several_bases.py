"""Exceptions with two bases are caught by either, in the function that raises them and around it."""


class AppError(Exception):
    def __init__(self, message, code=1):
        super().__init__(message)
        self.code = code


class NotFound(AppError, KeyError):
    def __str__(self):
        return 'not found: ' + self.args[0]


class Missing(NotFound):
    pass


class Wrong(AppError, ValueError):
    pass


class Retry(Exception):
    pass


class Slow(Wrong, Retry):
    pass


class Handled(ValueError, LookupError):
    pass


def fail(kind):
    if kind == 0:
        raise NotFound('n', 4)
    if kind == 1:
        raise Missing('m')
    if kind == 2:
        raise Wrong('w', 7)
    if kind == 3:
        raise Slow('s')
    if kind == 4:
        raise Handled('h')
    if kind == 5:
        raise KeyError('k')
    raise AppError('a')


def by_key(kind):
    try:
        fail(kind)
    except KeyError as error:
        return 'key ' + type(error).__name__ + ' ' + str(error)
    except (Retry, LookupError) as error:
        return 'retry or lookup ' + type(error).__name__ + ' ' + str(error)
    except ValueError as error:
        return 'value ' + type(error).__name__ + ' ' + str(error)
    except AppError as error:
        return 'app ' + str(error.code)


def by_app(kind):
    try:
        fail(kind)
    except AppError as error:
        return 'app ' + str(error.code) + ' ' + str(isinstance(error, KeyError)) + ' ' + str(isinstance(error, ValueError))
    except LookupError as error:
        return 'lookup ' + repr(error)


def inner(kind):
    try:
        try:
            fail(kind)
        except Retry as error:
            print('again', error)
            raise
        finally:
            print('left', kind)
    except ValueError as error:
        return 'value ' + str(error)
    except Exception as error:
        return 'other ' + type(error).__name__


def directly():
    try:
        raise Slow('direct')
    except Retry as error:
        return str(error) + ' ' + str(error.code)


class Ignoring:
    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        return isinstance(value, KeyError)


def main():
    for kind in range(7):
        print(kind, by_key(kind), by_app(kind), inner(kind))
    print(directly())
    for kind in (0, 1):
        with Ignoring():
            fail(kind)
        print('ignored', kind)
    table = {'a': 1}
    for key in ('a', 'b'):
        try:
            if key not in table:
                raise NotFound(key)
            print(table[key])
        except KeyError as error:
            print('no', error)
    try:
        print({}['x'])
    except AppError as error:
        print(error.code)
    except KeyError as error:
        print('plain', error)


if __name__ == '__main__':
    main()
