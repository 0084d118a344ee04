import functools


class Bound(functools.partial):
    pass


class Numbered(enumerate):
    pass


def make(number):
    def inner(x):
        return x + number

    return inner


def main(argv):
    try:
        print(Bound(max, 1)(2))
    except TypeError:
        print("no arguments")
    try:
        print(list(Numbered("ab")))
    except TypeError:
        print("no arguments")
    try:
        print(make(3).__module__)
    except AttributeError:
        print("no module")
    return 0

# essence: what Python takes, but a translated program does not, is no TypeError or AttributeError that a handler takes
