"""string.Formatter, as it is and extended."""
import string
from string import Formatter


class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __format__(self, spec):
        return f'<{self.x:{spec or "d"}},{self.y}>'


class Lenient(Formatter):
    """Other specifications and conversions, and names that nobody gave."""

    def __init__(self, missing='?'):
        self.missing = missing

    def get_value(self, key, args, kwargs):
        if isinstance(key, str):
            return kwargs.get(key, self.missing + key)
        return args[key]

    def convert_field(self, value, conversion):
        if conversion == 'u':
            return str(value).upper()
        return super().convert_field(value, conversion)

    def format_field(self, value, format_spec):
        if format_spec.startswith('repeat:'):
            return str(value) * int(format_spec[7:])
        return super().format_field(value, format_spec)


class Strict(Formatter):
    def check_unused_args(self, used_args, args, kwargs):
        unused = [str(i) for i in range(len(args)) if i not in used_args] + sorted(k for k in kwargs if k not in used_args)
        if unused:
            raise ValueError('not used: ' + ', '.join(unused))


def main():
    plain = Formatter()
    print(plain.format('{} {} {a!r:>6} {{x}}', 1, 2.5, a='x'), plain.format(''), plain.format('no fields'))
    print(plain.vformat('{0} {k} {0:>{width}}|', (1, 'b'), {'k': 3, 'width': 4}))
    print(plain.format('{0.x} {0.y} {0:03d} {p.x}', Point(3, 4), p=Point(5, 6)))
    print(plain.format('{0[1]} {d[k]} {d[other]!a}', [10, 20], d={'k': 'v', 'other': 'é'}))
    lenient = Lenient()
    print(lenient.format('{0!u} {name} {0:repeat:3} {gone:>8}', 'ab', name='n'))
    print(Lenient('-').format('{x}{y}', y=1))
    strict = Strict()
    print(strict.format('{0} {b}', 1, b=2))
    for text in ['{0}', '{0} {1}', '{0} {1} {c}', '{', '}', '{0', '{0!}', '{0!x}', '{} {0}', '{0} {}', '{9}', '{a:{b:{c:{d}}}}', '{0.}', '{0[}', '{0[1]x}', '{0[a]}', '{0.nothing}', '{0!rr}', '{0:{}']:
        try:
            print(text, '->', strict.format(text, 1, 2))
        except (ValueError, KeyError, IndexError, AttributeError, TypeError) as error:
            print(text, type(error).__name__, error)
    for text in ['{0[k]}', '{0[9]}', '{1[k]}', '{1[gone]}', '{1[0]}', '{2[1]}', '{2[k]}', '{3.x}', '{3.z}', '{3[0]}']:
        try:
            print(text, '->', plain.format(text, [1, 2], {'k': 'v'}, 'text', Point(1, 2)))
        except (ValueError, KeyError, IndexError, AttributeError, TypeError) as error:
            print(text, type(error).__name__, error)
    print(list(plain.parse('a{0}b{{c}}{name!r:>{w}}d{:x}')))
    for literal, field, spec, conversion in Formatter().parse('x={x:.2f} {y!s}'):
        print(repr(literal), field, spec, conversion)


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
