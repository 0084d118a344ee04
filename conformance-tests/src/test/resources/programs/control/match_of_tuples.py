"""A match of several values at once: what a pattern finds out of an item is known of the value that stands there."""


def compare(a, b):
    match a, b:
        case int(), int():
            return (a > b) - (a < b)
        case list(), int():
            return compare(a, [b])
        case int(), list():
            return compare([a], b)
    for x, y in zip(a, b):
        if r := compare(x, y):
            return r
    return compare(len(a), len(b))


class Shape:
    pass


class Circle(Shape):
    def __init__(self, radius):
        self.radius = radius


class Square(Shape):
    def __init__(self, side):
        self.side = side


def meet(a, b):
    match (a, b):
        case Circle(radius=r), Circle():
            return f"circles {r} {b.radius}"
        case (Circle(), Square()) | (Square(), Circle()) as pair:
            return f"mixed {len(pair)}"
        case first, Square(side=s) if s > 2:
            return f"large square {first.side} {b.side}"
        case _, _:
            return "others"


def fizz(n):
    match n % 3, n % 5:
        case 0, 0:
            return "FizzBuzz"
        case 0, _:
            return "Fizz"
        case _, 0:
            return "Buzz"
        case _:
            return str(n)


def shapes_of(x, y, z):
    match x, y, z:
        case [a, b]:
            return f"two {a} {b}"
        case 1, *rest:
            return f"one and {rest}"
        case *rest, 3:
            return f"{rest} and three"
        case [a, *rest, c] if a == c:
            return f"{a} around {rest}"
        case whole:
            return f"whole {whole}"


def lookup(table, key):
    match table.get(key), key:
        case None, k:
            return f"no {k}"
        case value, _:
            return value + 1


def calls():
    order = []

    def note(x):
        order.append(x)
        return x

    match note(1), note(2):
        case 2, 1:
            order.append("wrong")
        case 1, 2:
            order.append("right")
    return order


def main():
    print(compare(1, 2), compare([1, [2, 3]], [1, [2, 4]]), compare([[1], 4], [1, 3]), compare([], [1]), compare([1, 2], [1, 2]))
    print(meet(Circle(1), Circle(2)), meet(Circle(1), Square(2)), meet(Square(1), Circle(2)), meet(Square(1), Square(3)), meet(Square(1), Square(2)))
    print([fizz(n) for n in range(1, 16)])
    print(shapes_of(1, 2, 3), shapes_of(2, 2, 3), shapes_of(4, 5, 4), shapes_of(4, 5, 6))
    print(lookup({"a": 1}, "a"), lookup({"a": 1}, "b"), calls())


if __name__ == "__main__":
    main()
