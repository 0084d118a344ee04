# What callables look like as text, addresses left out, and what they are called.


class Shape:
    def area(self):
        return 0

    def __repr__(self):
        return "shape"


class Square(Shape):
    def area(self):
        return 4


class Line(Shape):
    pass


def outer(k):
    def inner(x=3):
        return k + x

    return inner


def without_address(value):
    return str(value).split(" at 0x")[0]


def main(argv):
    print([len, abs], {"a": print}, f"{len!r:>25}|{repr}")
    print(dict.get, int, Shape, [Shape, int])
    for function in [outer, outer(1), lambda: 3]:
        print(without_address(function), function.__name__, function.__qualname__)
    for shape in [Shape(), Square(), Line()]:
        print(shape.area, shape.area.__name__, shape.area.__qualname__, shape.area.__self__)
    print([Shape().area, Square().area])
    inner = outer(len(argv))
    for value in [Square().area, len, inner, outer, Shape, "ab".upper, [1].append]:
        print(without_address(value))
    perhaps = inner if len(argv) > 0 else None
    print(perhaps.__name__, without_address(perhaps))
    text = "ab" * len(argv)
    print(without_address(text.upper), text.upper.__name__, text.upper.__self__ is text)
    for value in [Shape, outer]:
        if isinstance(value, type):
            print(value().area())
        else:
            print(value(4)(5))
    return 0


if __name__ == "__main__":
    import sys

    sys.exit(main(sys.argv))
