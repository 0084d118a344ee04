class Shape:
    label = 'shape'
    sides = 0

    def __init__(self, size):
        self.size = size

    @classmethod
    def of(cls, n):
        return cls(n)

    @staticmethod
    def unit():
        return 1

    def next(self):
        return type(self).of(self.size + type(self).unit())

    def described(self):
        return type(self).label + ' ' + str(type(self).sides) + ' ' + str(self.size) + ' ' + type(self).__name__


class Square(Shape):
    label = 'square'
    sides = 4

    @staticmethod
    def unit():
        return 10


class Cube(Square):
    @classmethod
    def of(cls, n):
        return cls(n * 100)


class Only:
    @classmethod
    def of(cls, n):
        return cls()

    def again(self):
        return type(self).of(3)


def main():
    for shape in (Shape(1), Square(2), Cube(3)):
        later = shape.next()
        print(later.described(), later.next().described(), shape.unit(), later.of(5).described())
        maker = type(later)
        print(maker.of(7).described(), maker.unit(), maker.label)
    print(type(Only().again()).__name__)


main()
