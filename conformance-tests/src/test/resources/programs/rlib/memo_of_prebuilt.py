"""specialize.memo() over functions, frozen objects, prebuilt instances, members of enumerations, bool and None; over two arguments and keywords."""
import enum
from rpython.rlib.objectmodel import specialize


class Style:
    """Known as itself, not by its class."""

    def __init__(self, name, width):
        self.name = name
        self.width = width

    def _freeze_(self):
        return True


class Point:
    """Only prebuilt: none is made by the program."""

    def __init__(self, x, y):
        self.x = x
        self.y = y


class Special(Point):
    pass


class Colour(enum.Enum):
    RED = 1
    GREEN = 2
    BLUE = 4


NARROW = Style('narrow', 1)
WIDE = Style('wide', 9)
STYLES = [NARROW, WIDE]
POINTS = [Point(1, 2), Point(3, 4), Special(5, 6)]
LEGEND = {'red': Colour.RED, 'green': Colour.GREEN, 'blue': Colour.BLUE}


def double(x):
    return 2 * x


def square(x):
    return x * x


def negate(x):
    return -x


TABLE = [double, square, negate]


@specialize.memo()
def letters(function):
    return len(function.__name__)


@specialize.memo()
def partner(function):
    return TABLE[(TABLE.index(function) + 1) % 3]


@specialize.memo()
def ruler(style):
    return '-' * style.width


@specialize.memo()
def norm(point):
    return sum(getattr(point, name) ** 2 for name in 'xy')


@specialize.memo()
def neighbour(point):
    return POINTS[(POINTS.index(point) + 1) % len(POINTS)]


@specialize.memo()
def hexadecimal(colour):
    return {Colour.RED: '#f00', Colour.GREEN: '#0f0'}.get(colour, '#00f')


@specialize.memo()
def text(flag):
    return 'yes' if flag else 'no'


@specialize.memo()
def combine(style, flag=False, *, colour=None):
    return '%s %s %s' % (style.name, flag, colour and colour.name)


@specialize.memo()
def between(first, second):
    return None if first is second else (first.x - second.x, first.y - second.y)


@specialize.memo()
def default_for(style):
    return 'default' if style is None else style.name.upper()


@specialize.memo()
def digits(count, letter):
    return letter * count


@specialize.memo()
def fraction(flag):
    return 0.5 if flag else None


class Space:
    """A frozen object whose method is looked up."""

    def _freeze_(self):
        return True

    @specialize.memo()
    def title(self, style):
        return 'title of ' + style.name


class Counter:
    """A prebuilt instance with a method that is looked up."""

    def __init__(self, start):
        self.start = start
        self.total = 0

    @specialize.memo()
    def initial(self, flag):
        return self.start + (100 if flag else 0)


SPACE = Space()
COUNTERS = [Counter(10), Counter(20)]


@specialize.memo()
def first_rule(style):
    return 1


@specialize.memo()
def second_rule(style):
    return 2 + style.width


def main(argv):
    few = len(argv) < 50
    for function in TABLE:
        print(letters(function), partner(function)(7))
    for style in STYLES:
        print(ruler(style), SPACE.title(style), combine(style), combine(style, few), combine(style, colour=Colour.RED))
        rule = first_rule if style is NARROW else second_rule
        print(rule(style))
    for point in POINTS:
        print(norm(point), neighbour(point).x, neighbour(point) is POINTS[0])
        for other in POINTS:
            found = between(point, other)
            if found is None:
                print('same')
            else:
                print(found[0], found[1])
    for name in ['red', 'green', 'blue']:
        print(name, hexadecimal(LEGEND[name]))
        print(combine(WIDE, flag=name == 'red', colour=LEGEND[name]))
    print(text(few), text(not few), text(True))
    for flag in [True, False]:
        found = fraction(flag)
        print(-1.0 if found is None else found)
    maybe = NARROW if few else None
    print(default_for(maybe), default_for(None), default_for(WIDE))
    maybe = None if few else WIDE
    print(default_for(maybe))
    print(digits(3, 'x'), digits(4, 'yz'))
    for counter in COUNTERS:
        counter.total += counter.initial(few) + counter.initial(False)
        print(counter.total)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(main(sys.argv))
