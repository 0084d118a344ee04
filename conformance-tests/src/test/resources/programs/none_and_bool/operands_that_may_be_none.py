"""Operators whose operand may be None, on either side; paths as bytes; reversed(()) and items of ()."""

import os


def times(x, n):
    return x * n


def of_times(n, x):
    return n * x


def grown(x):
    b = True
    b *= x
    return b


def attempt(what, *arguments):
    try:
        print(what(*arguments))
    except TypeError as error:
        print(error)


def texts():
    for x in ("ab", None):
        attempt(times, x, 2)
        attempt(of_times, 2, x)
        attempt(grown, x)
        try:
            print(x % ())
        except TypeError as error:
            print(error)
    for y in (b"ab", None):
        for n in (2, -1):
            try:
                print(y * n)
            except TypeError as error:
                print(error)
            try:
                print(n * y)
            except TypeError as error:
                print(error)


def containers():
    for y in ([1], None):
        try:
            print(y * 2)
        except TypeError as error:
            print(error)
        try:
            print(2 * y)
        except TypeError as error:
            print(error)
        try:
            y *= 2
            print(y)
        except TypeError as error:
            print(error)
    for z in ({1}, None):
        try:
            print(z | {2})
        except TypeError as error:
            print(error)
        try:
            print(z - {2})
        except TypeError as error:
            print(error)
    for d in ({1: 2}, None):
        try:
            print(d | {2: 3})
        except TypeError as error:
            print(error)
    for a in (bytearray(b"x"), None):
        try:
            print(2 * a)
        except TypeError as error:
            print(error)
        try:
            print(a * 2)
        except TypeError as error:
            print(error)


def nothing():
    print(list(reversed(())), sorted(reversed(())), list(reversed([])))
    for x in reversed(()):
        print(x)
    for i in range(2):
        try:
            print(()[i])
        except IndexError as error:
            print(error)


def paths():
    try:
        os.rmdir(path=b"/nonexisting")
    except OSError as error:
        print(error)
    print(os.path.exists(b"/"), os.path.basename(p="/a/b"), os.path.isdir(s="/"), os.path.isabs(s="a"), os.path.split(p="/a/b"), os.path.realpath(filename="/"))


def main(argv):
    texts()
    containers()
    nothing()
    paths()
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
