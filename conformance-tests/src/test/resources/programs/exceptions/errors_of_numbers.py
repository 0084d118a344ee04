"""OSError of a number is of the class for it."""

import errno


def fail(number):
    raise OSError(number, 'text', 'file')


class Own(OSError):
    pass


def main():
    for number in (1, 2, 3, 4, 5, 10, 11, 13, 17, 20, 21, 32, 103, 104, 108, 110, 111, 114, 115):
        try:
            fail(number)
        except OSError as error:
            print(type(error).__name__, error.errno, error.strerror, error.filename, '|', error)
    try:
        raise OSError(errno.ENOENT, 'gone')
    except FileNotFoundError as error:
        print('not found', error, repr(error))
    try:
        raise IOError(errno.EACCES, 'closed')
    except FileNotFoundError as error:
        print('not found', error)
    except PermissionError as error:
        print('permission', repr(error))
    try:
        raise Own(2, 'gone')
    except FileNotFoundError:
        print('not found')
    except Own as error:
        print(type(error).__name__, error)
    try:
        open('/nonexistent/file')
    except FileNotFoundError as error:
        print(error, error.errno, error.filename)


if __name__ == '__main__':
    main()
