# What a memo function raises for arguments that some call gives is raised there, when the program runs.
import operator
from operator import attrgetter, itemgetter, methodcaller


class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def moved(self, by):
        return self.x + by


def pluck(rows, *keys):
    return list(map(operator.itemgetter(*keys), rows))


def attributes(rows, *names):
    return list(map(attrgetter(*names), rows))


def call(rows, *arguments):
    return list(map(methodcaller(*arguments), rows))


class Pipe:
    def __init__(self, function):
        self.function = function

    def __call__(self, *arguments):
        return Pipe(lambda rows: self.function(rows, *arguments))

    def __ror__(self, rows):
        return self.function(rows)


@Pipe
def picked(rows, *keys):
    return [itemgetter(*keys)(row) for row in rows]


def doubled_name(kind):
    if kind is None:
        raise ValueError('nothing has no name')
    return kind.__name__ * 2


doubled_name._annspecialcase_ = 'specialize:memo'


def name_of(*kinds):
    return doubled_name(kinds[0] if kinds else None)


def main():
    rows = [{'a': 1, 'b': 2}, {'a': 3, 'b': 4}]
    print(pluck(rows, 'a'), pluck(rows, 'b', 'a'))
    try:
        print(pluck(rows))
    except TypeError as error:
        print(error)
    points = [Point(1, 2), Point(3, 4)]
    print(attributes(points, 'x'), attributes(points, 'x', 'y'))
    try:
        print(attributes(points))
    except TypeError as error:
        print(error)
    print(call(points, 'moved', 10))
    try:
        print(call(points))
    except TypeError as error:
        print(error)
    print(rows | picked('a'), rows | picked('b', 'a'))
    print(name_of(int), name_of(str))
    try:
        print(name_of())
    except ValueError as error:
        print(error)
    try:
        attrgetter(3)
    except TypeError as error:
        print(error)
    try:
        itemgetter()
    except TypeError as error:
        print(error)
    try:
        methodcaller(3)
    except TypeError as error:
        print(error)


if __name__ == '__main__':
    main()
