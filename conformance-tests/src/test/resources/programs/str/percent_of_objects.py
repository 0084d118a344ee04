"""The % operator of text with instances that can be numbers, also where their class has __rmod__."""
from fractions import Fraction
class A:
    def __index__(self): return 5
class B:
    def __float__(self): return 2.5
class T:
    pass
def attempt(f):
    try:
        print(f())
    except TypeError as e:
        print(e)


def main():
    print('%d %x %5.1f %o' % (A(), A(), A(), A()))
    print('%g %6.2f' % (B(), B()))
    for spec in ('%d', '%i', '%x', '%f', '%c'):
        attempt(lambda: spec % T())
        attempt(lambda: spec % None)
        attempt(lambda: spec % 'xy')
        attempt(lambda: spec % [1])
        attempt(lambda: spec % Fraction(7, 2))
        attempt(lambda: spec % (A(),))
    for v in (1, 2.5, 'x', None, Fraction(1, 3), B()):
        attempt(lambda: '%.2f' % v)
        attempt(lambda: '%d' % v)
    print('%d %f' % (Fraction(10 ** 30, 3), Fraction(10 ** 30, 3)))


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
